import { describe, expect, it } from 'vitest';
import { consoleView, COURSES, stubUi } from '../../../renderer/dealer/desk/testing/stubs.ts';
import { dealerPlays } from '../../../renderer/dealer/desk/naming-keys.ts';
import type { State } from '../rules/types.ts';
import { cardsToName } from '../rules/cards.ts';
import { evolve } from '../rules/evolve.ts';
import { firstState, playedBy } from '../table/testing/states.ts';
import { earlierUnnamed, misplaced, placeWords } from './naming.ts';

const start = firstState({ names: ['Anna', 'Béla', 'Cili'], seed: 1, house: { cards: 'entered' } }, ({ round }) => round === 0);
/** The first two cards that were laid are these; the others have no name. */
const knowing = (...known: State['cards']): State => ({
  ...start,
  cards: [...known, ...start.cards.slice(known.length).map(() => '??' as const)],
});

describe('HW-20: what a card cannot be', () => {
  it('rules nothing out while no card is known', () => {
    expect(misplaced(knowing(), 3, '', 'en')).toEqual({});
    expect(misplaced(knowing(), 3, 'K', 'en')).toEqual({});
  });

  it('rules out the suit of a card that lies elsewhere, and says where it lies', () => {
    expect(misplaced(knowing('KD'), 3, 'K', 'en')).toEqual({ D: 'diamonds: it lies on the table' });
    expect(misplaced(knowing('KD'), 3, '', 'en')).toEqual({});
  });

  it('does not rule a card out for its own place', () => {
    expect(misplaced(knowing('KD'), 0, 'K', 'en')).toEqual({});
  });

  it('rules out a rank once all four of it have been seen', () => {
    const cards = ['KD', 'KS', 'KC', 'KH', ...start.cards.slice(4).map(() => '??'), '??'] as State['cards'];
    const id = cards.length - 1;
    expect(misplaced({ ...start, cards, discard: [id] }, id, '', 'hu')).toEqual({
      K: 'K: mind a 4 ilyen ismert már: 4 az asztalon',
    });
  });
});

describe('cards without a name', () => {
  const states = (cards: 'taken' | 'untracked') => [...playedBy({ names: ['Anna', 'Béla', 'Cili'], seed: 4, house: { cards } })];
  const unnamed = (state: State) => state.seats.flatMap(({ pile }) => pile.cards).filter((id) => state.cards[id] === '??');

  it('are counted once nothing asks for them any more: taken before the last reveal, or passed over', () => {
    for (const state of states('taken')) {
      const asked = cardsToName(state);
      expect(earlierUnnamed(state, asked)).toBe(unnamed(state).length - asked.length);
      expect(earlierUnnamed(state, [])).toBe(unnamed(state).length);
    }
    const last = states('taken').at(-1) ?? expect.fail('no state');
    expect(earlierUnnamed(last, cardsToName(last))).toBeGreaterThan(0);
  });

  it('are none in a pile that was counted', () => {
    const last = states('taken').at(-1) ?? expect.fail('no state');
    const counted = last.seats.reduce((state, { player }) => {
      return evolve(state, { type: 'PileCounted', player: player.id, points: 100 });
    }, last);
    expect(counted.seats.map(({ pile }) => pile.countedOf)).toEqual(last.seats.map(({ pile }) => pile.cards.length));
    expect(earlierUnnamed(counted, [])).toBe(0);
  });

  it('lie on the left of one of two players, where two cards lie between them', () => {
    const two = ['Anna', 'Béla'].map((name) => ({ id: name, name }));
    expect([0, 1].map((place) => placeWords(place, two, 'en'))).toEqual(['on Anna’s left', 'on Béla’s left']);
  });

  it('are none where the piles are counted', () => {
    expect(states('untracked').map((state) => earlierUnnamed(state, []))).toEqual(states('untracked').map(() => 0));
  });
});

describe('a dealer who plays', () => {
  const view = consoleView(COURSES.choosing);
  const game = view.table.game ?? expect.fail('no game');

  it('sees nothing that a player would have to remember, even while out of the game for a while', () => {
    expect(dealerPlays({ view, ui: stubUi() })).toBe(true);
    expect(dealerPlays({ view, ui: stubUi({ absence: () => 'out' }) })).toBe(true);
  });

  it('does not include a player who is away, or a bot', () => {
    expect(dealerPlays({ view, ui: stubUi({ absence: () => 'away' }) })).toBe(false);
    const seats = game.seats.map((seat) => ({ ...seat, input: 'bot' as const }));
    expect(dealerPlays({ view: { ...view, table: { ...view.table, game: { ...game, seats } } }, ui: stubUi() })).toBe(false);
  });
});
