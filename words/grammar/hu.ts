import type { WordFunctions } from './common.ts';

/** Vowels as Hungarian hears them at the beginning of a word; accents of other languages are taken off first. */
const VOWEL = /^[aeiouöüőű]/;
/** Letters whose name begins with a vowel: ef, el, em, en, er, es, iksz, ipszilon. */
const LETTERS_AFTER_AZ = new Set('aáeéiíoóöőuúüűflmnrsxy');

/**
 * The definite article before a word, by the sound that follows: "az ász", "a hetes", "az 5", "az F3"; undefined for a
 * word whose sound its letters do not tell (other alphabets, signs).
 */
export function article(word: string): 'a' | 'az' | undefined {
  const begins = word.trim().toLowerCase();
  const number = /^\d+/.exec(begins)?.[0];
  if (number !== undefined) return numberBeginsWithVowel(number) ? 'az' : 'a';
  // A letter by itself is read by its name: "az F3", "az X".
  if (/^\p{L}(?!\p{L})/u.test(begins)) return articleOfLetter(begins.charAt(0));
  const plain = begins.normalize('NFD').replace(/\p{M}/gu, '');
  if (!/^[a-z]/.test(plain)) return undefined;
  // "az Yvonne", but "a Yorick".
  if (plain.startsWith('y')) return /^y[aeiou]/.test(plain) ? 'a' : 'az';
  return VOWEL.test(plain) ? 'az' : 'a';
}

/** Called in catalogues. */
export const functions: WordFunctions = {
  /** `THE($name)`: the value with its article. */
  THE: withArticle,
  /** `ACCUSATIVE($card)`: "hetest", "ászt". */
  ACCUSATIVE: accusative,
};

/** A word with its article, or by itself where that cannot be known. */
export function withArticle(word: string): string {
  const the = article(word);
  return the === undefined ? word : `${the} ${word}`;
}

function articleOfLetter(letter: string): 'a' | 'az' | undefined {
  if (!/[a-záéíóöőúüű]/.test(letter)) return undefined;
  return LETTERS_AFTER_AZ.has(letter) ? 'az' : 'a';
}

/** Egy, öt, ötven, ötszáz, ezer, egymillió: the first group of three digits is what is read first. */
function numberBeginsWithVowel(digits: string): boolean {
  const number = digits.replace(/^0+(?=\d)/, '');
  if (number.startsWith('5')) return true;
  return number.startsWith('1') && number.length % 3 === 1;
}

/** The accusative of a noun that ends in a vowel or in l, n, r, s, sz, z, zs, j, ly or ny: "hetest", "ászt", "dámát". */
export function accusative(noun: string): string {
  return `${lengthened(noun)}t`;
}

/** Final a, e, o and ö grow long before an ending. */
function lengthened(word: string): string {
  const long: Readonly<Record<string, string>> = { a: 'á', e: 'é', o: 'ó', ö: 'ő' };
  const last = word.slice(-1);
  return word.slice(0, -1) + (long[last] ?? last);
}
