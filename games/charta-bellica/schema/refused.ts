import type { TrickRefusal } from '../rules/refuse-trick.ts';
import type { Refusal } from '../../../rulebook/refusal.ts';
import { ASKED_SENTENCES } from '../../kit/schema/refusals.ts';
import { refusedBy, type HeadlessRefusal, type HeadlessSentences } from '../../../host/games/headless.ts';

export function refused(refusal: Refusal): HeadlessRefusal {
  return refusedBy(SENTENCES, refusal);
}

const SENTENCES = {
  ...ASKED_SENTENCES,
  pairs: ({ given }) => `pairs: two alliances with two cards each, not ${given}`,
  'card twice': ({ at, card, first }) => `${at}: ${card} is named already in ${first}, and the deck holds it once`,
  'cards left': ({ given, least, most }) => `left: a hand holds ${least} to ${most} cards after laying, not ${given}`,
  'nobody may attack': ({ seat }) => `attack.by: seat ${seat} may not attack, and nobody may in this trick`,
  'seat may not attack': ({ seat, may }) => `attack.by: seat ${seat} may not attack in this trick, only seat ${may}`,
  'drawn count': ({ given, seats }) => `drawn: ${given} entries for ${seats} seats (null for a hand nobody draws from)`,
  'drawn by nobody': ({ seat }) => `drawn[${seat}]: nobody draws from seat ${seat} here, only null`,
  'drawn missing': ({ seat }) => `drawn[${seat}]: seat ${seat} is among the equal, so a card comes from its hand`,
} as const satisfies HeadlessSentences;

true satisfies TrickRefusal extends keyof typeof SENTENCES ? true : never;
