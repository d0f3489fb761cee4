import { describe, expect, it } from 'vitest';
import { RANKS } from '../../../rulebook/card.ts';
import type { House } from '../rules/house.ts';
import type { State } from '../rules/types.ts';
import { LANGUAGES, type Language } from '../../../words/language.ts';
import { keyPressed } from '../../../renderer/dealer/desk/testing/key-pressed.ts';
import { firstState } from '../table/testing/states.ts';
import { partOf, withPart } from '../../../renderer/dealer/desk/card-keys.ts';
import type { KeyPress } from '../../../renderer/dealer/desk/key-press.ts';
import { readingOf } from './naming.ts';

const stateWith = (house: Partial<House>): State =>
  firstState({ names: ['Anna', 'Béla', 'Cili'], seed: 1, house }, ({ round }) => round === 0);

/** The name after one more key. */
function readName(state: State, written: string, press: KeyPress, language: Language = 'en') {
  const reading = readingOf(state, language);
  const part = partOf(reading, written, press);
  return part && withPart(reading, written, part);
}

const taken = stateWith({ cards: 'taken' });
const entered = stateWith({ cards: 'entered' });
const letter = (key: string, code = '') => ({ ...keyPressed('F24'), key, code });

describe('a rank key', () => {
  it.each(RANKS.filter((rank) => rank !== 'A'))('%s names a card if ranks suffice', (rank) => {
    expect(readName(taken, '', keyPressed(rank))).toEqual({ type: 'named', card: `${rank}?` });
  });

  it.each([
    ['0', 'T', 'en'],
    ['t', 'T', 'hu'],
    ['a', 'A', 'de'],
    ['á', 'A', 'hu'],
    ['Á', 'A', 'hu'],
    ['b', 'J', 'hu'],
    ['d', 'Q', 'de'],
    // As the cards are drawn, and as many decks print them: nothing else in these languages.
    ['j', 'J', 'hu'],
    ['q', 'Q', 'de'],
    ['k', 'K', 'en'],
  ] as const)('%s is %s (%s)', (key, rank, language) => {
    expect(readName(taken, '', letter(key), language)).toEqual({ type: 'named', card: `${rank}?` });
  });

  it.each([
    ['b', 'en'],
    ['d', 'en'],
  ] as const)('%s, a rank in another language, is no card (%s)', (key, language) => {
    expect(readName(taken, '', letter(key), language)).toBeUndefined();
  });

  it.each(LANGUAGES)('is the letter shown on the buttons in %s', (language) => {
    const { ranks } = readingOf(taken, language).alphabet;
    for (const { code, label } of ranks)
      expect(readName(taken, '', letter(code === 'T' ? 'T' : label), language)).toEqual({ type: 'named', card: `${code}?` });
    expect(new Set(ranks.map(({ label }) => label)).size).toBe(RANKS.length);
  });

  it('1 means nothing, because it begins a 10 for one dealer and is the ace for another', () => {
    expect(readName(taken, '', keyPressed('1'))).toBeUndefined();
  });

  it('is read by its position if the layout has no Latin letters', () => {
    expect(readName(taken, '', letter('л', 'KeyK'))).toEqual({ type: 'named', card: 'K?' });
  });

  it.each(['e', 'y', 'Shift', 'ArrowLeft', 'Enter'])('%s is no part of a name', (key) => {
    expect(readName(taken, '', letter(key))).toBeUndefined();
  });
});

describe('a suit key', () => {
  it.each([
    ['1', 'D'],
    ['2', 'S'],
    ['3', 'C'],
    ['4', 'H'],
    ['d', 'D'],
    ['s', 'S'],
    ['c', 'C'],
    ['h', 'H'],
  ])('HW-5: %s after a rank is %s if every card is named', (key, suit) => {
    expect(readName(entered, '', keyPressed('Q'))).toEqual({ type: 'written', written: 'Q' });
    expect(readName(entered, 'Q', /\d/.test(key) ? keyPressed(key) : letter(key))).toEqual({ type: 'named', card: `Q${suit}` });
  });

  it('HW-21: Enter leaves the suit open', () => {
    expect(readName(entered, 'T', keyPressed('Enter'))).toEqual({ type: 'named', card: 'T?' });
  });

  it.each(['5', '0', 'K', 'J'])('%s is not a suit key', (key) => {
    expect(readName(entered, 'Q', keyPressed(key))).toBeUndefined();
  });
});

describe('Jokers and Rules Cards', () => {
  it('X and R do nothing if the deck has no such cards', () => {
    expect(readName(taken, '', keyPressed('X'))).toBeUndefined();
    expect(readName(taken, '', keyPressed('R'))).toBeUndefined();
  });

  it('get the number of one that has not been seen', () => {
    const state = stateWith({ cards: 'taken', jokers: 2, rulesCards: 1 });
    expect(readName(state, '', keyPressed('X'))).toEqual({ type: 'named', card: 'X1' });
    const seen: State = { ...state, cards: ['X1', ...state.cards.slice(1)] };
    expect(readName(seen, '', keyPressed('X'))).toEqual({ type: 'named', card: 'X2' });
    expect(readName(state, '', keyPressed('R'))).toEqual({ type: 'named', card: 'R1' });
  });
});
