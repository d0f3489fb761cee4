import { expect, test } from 'vitest';
import { playCommands } from '../../../host/games/play-commands.ts';

const rounds = (request: object) => {
  const { rounds: played } = playCommands('honor-of-the-samurai', { players: ['Anna', 'Béla', 'Cili'], ...request }, false) as {
    rounds: object[];
  };
  return played;
};
const KING = { house: { kings: 'yes', diplomacy: 'yes' }, lastWinners: [0] };
const commandsOf = (text: string) => text.split(' ');

test('HS-2: a redrawn hand costs a disgrace, and a Joker drawn with the next gives one to everybody else', () => {
  const commands = commandsOf('clean heads joker clean AD 2D 3D KD KC 4H 5D 6D 7D');
  const [round] = rounds({ commands });
  expect(round).toMatchObject({
    hands: [
      { seat: 0, disgraces: [0, 0, 0] },
      { seat: 1, redrawn: true, disgraces: [0, 1, 0] },
      { seat: 1, jokers: 1, annulled: 0, disgraces: [1, 0, 1] },
      { seat: 2, disgraces: [0, 0, 0] },
    ],
    ...{ winner: 1, heads: 2, totals: [18, 28, 18], disgraces: [0, 0, 0], held: [1, 1, 1], out: [], scores: [0, 2, 0] },
  });
});

test('HS-9: an appeal that the King grants with a face card annuls a Joker, one that he draws a number for does not', () => {
  const armies = 'AD 2D 3D KD KC 4H 5D 6D 7D';
  const held = (answers: string) => rounds({ ...KING, commands: commandsOf(`S clean joker ${answers} clean ${armies}`) });
  expect(held('2 yes QH')).toMatchObject([{ hands: [{}, { annulled: 1 }, {}], held: [0, 0, 0] }]);
  expect(held('2 yes 9H')).toMatchObject([{ hands: [{}, { annulled: 0 }, {}], held: [1, 0, 1] }]);
  expect(held('nobody')).toMatchObject([{ held: [1, 0, 1] }]);
});

test('HS-9: a Joker of an army is replaced by a card that counts, for the illegal suit too', () => {
  const commands = commandsOf('S clean clean clean AD 2D 3D X1 KD KC 5D 6D 7D yes yes JD 9S');
  expect(rounds({ ...KING, commands })).toMatchObject([
    { replaced: [{ seat: 1, card: '9S' }], winner: 1, totals: [18, 33, 18], disgraces: [0, 1, 0], scores: [0, 2, 0] },
  ]);
});

test('HS-7: a player at minus three is out for the game, and the last one in wins', () => {
  const request = { players: ['Anna', 'Béla'], house: { disgracesAsHeads: 'yes' }, commands: commandsOf('heads heads heads') };
  expect(playCommands('honor-of-the-samurai', request, false)).toEqual({
    rounds: [],
    scores: [-3, 0],
    winners: [1],
    ended: true,
  });
});
