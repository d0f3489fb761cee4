import type { Language } from '../../../words/language.ts';
import { CHARTA_BELLICA_DE } from './de/table.ts';
import { CHARTA_BELLICA_EN } from './en/table.ts';
import { CHARTA_BELLICA_HU } from './hu/table.ts';
import type { ChartaBellicaWords } from './words.ts';

/** What Charta Bellica says at the table in every language. */
export const CHARTA_BELLICA_WORDS: Readonly<Record<Language, ChartaBellicaWords>> = {
  en: CHARTA_BELLICA_EN,
  hu: CHARTA_BELLICA_HU,
  de: CHARTA_BELLICA_DE,
};
