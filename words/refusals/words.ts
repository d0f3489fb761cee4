import type { Refusal } from '../../rulebook/refusal.ts';
import { HOLDER_DE, REFUSALS_DE } from './de.ts';
import { HOLDER_EN, type HolderWords, type HostRefusalSentences, REFUSALS_EN } from './en.ts';
import { HOLDER_HU, REFUSALS_HU } from './hu.ts';
import type { Language } from '../language.ts';
import type { RefusalParams } from '../rulebook.ts';

export const REFUSAL_WORDS: Readonly<Record<Language, HostRefusalSentences>> = {
  en: REFUSALS_EN,
  hu: REFUSALS_HU,
  de: REFUSALS_DE,
};

export const HOLDER_WORDS: Readonly<Record<Language, HolderWords>> = { en: HOLDER_EN, hu: HOLDER_HU, de: HOLDER_DE };

/**
 * The sentence for a refusal: the rulebook's own for its codes, else the host's; a code nobody words is said as it
 * is, so that nothing is refused without a word.
 */
export function refusalSentence(
  refusal: Refusal,
  ...sentences: readonly Readonly<Partial<Record<string, (params: RefusalParams) => string>>>[]
): string {
  for (const known of sentences) {
    const sentence = known[refusal.code]?.(refusal.params);
    if (sentence !== undefined) return sentence;
  }
  return refusal.code;
}
