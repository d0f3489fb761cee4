import { expect, it } from 'vitest';
import { inPlay } from '../../kit/testing/in-play.ts';
import { toldInAnyGame } from '../../kit/testing/told-in-any-game.ts';
import { toldToSeats } from '../../kit/testing/told-to-seats.ts';
import { HONOR_OF_THE_SAMURAI } from '../game.ts';
import { honorOfTheSamurai } from '../rules/rulebook.ts';
import { sayIn } from '../../../words/say.ts';
import words from '../../../words/generated/honor-of-the-samurai.js';

it('HS-2: tells a player who declares a face card to draw anew, and asks again', () => {
  const { answered, begun } = inPlay(honorOfTheSamurai);
  const state = answered(begun(3), 'heads');
  const told = toldToSeats(HONOR_OF_THE_SAMURAI, state).filter(({ language }) => language === 'en');
  expect(told.map(({ todo }) => todo)).toEqual([
    ['Discard your hand and draw three cards.', 'Do you hold a K, Q, J or Joker?'],
    ['Anna: any K, Q, J or Joker in hand?'],
    ['Anna: any K, Q, J or Joker in hand?'],
  ]);
});

it.each(['hand', 'game'] as const)('HS-2: says until when a player who is out for the %s does not play', (out) => {
  const { answered, begun } = inPlay(honorOfTheSamurai);
  const told = toldToSeats(HONOR_OF_THE_SAMURAI, answered(begun(3, { out }), 'joker', 'joker', 'heads'));
  const rests = told.filter(({ language }) => language === 'en').map((seat) => seat.rests);
  expect(rests).toEqual([undefined, undefined, sayIn('en', words)(`honor-of-the-samurai-seat-rests-${out}`)]);
});

toldInAnyGame(HONOR_OF_THE_SAMURAI, {
  players: { min: 2, max: 6 },
  houses: [{ cards: 'entered' }, { cards: 'dealt' }, { charges: 'yes' }, { kings: 'yes', diplomacy: 'yes', charges: 'yes' }],
  catalogue: words,
});
