import { expect, it } from 'vitest';
import { toldInAnyGame } from '../../kit/testing/told-in-any-game.ts';
import { toldToSeats } from '../../kit/testing/told-to-seats.ts';
import { HYRULE } from '../game.ts';
import { answered, begun } from '../rules/testing/played.ts';
import words from '../../../words/generated/hyrule.js';

it('HY-4: asks the player of the next card, and tells the winner of a turn what to take', () => {
  const state = answered(begun(3), '2C', 'KC', '3C');
  const told = toldToSeats(HYRULE, state).filter(({ language }) => language === 'de');
  expect(told.map(({ todo }) => todo[0])).toEqual([
    'Alle: eine Karte verdeckt.',
    'Nimm die 3 Karten.',
    'Alle: eine Karte verdeckt.',
  ]);
  expect(told.map(({ why }) => why[0])).toEqual(['Béla: nimmt 3 Karten.', 'Du nimmst die Karten.', 'Béla: nimmt 3 Karten.']);
});

toldInAnyGame(HYRULE, {
  players: { min: 2, max: 5 },
  houses: [{ cards: 'entered', turns: 'strategy' }, { cards: 'entered', turns: 'chance' }, { cards: 'dealt' }],
  catalogue: words,
});
