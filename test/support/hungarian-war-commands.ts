import fc from 'fast-check';
import type { Card } from '../../rulebook/card.ts';
import type { Chance } from '../../rulebook/rulebook.ts';
import type { Player } from '../../rulebook/seat.ts';
import { unseen } from '../../rulebook/deck.ts';
import { seatsInGame } from '../../games/hungarian-war/rules/seats.ts';
import { FACES, type House } from '../../games/hungarian-war/rules/house.ts';
import type { Command, DieFace, Place, State } from '../../games/hungarian-war/rules/types.ts';

/** A command that fits the current state, or nearly: about one in ten is refused. */
export type Ask = (state: State) => Command;

const nat = fc.nat({ max: 10_000 });
const codes: readonly Card[] = [...unseen({ decks: 1, jokers: 2, extras: 1 }, []), 'K?', '5?', '??'];

export const house: fc.Arbitrary<Partial<House>> = fc.record({
  decks: fc.constantFrom(1, 2),
  jokers: fc.constantFrom(0, 2),
  rulesCards: fc.constantFrom(0, 1),
  jokerValue: fc.constantFrom(1, 13, 15),
  lastTable: fc.constantFrom('leave', 'play'),
  cards: fc.constantFrom('taken', 'entered', 'dealt', 'untracked'),
});

/** Makes each choice from the next of the given numbers. */
export function chanceFrom(numbers: readonly number[]): Chance {
  let turn = 0;
  return {
    draw: (from) => {
      const card = from[(numbers[turn++ % numbers.length] ?? 0) % from.length];
      if (card === undefined) throw new Error('nothing to draw from');
      return card;
    },
  };
}

const open: fc.Arbitrary<Ask> = fc
  .array(fc.option(fc.constantFrom<DieFace>(...FACES), { freq: 12 }), { minLength: 10, maxLength: 10 })
  .map((faces) => (state) => {
    const inGame = seatsInGame(state);
    return { type: 'open', faces: state.seats.map((_, seat) => (inGame.includes(seat) ? (faces[seat] ?? null) : null)) };
  });

const name: fc.Arbitrary<Ask> = fc.tuple(nat, fc.constantFrom(...codes), fc.boolean()).map(([id, card, confirm]) => (state) => ({
  type: 'name',
  id: id % (state.cards.length + 1),
  card,
  confirm,
}));

const countDeck: fc.Arbitrary<Ask> = fc.tuple(fc.nat({ max: 30 }), fc.boolean()).map(([left, short]) => (state) => {
  const unfilled: readonly Place[] = short ? state.laid.filter((place) => place !== null).slice(-1) : [];
  return { type: 'countDeck', left: short ? 0 : left, unfilled, reason: 'counted' };
});

const points: fc.Arbitrary<Ask> = fc
  .tuple(nat, fc.integer({ min: -20, max: 20 }), fc.boolean())
  .map(([at, by, count]) => (state) => {
    const player = state.seats[at % state.seats.length]?.player.id ?? '';
    return count ? { type: 'countPile', player, points: by } : { type: 'adjustPoints', player, by, reason: 'counted' };
  });

const people: fc.Arbitrary<Ask> = fc
  .tuple(nat, fc.constantFrom('away', 'back', 'leave', 'in', 'out', 'join', 'turn', 'swap'))
  .map(([at, what]) => (state) => {
    const seat = at % state.seats.length;
    switch (what) {
      case 'in':
      case 'out':
        return { type: 'setStanding', seat, standing: what, reason: 'seen' };
      case 'join':
        return { type: 'join', seat, player: newcomer(state) };
      case 'turn':
        return { type: 'turnCircle' };
      case 'swap':
        return { type: 'swap', side: seat };
      default:
        return { type: what, seat };
    }
  });

export const asks: fc.Arbitrary<readonly Ask[]> = fc.array(
  fc.oneof(
    { weight: 10, arbitrary: open },
    { weight: 4, arbitrary: name },
    { weight: 3, arbitrary: people },
    { weight: 1, arbitrary: countDeck },
    { weight: 1, arbitrary: points },
  ),
  { maxLength: 60, size: 'large' },
);

/** Somebody who left comes back now and then. */
function newcomer(state: State): Player {
  const [left] = state.gone;
  if (left !== undefined && state.round % 2 === 0) return left.player;
  const number = state.seats.length + state.gone.length;
  return { id: `late-${number}`, name: `Late ${number}` };
}
