import { expect, test } from 'vitest';
import { answered, begun, cards } from '../rules/testing/played.ts';
import { HYRULE } from '../game.ts';

const { report } = HYRULE.schema;

test('HY-2: a turn is reported seat by seat: what was laid, and what the winner took', () => {
  const state = answered(begun(3), ...cards('KH QD 2C'));
  expect(report(state)).toEqual({
    table: [],
    seats: [
      { player: state.players[0], laid: ['KH'], took: ['KH', 'QD', '2C'], standing: 'in' },
      { player: state.players[1], laid: ['QD'], took: [], standing: 'in' },
      { player: state.players[2], laid: ['2C'], took: [], standing: 'in' },
    ],
  });
  expect(report(begun(3))).toBeUndefined();
});

test('HY-7: a player who is not in the run-off lays nothing', () => {
  const tied = ['2D 2C 2S', '3S 3C 3D', '4D 4C 4S', '6S 6C 6D', '7D 7C 7S', '8S 8C 8D', '9S 9C 9H'].flatMap(cards);
  const runOff = answered(begun(3), ...tied, 'play off', ...cards('2D 2C'));
  expect(report(runOff)?.seats.map(({ laid, standing }) => [laid, standing])).toEqual([
    [['2D'], 'in'],
    [[], 'out'],
    [['2C'], 'in'],
  ]);
});
