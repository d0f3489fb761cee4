import { LANGUAGE_NAMES, LANGUAGES, PSEUDO } from './generated/languages.js';

export { LANGUAGE_NAMES, LANGUAGES, PSEUDO };

export type Language = (typeof LANGUAGES)[number] | typeof PSEUDO;

/** The language wished for, by its tag (`hu`, `de-AT`); English for one we do not speak. */
export function parseLanguage(tag: string | null | undefined): Language {
  if (tag === PSEUDO) return PSEUDO;
  const base = tag?.toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === base) ?? 'en';
}

/** What is worded in code or JSON, and in no catalogue yet. */
export type Spelled<Words> = { readonly en: Words } & Readonly<Partial<Record<Language, Words>>>;

/** A language that is not spelled out says it in English. */
export function spelled<Words>(words: Spelled<Words> | undefined, language: Language): Words | undefined {
  return words?.[language] ?? words?.en;
}

/** What is worded in every language. */
export function inEach<Words>(en: Words, hu: Words, de: Words): Readonly<Record<Language, Words>> {
  const given = { en, hu, de };
  const languages: readonly Language[] = [...LANGUAGES, PSEUDO];
  return Object.fromEntries(languages.map((one) => [one, spelled(given, one)])) as Record<Language, Words>;
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

/** What a sentence is given, with all its names as `isolated` gives them. */
export function isolatedIn(params: Readonly<Record<string, string | number>>): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, typeof value === 'string' ? isolated(value) : value]),
  );
}

/** "1 round", "3 rounds", in languages with one plural. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The same words with a capital, as a line or a sentence begins with them. */
export function titled(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * What every language says, from what English says: the same names, and sentences that are given the same values. Only
 * words are widened; a list of anything else keeps its type.
 */
export type Worded<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Worded<Said>
    : T extends readonly (infer Element)[]
      ? readonly (Element extends string ? string : Element)[]
      : { readonly [Name in keyof T]: Worded<T[Name]> };

/** A text as a sentence of its own: with a full stop, where it does not end in a mark already. */
export function sentenceOf(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
