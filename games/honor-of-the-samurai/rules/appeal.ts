import type { Card } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { Appeal, Armies, Common, Declared, Place } from './play.ts';
import { seatsIn } from './score.ts';
import { isFaceCard, isJoker } from './battle.ts';

export const NOBODY = 'nobody';
/** HS-9: the Joker stays in the army, as it must where the hand is empty. */
export const KEEP = 'keep';

/** HS-9: how the appeal of a Joker goes on, or how it has ended. */
export function advanceAppeal(appeal: Appeal, given: string): Appeal | 'granted' | 'refused' {
  switch (appeal) {
    case 'appeal':
      return given === NOBODY || given === 'no' ? 'refused' : 'response';
    case 'response':
      return given === 'yes' ? 'drawn' : 'refused';
    case 'drawn':
      return isFaceCard(given as Card) ? 'granted' : 'refused';
  }
}

/** HS-9: whom the Jokers of a hand would disgrace, but for the King; nobody where no King can hear them. Ascending. */
export function appellants(common: Common, { seat }: Declared): readonly Seat[] {
  const king = hearingKing(common);
  return king === undefined ? [] : seatsIn(common.scores, common.house).filter((other) => other !== seat && other !== king);
}

/** HS-9: the Jokers of revealed armies that may be appealed, in seat order. */
export function jokersToHear(common: Common, { fighting, armies, charges }: Armies): readonly Place[] {
  const king = hearingKing(common);
  if (king === undefined) return [];
  return fighting
    .filter((seat) => seat !== king)
    .flatMap((seat): readonly Place[] => [
      ...(armies[seat] ?? []).flatMap((card, at) => (isJoker(card) ? [{ seat, at }] : [])),
      ...(isJoker(charges[seat] ?? '??') ? [{ seat, at: 'charge' as const }] : []),
    ]);
}

/** HS-9: a King who is out hears no appeals. */
function hearingKing({ house, king, scores }: Common): Seat | undefined {
  if (house.diplomacy === 'no' || king === undefined) return undefined;
  return seatsIn(scores, house).includes(king.seat) ? king.seat : undefined;
}
