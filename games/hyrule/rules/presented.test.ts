import { expect, test } from 'vitest';
import { answered, begun, cards, type HyruleState } from './testing/played.ts';
import { hyrule } from './rulebook.ts';

/** The states after each turn of a game by chance rules, the first before any turn. */
function statesAfter(...turns: readonly string[]): readonly HyruleState[] {
  const states = [begun(cards(turns[0] ?? '').length)];
  for (const turn of turns) states.push(answered(states.at(-1) as HyruleState, ...cards(turn)));
  return states;
}

const goals = (state: HyruleState) => hyrule.lesson?.goals(state);
const met = (state: HyruleState) => hyrule.lesson?.met(state);

test('HY-5, HY-6: the lesson teaches a leader and swaps by strategy rules only', () => {
  const [chance, strategy] = [goals(begun(3)), goals(begun(3, { turns: 'strategy' }))];
  expect(strategy?.filter((goal) => chance?.includes(goal) === false)).toEqual(['swap', 'most leads']);
  const first = answered(begun(2, { turns: 'strategy' }), '0', 'swap', '3C', '2C', '2D');
  expect([met(first), met(answered(first, '4D', '4C'))]).toEqual([
    ['first suit', 'swap'],
    ['first suit', 'most leads'],
  ]);
});

test.each([
  ['', []],
  ['2D 2C 2S', ['first suit']],
  ['KD JD QD', ['highest']],
  ['2D 9D 2S', ['first suit', 'highest']],
  ['8H 8D 9H', ['highest', 'heart beats diamond']],
  ['X1 KH 2D', ['joker']],
  ['X1 5D 5H', ['five beats joker']],
  ['X1 X2 5H', ['five beats joker']],
  ['X1 X2 KH', ['two jokers']],
  ['X1 X2 KH 2D 2C 2S', ['first suit', 'waiting won']],
])('HY-2, HY-3: after “%s” the lesson has shown %j', (laid, known) => {
  expect(met(answered(begun(3), ...laid.split(' ').filter(Boolean)))).toEqual(known);
});

test('HY-7: every captured card, including those that waited, is numbered once and counts one', () => {
  const states = statesAfter('2D 2C 2S', 'X1 X2 KH', '3C 3D 3S');
  const captures = states.slice(1).map((to, i) => hyrule.captures?.taken(states[i] as HyruleState, to) ?? []);
  expect(captures.map((some) => some.map(({ player, card }) => `${player.id} ${card}`))).toEqual([
    ['anna 0', 'anna 1', 'anna 2'],
    [],
    ['béla 3', 'béla 4', 'béla 5', 'béla 6', 'béla 7', 'béla 8'],
  ]);
  expect(hyrule.captures?.points(states[1] as HyruleState, 0)).toBe(1);
});

test('the race has the points of every turn, and begins anew with a run-off (HY-7)', () => {
  const race = (states: readonly HyruleState[]) =>
    states.map((then) => hyrule.review?.standingsThen(then, states.at(-1) as HyruleState).map(({ points }) => points));
  expect(race(statesAfter('2D 2C 2S', '3C 3D 3S'))).toEqual([
    [0, 0, 0],
    [3, 0, 0],
    [3, 3, 0],
  ]);
  const [drawn] = statesAfter('2D 2C', '3C 3D', '4D 4C', '6C 6D', '7D 7C', '8C 8D', 'X1 X2').slice(-1);
  expect(race([drawn as HyruleState, answered(drawn as HyruleState, 'play off', ...cards('2D 2C'))])).toEqual([
    [6, 6],
    [2, 0],
  ]);
});

const LATE = ['2D 2C 2S', '3D 3C 3S', '4C 4D 4S', '6C 6D 6S', '7C 7D 7S', '8S 8C 8H', '9S 9C 9H'];
test.each([
  [['2D 2C 2S'], []],
  [
    ['X1 5D', '2D 2C', 'X2 3H', '4C 4D', '6C 6D', '7S 7D', 'AC AS'],
    ['jokersCaught 1 Béla', 'streak 3 Béla', 'aces 1 Anna'],
  ],
  [['X1 X2', '2D 2C', '3C 3D'], ['haul 4 Anna']],
  // How far behind the only winner was, once the game is over.
  [LATE, ['comeback 6 Béla']],
  [LATE.slice(0, -1), []],
])('of %j people talk about %j', (turns, told) => {
  const highlights = hyrule.review?.highlights(statesAfter(...turns)) ?? [];
  const said = highlights.map(({ what, figure, players }) => [what, figure, ...players.map(({ name }) => name)].join(' '));
  expect(turns.length < 6 || turns[0] !== LATE[0] ? said : said.filter((one) => one.startsWith('comeback'))).toEqual(told);
});

test('an undone swap says which card it puts back on the stock', () => {
  const leading = answered(begun(3, { turns: 'strategy' }), '0');
  expect(hyrule.changes(answered(leading, 'swap', '2C'), leading)).toEqual([{ what: 'deck', from: 32, to: 33 }]);
});
