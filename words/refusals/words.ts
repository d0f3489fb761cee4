import type { Refusal } from '../../rulebook/refusal.ts';
import { HOLDER_DE, REFUSALS_DE } from './de.ts';
import { HOLDER_EN, type HolderWords, type HostRefusalSentences, REFUSALS_EN } from './en.ts';
import { HOLDER_HU, REFUSALS_HU } from './hu.ts';
import { inEach, isolatedIn } from '../language.ts';
import type { RefusalParams } from '../rulebook.ts';

export const REFUSAL_WORDS = inEach<HostRefusalSentences>(REFUSALS_EN, REFUSALS_HU, REFUSALS_DE);
export const HOLDER_WORDS = inEach<HolderWords>(HOLDER_EN, HOLDER_HU, HOLDER_DE);

/**
 * The sentence for a refusal: the rulebook's own for its codes, else the host's; a code without a
 * sentence is said as it is, so that nothing is refused without a word.
 */
export function refusalSentence(
  refusal: Refusal,
  ...sentences: readonly Readonly<Partial<Record<string, (params: RefusalParams) => string>>>[]
): string {
  for (const known of sentences) {
    const sentence = known[refusal.code]?.(isolatedIn(refusal.params));
    if (sentence !== undefined) return sentence;
  }
  return refusal.code;
}
