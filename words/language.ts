import { LANGUAGE_NAMES, LANGUAGES, PSEUDO } from './generated/languages.js';

export { LANGUAGE_NAMES, LANGUAGES, PSEUDO };

export type Language = (typeof LANGUAGES)[number] | typeof PSEUDO;

/** The language wished for, by its tag (`hu`, `de-AT`); English for one we do not speak. */
export function parseLanguage(tag: string | null | undefined): Language {
  if (tag === PSEUDO) return PSEUDO;
  const base = tag?.toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === base) ?? 'en';
}

/** Made once a language: making one takes longer than loading all words. */
const listFormats = new Map<string, Intl.ListFormat>();

/** Names as a list of that language, joined by its "and". */
export function listIn(language: string): (names: readonly string[]) => string {
  return (names) => {
    const format = listFormats.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
    listFormats.set(language, format);
    return format.format(names);
  };
}

/** A name as it stands in a line of text: one that is written from right to left does not move what stands beside it. */
export function isolated(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name;
}

/** The same words with a capital, as a line or a sentence begins with them. */
export function titled(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
