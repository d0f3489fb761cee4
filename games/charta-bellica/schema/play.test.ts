import { expect, test } from 'vitest';
import { playCommands } from '../../../host/games/play-commands.ts';

function played(players: number, line: string, commands: string, more: object = {}) {
  const names = ['Anna', 'Béla', 'Cili', 'Dani'].slice(0, players);
  return playCommands('charta-bellica', { players: names, house: { line }, commands: commands.split(/, ?/), ...more }, false);
}
const LOTS = 'H, G, T, seat 2';

test('CB-1, CB-2: the player on the dealer’s left leads first, against the enemy nearest on the left', () => {
  expect(played(4, 'simple', `${LOTS}, 9H, 8G, 5T, 5P`, { dealer: 3 })).toMatchObject({
    rounds: [{ leaders: [0, 1], allies: [2, 3], winner: 0, totals: [14, 13], scores: [27, 0, 27, 0] }],
    waits: { what: 'pile card', seat: 2 },
  });
});

test('CB-3: equal allies draw from each other, and what they laid goes back to their hands', () => {
  const equal = '9H, 9G, 5T, 5P, mP, 2T';
  const aside = [
    { seat: 2, card: '5T' },
    { seat: 3, card: '5P' },
  ];
  const pairs = [
    ['9H', 'mP'],
    ['9G', '2T'],
  ];
  expect(played(4, 'simple', `${LOTS}, ${equal}, 1T, 1P, 3H, 4G, 8H, 7G, 5T, 5P`, { dealer: 3 })).toMatchObject({
    rounds: [{ pairs, aside, winner: 0, totals: [22, 11] }, {}, { winner: 0, totals: [13, 12] }],
  });
});

test('CB-9: a weaker card wins the attacker the trick with all its cards, a stronger one loses it with card and horse', () => {
  expect(played(2, 'bellum', 'TH, 9G, attack, 3H')).toMatchObject({ rounds: [{ winner: 1, scores: [0, 24] }] });
  expect(played(2, 'bellum', 'TH, 9G, attack, mH')).toMatchObject({ rounds: [{ winner: 0, scores: [34, 0] }] });
  // R: a jester counts 1.
  expect(played(2, 'bellum', 'TH, 9G, attack, 1H')).toMatchObject({ rounds: [{ winner: 1, scores: [0, 22] }] });
});

test('CB-9: two horses lie aside until the trick is over, and the owner of the stronger card drawn takes it', () => {
  const answer = played(2, 'bellum', 'TH, 9G, attack, 2H, 4G, 7H');
  expect(answer).toMatchObject({ rounds: [{ attacker: 1, winner: 0, gains: [['TH', '9G', '4G', '7H'], []], scores: [30, 0] }] });
  // Both horses are in their hands again.
  expect(played(2, 'bellum', 'TH, 9G, attack, 2H, 4G, 7H, 2H, 2G, 3H, 5G')).toMatchObject({ rounds: [{}, { winner: 1 }] });
});
