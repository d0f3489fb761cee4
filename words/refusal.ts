import type { Refusal } from '../rules/refusal.ts';

export type RefusalParams = Refusal['params'];

/** A sentence for each code, from the values that came with it. */
export type RefusalSentences<Code extends string> = Readonly<Record<Code, (params: RefusalParams) => string>>;

/**
 * The host's own codes, and `not live` for a window that has lost it. They are listed here again because words know
 * nothing of the host; a test holds the two lists equal.
 */
export const HOST_REFUSAL_CODES = [
  'not a command',
  'no game',
  'wrong phase',
  'step has passed',
  'round under way',
  'too soon',
  'no such digit',
  'nobody to type',
  'nothing typed',
  'another die is next',
  'another die was last',
  'seat not stalled',
  'no such seat',
  'no such rulebook',
  'inputs count',
  'pad twice',
  'cluster twice',
  'no such input',
  'no such pad',
  'no such port',
  'pad in round',
  'id taken',
  'pad silent',
  'pad refuses',
  'no pad free',
  'no practice pad',
  'no seat plays by keys',
  'nothing to undo',
  'nothing to redo',
  'another step is next',
  'record failing',
  'record not failing',
  'cannot share',
  'no such night',
  'night in use',
  'night open',
  'night damaged',
  'night too new',
  'folder refuses',
  'host fault',
  'not live',
] as const;
export type HostRefusalSentences = RefusalSentences<(typeof HOST_REFUSAL_CODES)[number]>;

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
