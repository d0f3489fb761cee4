import { describe, expect, it } from 'vitest';
import { RANKS } from '../../../rulebook/card.ts';
import type { House } from '../rules/house.ts';
import type { State } from '../rules/types.ts';
import { LANGUAGES, type Language } from '../../../words/language.ts';
import { keyPressed } from '../../../renderer/dealer/desk/testing/key-pressed.ts';
import { consoleView, COURSES, stubUi } from '../../../renderer/dealer/desk/testing/stubs.ts';
import { dealerPlays } from '../../../renderer/dealer/desk/naming-keys.ts';
import { partOf, withPart } from '../../../renderer/dealer/desk/card-keys.ts';
import { cardsToName } from '../rules/cards.ts';
import { evolve } from '../rules/evolve.ts';
import { firstState, playedBy } from '../table/testing/states.ts';
import { earlierUnnamed, misplaced, placeWords, readingOf } from './naming.ts';

const NAMES = ['Anna', 'Béla', 'Cili'];
const begunWith = (house: Partial<House>): State => firstState({ names: NAMES, seed: 1, house }, ({ round }) => round === 0);

/** The name after one more key: on its place of the keyboard, or `code` where the layout has another letter there. */
function readName(state: State, written: string, key: string, language: Language = 'en', code = '') {
  const reading = readingOf(state, language);
  const press = /^[A-Z\d]$|^Enter$/.test(key) ? keyPressed(key) : { ...keyPressed('F24'), key, code };
  const part = partOf(reading, written, press);
  return part && withPart(reading, written, part);
}

const taken = begunWith({ cards: 'taken' });
const entered = begunWith({ cards: 'entered' });

