import type { Language } from '../../../../words/language.ts';
import { CHARTA_BELLICA_DE } from './de.ts';
import { CHARTA_BELLICA_EN, type ChartaBellicaWords } from './en.ts';
import { CHARTA_BELLICA_HU } from './hu.ts';

/** What Charta Bellica says at the table in every language. */
export const CHARTA_BELLICA_WORDS: Readonly<Record<Language, ChartaBellicaWords>> = {
  en: CHARTA_BELLICA_EN,
  hu: CHARTA_BELLICA_HU,
  de: CHARTA_BELLICA_DE,
};
