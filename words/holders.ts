import { HOLDER_DE } from './de/holder.ts';
import { HOLDER_EN } from './en/holder.ts';
import type { HolderWords } from './holder.ts';
import { HOLDER_HU } from './hu/holder.ts';
import type { Language } from './language.ts';

/** Who holds the nights, in every language. */
export const HOLDER_WORDS: Readonly<Record<Language, HolderWords>> = { en: HOLDER_EN, hu: HOLDER_HU, de: HOLDER_DE };
