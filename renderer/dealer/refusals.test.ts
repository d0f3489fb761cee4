import { expect, it } from 'vitest';
import { refusalSaid } from '../../words/refusals.ts';
import { fakeCatalogue } from '../../words/testing/fake-catalogue.ts';

it('the game’s own sentence comes first, then that of all games, then the host’s; a code without words is shown as it is', () => {
  const catalogue = fakeCatalogue('own', { 'refused-card-cannot-be-there': 'Not { $card }!' });
  const game = { catalogue, cardName: (card: string) => `the ${card}` };
  const said = (code: string, params = {}) => refusalSaid({ code, params }, 'en', game);
  expect(said('card cannot be there', { card: 'KD' })).toBe('Not the KD!');
  expect(said('game over')).toBe('The game is over.');
  expect(said('no game')).toBe('No game has begun. Set one up first.');
  expect(said('no such seat', { seat: 1 })).toBe('There is no seat 2 at this table.');
  expect(said('unheard of')).toBe('unheard of');
});
