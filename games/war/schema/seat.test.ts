import { describe, expect, it } from 'vitest';
import { inPlay } from '../../kit/testing/in-play.ts';
import { toldInAnyGame } from '../../kit/testing/told-in-any-game.ts';
import { toldToSeats } from '../../kit/testing/told-to-seats.ts';
import { WAR } from '../game.ts';
import { war } from '../rules/rulebook.ts';
import words from '../../../words/generated/war.js';

const { given } = inPlay(war);

describe('given a battle that Béla has won', () => {
  const state = given(3, '4? K? 9?');

  it('tells the winner where the cards go, and everybody whose they are and why', () => {
    const told = toldToSeats(WAR, state).filter(({ language }) => language === 'en');
    expect(told.map(({ why }) => why[0])).toEqual(['Béla: takes 3 cards.', 'You take the cards.', 'Béla: takes 3 cards.']);
    expect(told.map(({ todo }) => todo[0] === 'Put the cards under your stack, your own first, then clockwise.')).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('asks the player whose card is next, and tells the others whose it is', () => {
    const next = toldToSeats(WAR, state).filter(({ language }) => language === 'en');
    expect(next.map(({ todo }) => todo.at(-1))).toEqual(['Show the card that you have flipped.', 'Anna’s card?', 'Anna’s card?']);
  });
});

toldInAnyGame(WAR, {
  players: { min: 2, max: 4 },
  houses: [{ cards: 'entered' }, { cards: 'dealt' }, { cards: 'untracked' }, { variation: 'suicide' }],
  catalogue: words,
});
