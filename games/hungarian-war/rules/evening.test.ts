import { describe, expect, it } from 'vitest';
import { fold, PEOPLE, stackedDeck } from '../../../test/support/hungarian-war.ts';
import type { Card } from '../../../rulebook/card.ts';
import { begin } from './begin.ts';
import { cardOf } from './cards.ts';
import { decide } from './decide.ts';
import { cardsOn } from './place.ts';
import { standings, winners } from './standings.ts';
import type { DieFace, State } from './types.ts';

/**
 * A short game of three as it was played, worked out by hand from the rules. Side 0 lies between Anna and Béla, side 1
 * between Béla and Cili, side 2 between Cili and Anna.
 */
const DECK: readonly Card[] = ['9C', 'KD', '4S', 'TH', 'QS', '2D', '7H', 'JS', 'AC', '8H', '3C'];

interface Round {
  readonly story: string;
  /** The centre card, then the sides, when the faces opened. */
  readonly table: string;
  readonly faces: readonly (DieFace | null)[];
  readonly scores: readonly number[];
  readonly out: readonly string[];
}

const ROUNDS: readonly Round[] = [
  {
    story: 'The king is in the centre. Anna goes for it, Béla blocks, one is enough of three. Cili takes the four.',
    table: 'KD 9C 4S TH',
    faces: [6, 1, 4],
    scores: [0, 0, 4],
    out: ['Anna'],
  },
  {
    story: 'Béla takes the queen, Cili blocks it and gets it. Nobody blocked the centre: Anna is back.',
    table: 'KD 9C QS TH',
    faces: [null, 5, 3],
    scores: [0, 0, 16],
    out: [],
  },
  {
    story: 'Everybody blocks the king: discarded, and nobody is out. The seven comes, the ten is swapped in.',
    table: 'KD 9C 2D TH',
    faces: [1, 1, 1],
    scores: [0, 0, 16],
    out: [],
  },
  {
    story: 'Anna and Béla both take the nine between them: discarded. Cili has dropped the die.',
    table: 'TH 9C 2D 7H',
    faces: [5, 4, null],
    scores: [0, 0, 16],
    out: [],
  },
  {
    story: 'Two take the jack: discarded. Cili guards the seven against nobody.',
    table: 'JS TH 2D 7H',
    faces: [6, 6, 2],
    scores: [0, 0, 16],
    out: [],
  },
  {
    story: 'Two block a ten nobody takes, and both are out. Cili takes the seven.',
    table: 'TH AC 2D 7H',
    faces: [1, 1, 5],
    scores: [0, 0, 23],
    out: ['Anna', 'Béla'],
  },
  {
    story: 'Cili, alone, blocks: that is everybody. The ten is discarded, all are back, and the deck is empty.',
    table: 'TH AC 2D 8H',
    faces: [null, null, 1],
    scores: [0, 0, 23],
    out: [],
  },
  {
    story: 'The last table is played: Anna takes the eight, the other two spoil the deuce for each other.',
    table: '8H AC 2D 3C',
    faces: [6, 5, 4],
    scores: [8, 0, 23],
    out: [],
  },
];

describe('a short game of three', () => {
  const chance = stackedDeck(...DECK);
  const players = PEOPLE.slice(0, 3);
  const beginning = begin({ players, house: { cards: 'dealt', lastTable: 'play' }, deck: DECK.length }, chance);
  if (!beginning.ok) throw new Error(beginning.refusal.code);
  let state: State = fold(beginning.events);

  it.each(ROUNDS)('$story', ({ table, faces, scores, out }) => {
    const lying = cardsOn(state.table).map((id) => cardOf(state, id));
    expect(lying.join(' ')).toBe(table);
    const decision = decide(state, { type: 'open', faces }, chance);
    if (!decision.ok) throw new Error(decision.refusal.code);
    state = fold(decision.events, state);
    expect(standings(state).map(({ points }) => points)).toEqual(scores);
    expect(state.seats.filter(({ standing }) => standing === 'out').map(({ player }) => player.name)).toEqual(out);
  });

  it('is won by Cili, with eight rounds played and the deck drawn card by card', () => {
    expect(state).toMatchObject({ phase: 'over', round: 8, deck: 0 });
    expect(winners(state)).toEqual(['cili']);
    expect(chance.offered).toHaveLength(DECK.length);
  });
});
