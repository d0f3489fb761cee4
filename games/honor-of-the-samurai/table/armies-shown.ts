import { ARMY } from '../rules/house.ts';
import type { Armies, Play } from '../rules/play.ts';
import { seatsIn } from '../rules/score.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { CardShown } from '../../kit/table/shown.ts';

/** HS-1, HS-8: three cards face down, a charge beside them, and face up whatever has been entered. */
export function cardsNow(play: Play, seat: Seat): readonly CardShown[] {
  switch (play.phase) {
    case 'armies':
      return cardsRevealed(play.revealed, seat);
    case 'army appeal': {
      const heard = play.jokers[0];
      const place = heard?.at === 'charge' ? ARMY : heard?.at;
      return cardsRevealed(play.revealed, seat).map((card, at) =>
        heard?.seat === seat && place === at ? { ...card, lit: true } : card,
      );
    }
    case 'over':
      return play.last === undefined ? [] : cardsRevealed(play.last.revealed, seat);
    case 'charges': {
      const army = seatsIn(play.scores, play.house).includes(seat) ? BACKS : [];
      return play.charging.includes(seat) ? [...army, { card: 'back', extra: true }] : army;
    }
    case 'hands':
    case 'hand appeal':
      return seatsIn(play.scores, play.house).includes(seat) ? BACKS : [];
    case 'king':
    case 'illegal suit':
      return [];
    default:
      return play satisfies never;
  }
}

const BACKS: readonly CardShown[] = Array.from({ length: ARMY }, () => ({ card: 'back' }));

/** HS-8: an army as far as it is revealed, its charge last. */
export function cardsRevealed({ fighting, armies, charges, charging }: Armies, seat: Seat): readonly CardShown[] {
  if (!fighting.includes(seat)) return [];
  const army = armies[seat] ?? [];
  const shown = BACKS.map((back, at): CardShown => ({ card: army[at] ?? back.card }));
  return charging.includes(seat) ? [...shown, { card: charges[seat] ?? 'back', extra: true }] : shown;
}
