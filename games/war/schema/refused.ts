import type { Refusal } from '../../../rulebook/refusal.ts';
import { ASKED_SENTENCES } from '../../kit/schema/refusals.ts';
import { refusedBy, type HeadlessRefusal, type HeadlessSentences } from '../../../host/games/headless.ts';

export function refused(refusal: Refusal): HeadlessRefusal {
  return refusedBy(SENTENCES, refusal);
}

const SENTENCES: HeadlessSentences = {
  ...ASKED_SENTENCES,
  'nobody flips': () => 'flips: nobody flips a card, and somebody must',
  'stacks count': ({ given, seats }) => `stacks: ${given} stacks for ${seats} players`,
  'no cards': () => 'stacks: nobody has a card',
  'cards are chosen': () =>
    'house.variation: in suicide players choose the cards they lay, which stacks do not tell; play it as classic or three-card',
};