describe('a key', () => {
  it.each<[string, string, Language?]>([
    ...[...'23456789TJQK'].map((rank): [string, string] => [rank, rank]),
    ['0', 'T'],
    ['t', 'T', 'hu'],
    ['a', 'A', 'de'],
    ['á', 'A', 'hu'],
    ['Á', 'A', 'hu'],
    ['b', 'J', 'hu'],
    ['d', 'Q', 'de'],
    // As the cards are drawn, and as many decks print them: nothing else in these languages.
    ['j', 'J', 'hu'],
    ['q', 'Q', 'de'],
  ])('%s names a card of rank %s where ranks suffice', (key, rank, language) => {
    expect(readName(taken, '', key, language)).toEqual({ type: 'named', card: `${rank}?` });
  });

  it.each(LANGUAGES)('is the letter shown on the buttons in %s', (language) => {
    const { ranks } = readingOf(taken, language).alphabet;
    for (const { code, label } of ranks)
      expect(readName(taken, '', code === 'T' ? 'T' : label, language)).toEqual({ type: 'named', card: `${code}?` });
    expect(new Set(ranks.map(({ label }) => label)).size).toBe(RANKS.length);
  });

  // 1 begins a 10 for one dealer and is the ace for another; b and d are ranks elsewhere, X and R cards of other decks.
  it.each(['1', 'b', 'd', 'e', 'y', 'X', 'R', 'Shift', 'ArrowLeft', 'Enter'])('%s is no part of a name', (key) => {
    expect(readName(taken, '', key)).toBeUndefined();
  });

  it('is read by its position if the layout has no Latin letters', () => {
    expect(readName(taken, '', 'л', 'en', 'KeyK')).toEqual({ type: 'named', card: 'K?' });
  });

  it.each(['1D', '2S', '3C', '4H', 'dD', 'sS', 'cC', 'hH'])(
    'HW-5: after a rank, %s: the suit, where every card is named',
    (pair) => {
      const [key = '', suit = ''] = pair;
      expect(readName(entered, '', 'Q')).toEqual({ type: 'written', written: 'Q' });
      expect(readName(entered, 'Q', key)).toEqual({ type: 'named', card: `Q${suit}` });
    },
  );

  it('HW-21: Enter leaves the suit open, and nothing else is a suit', () => {
    expect(readName(entered, 'T', 'Enter')).toEqual({ type: 'named', card: 'T?' });
    expect(['5', '0', 'K', 'J'].map((key) => readName(entered, 'Q', key))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('X and R give the number of a card that has not been seen', () => {
    const state = begunWith({ cards: 'taken', jokers: 2, rulesCards: 1 });
    const seen: State = { ...state, cards: ['X1', ...state.cards.slice(1)] };
    const named = [readName(state, '', 'X'), readName(seen, '', 'X'), readName(state, '', 'R')];
    expect(named).toEqual(['X1', 'X2', 'R1'].map((card) => ({ type: 'named', card })));
  });
});

it('HW-20: what a card cannot be is ruled out, with where that card lies', () => {
  /** The first cards that were laid are these; the others have no name. */
  const knowing = (...known: State['cards']): State => ({
    ...entered,
    cards: [...known, ...entered.cards.slice(known.length).map(() => '??' as const)],
  });
  for (const written of ['', 'K']) expect(misplaced(knowing(), 3, written, 'en')).toEqual({});
  expect(misplaced(knowing('KD'), 3, 'K', 'en')).toEqual({ D: 'diamonds: it lies on the table' });
  expect(misplaced(knowing('KD'), 3, '', 'en')).toEqual({});
  // Not for its own place.
  expect(misplaced(knowing('KD'), 0, 'K', 'en')).toEqual({});
  const five = { ...knowing('KD', 'KS', 'KC', 'KH'), discard: [4] };
  expect(misplaced({ ...five, cards: [...five.cards.slice(0, 4), '??'] }, 4, '', 'hu')).toEqual({
    K: 'K: mind a 4 ilyen ismert már: 4 az asztalon',
  });
});

describe('cards without a name', () => {
  const states = (cards: 'taken' | 'untracked') => [...playedBy({ names: NAMES, seed: 4, house: { cards } })];
  const last = states('taken').at(-1) ?? expect.fail('no state');

  it('are counted once nothing asks for them any more: taken before the last reveal, or passed over', () => {
    for (const state of states('taken')) {
      const asked = cardsToName(state);
      const unnamed = state.seats.flatMap(({ pile }) => pile.cards).filter((id) => state.cards[id] === '??').length;
      expect([earlierUnnamed(state, asked), earlierUnnamed(state, [])]).toEqual([unnamed - asked.length, unnamed]);
    }
    expect(earlierUnnamed(last, cardsToName(last))).toBeGreaterThan(0);
  });

  it('are none in a pile that was counted, nor where the piles are counted', () => {
    const counted = last.seats.reduce<State>(
      (state, { player }) => evolve(state, { type: 'PileCounted', player: player.id, points: 100 }),
      last,
    );
    expect(earlierUnnamed(counted, [])).toBe(0);
    expect(states('untracked').filter((state) => earlierUnnamed(state, []) > 0)).toEqual([]);
  });

  it('lie on the left of one of two players, where two cards lie between them', () => {
    const two = ['Anna', 'Béla'].map((name) => ({ id: name, name }));
    expect([0, 1].map((place) => placeWords(place, two, 'en'))).toEqual(['on Anna’s left', 'on Béla’s left']);
  });
});

it('a dealer who plays sees nothing that a player would have to remember, out of the game for a while too; one who is away, or a bot, does', () => {
  const view = consoleView(COURSES.choosing);
  const game = view.table.game ?? expect.fail('no game');
  const bots = game.seats.map((seat) => ({ ...seat, input: 'bot' as const }));
  const plays = [stubUi(), stubUi({ absence: () => 'out' }), stubUi({ absence: () => 'away' })].map((ui) =>
    dealerPlays({ view, ui }),
  );
  expect(plays).toEqual([true, true, false]);
  expect(dealerPlays({ view: { ...view, table: { ...view.table, game: { ...game, seats: bots } } }, ui: stubUi() })).toBe(false);
});
