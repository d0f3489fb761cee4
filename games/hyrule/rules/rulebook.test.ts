import { describe, expect, test } from 'vitest';
import { answer, answered, begun, cards, drawnHand, refusalOf, turnsOfDiamonds, type HyruleState } from './testing/played.ts';
import type { House } from './house.ts';
import { hyrule } from './rulebook.ts';

const points = (state: HyruleState) => hyrule.standings(state).map((standing) => standing.points);
const asks = (state: HyruleState) => hyrule.next(state);
const after = (answers: string, turns: House['turns'] = 'chance', players = 3) =>
  answered(begun(players, { turns }), ...answers.split(' ').filter(Boolean));
const given = (state: HyruleState, by: number, player = 'anna') =>
  hyrule.evolve(state, { type: 'PointsAdjusted', player, by, reason: 'miscounted' });

/** What is asked of whom, with its options, and the points. */
function told(state: HyruleState): string {
  const { what = 'nothing', seat = '', options = [] } = asks(state) ?? {};
  return [`${what} ${seat}`.trim(), options.map(({ value }) => value).join(' '), points(state).join(' ')]
    .filter(Boolean)
    .join(' | ');
}

test.each<[House['turns'], string, string]>([
  // HY-4: cards seat by seat, and the last one decides: the winner takes all of them.
  ['chance', '', 'turned 0 | 0 0 0'],
  ['chance', 'KH QD', 'turned 2 | 0 0 0'],
  ['chance', 'KH QD 2C', 'turned 0 | 3 0 0'],
  // HY-3: the cards wait for the winner of the next turn.
  ['chance', 'X1 X2 KH', 'turned 0 | 0 0 0'],
  ['chance', 'X1 X2 KH 2D 2C 2S', 'turned 0 | 6 0 0'],
  // HY-6: the tallest is named first and leads, and the others follow counter-clockwise; cards belong to the seats that laid them.
  ['strategy', '', 'tallest | 0 1 2 | 0 0 0'],
  ['strategy', '1', 'lead 1 | swap | 0 0 0'],
  ['strategy', '1 2C', 'follow 0 | 0 0 0'],
  ['strategy', '1 2C 2D', 'follow 2 | 0 0 0'],
  ['strategy', '1 2C 2S 2D', 'lead 2 | swap | 0 0 3'],
  // HY-5: a swap asks for the discarded card, and the next counter-clockwise leads and may not swap; or it is taken back.
  ['strategy', '1 swap', 'discard 1 | no swap | 0 0 0'],
  ['strategy', '1 swap 4C', 'lead 0 | 0 0 0'],
  ['strategy', '1 swap 4C 2D 2S 2C', 'lead 0 | swap | 3 0 0'],
  ['strategy', '1 swap no swap', 'lead 1 | swap | 0 0 0'],
])('by %s, after “%s”: %s', (turns, answers, outcome) => {
  const state = begun(3, { turns });
  expect(
    told(
      answered(
        state,
        ...answers
          .replace('no swap', 'no-swap')
          .split(' ')
          .filter(Boolean)
          .map((one) => one.replace('-', ' ')),
      ),
    ),
  ).toBe(outcome);
});

test('HY-4, HY-5: turns are kept with their leader and swap; only turns by chance are counted before their first card', () => {
  expect(asks(after(''))).toEqual({ kind: 'card', what: 'turned', seat: 0, counted: true, options: [], n: 0 });
  expect(asks(after('KH'))).toEqual({ kind: 'card', what: 'turned', seat: 1, options: [], n: 1 });
  const chance = after('KH QD 2C');
  expect([hyrule.round(chance), hyrule.outcomes(chance), hyrule.round(after('KH QD'))]).toEqual([1, 1, 0]);
  expect(chance.play.turns).toMatchObject([{ judged: { winner: 0, reason: 'heart beats diamond' }, taken: 3, lead: undefined }]);
  expect(after('X1 X2 KH 2D 2C 2S').play.turns.at(-1)).toMatchObject({ waited: 3, taken: 6 });
  const led = after('1 2C 2S 2D', 'strategy');
  expect(led.play.turns[0]).toMatchObject({ cards: ['2S', '2C', '2D'], judged: { winner: 2 }, lead: { leader: 1 } });
  const swapped = after('1 swap 4C', 'strategy');
  expect([swapped.play, hyrule.round(swapped)]).toMatchObject([{ course: { stock: 32 } }, 0]);
  expect(refusalOf(swapped, 'swap')).toMatchObject({ code: 'no such answer' });
  expect(after('1 swap 4C 2D 2S 2C', 'strategy').play.turns[0]).toMatchObject({
    swapped: { seat: 1, card: '4C' },
    lead: { leader: 0, reason: 'after swap' },
    cards: ['2D', '2C', '2S'],
  });
});

test('HY-5: a swap that was only asked for can be taken back, and another asked for', () => {
  const before = after('1', 'strategy');
  expect(answered(before, 'swap', 'no swap').play).toEqual(before.play);
  expect(refusalOf(before, 'no swap')).toMatchObject({ code: 'no such answer' });
  const swapped = answered(after('1 2C 2S 2D', 'strategy'), 'swap', 'no swap', 'swap', '4C');
  expect(swapped.play).toMatchObject({ course: { stock: 32, turns: 1 }, discards: [{ seat: 2, card: '4C' }] });
});

test('HY-5: seven players have a stock of five: five swaps, then no more', () => {
  const deck = cards(
    'AD 2D 3D 4D 6D AC 2C 3C 4C 6C AS 2S 3S 4S 6S AH 2H 3H 4H 6H 7D 7C 7S 7H 8D 8C 8S 8H 9D 9C 9S 9H TD TC TS TH JD JC JS JH',
  );
  let state = after('0', 'strategy', 7);
  for (let swaps = 0; swaps < 5; swaps += 1) state = answered(state, 'swap', ...deck.splice(0, 8));
  expect([asks(state)?.what, asks(state)?.options]).toEqual(['lead', []]);
});

test('HY-1, HY-3: the hand ends with the seventh turn; the most captures win, and what waits then belongs to nobody', () => {
  const laid = turnsOfDiamonds(3);
  const last = answered(begun(3), ...laid.slice(0, -1));
  expect([hyrule.over(last), hyrule.winners(last)]).toEqual([false, []]);
  const over = answered(last, ...laid.slice(-1));
  expect([hyrule.over(over), hyrule.winners(over), told(over)]).toEqual([true, ['anna'], 'nothing | 21 0 0']);
  expect(refusalOf(over, 'KC')).toMatchObject({ code: 'game over' });
  expect(told(answered(begun(3), ...laid.slice(3), ...cards('X1 X2 KH')))).toBe('nothing | 18 0 0');
});

describe('HY-7, a draw', () => {
  /** Six turns, three each; nobody wins the seventh, with two Jokers. */
  const drawn = (turns: House['turns'] = 'chance') =>
    ['2D 2C', '3C 3D', '4D 4C', '6C 6D', '7D 7C', '8C 8D', 'X1 X2'].reduce(
      (now, turn) => answered(now, ...(asks(now)?.seat === 0 ? cards(turn) : cards(turn).reverse())),
      after(turns === 'chance' ? '' : '1', turns, 2),
    );
  const runOff = answered(drawnHand('strategy'), 'play off');

  test('may end in a shared win, or be played off with all 54 cards: only the captures of the run-off count and decide', () => {
    expect([told(drawn()), hyrule.over(drawn())]).toEqual(['run-off | play off share | 6 6', false]);
    expect(hyrule.winners(answered(drawn(), 'share'))).toEqual(['anna', 'béla']);
    expect(points(answered(drawn(), 'play off'))).toEqual([0, 0]);
    const laid = ['2D 2C', '3D 3C', '4C 4D', '6C 6D', '7C 7D', '8C 8D', '9D 9C'].flatMap(cards);
    const over = answered(drawn(), 'play off', ...laid);
    expect([hyrule.winners(over), points(over), hyrule.round(over)]).toEqual([['béla'], [6, 8], 14]);
  });

  test('is played off only by those who share the most, and the tallest of them leads, of the game where still there (HY-6)', () => {
    expect([points(drawnHand('strategy')), told(runOff)]).toEqual([[9, 3, 9], 'tallest in run-off | 0 2 | 0 0 0']);
    const led = answered(runOff, '2', '2D', '2C');
    expect(led.play.turns.at(-1)).toMatchObject({ hand: 1, cards: ['2C', null, '2D'], judged: { winner: 2 }, taken: 2 });
    expect(points(led)).toEqual([0, 0, 2]);
    expect(told(answered(drawn('strategy'), 'play off'))).toBe('lead 1 | swap | 0 0');
  });

  test('takes the pile of whoever is not in the run-off, who ranks below those who play it; only a pile can be corrected', () => {
    const earlier = (state: HyruleState) => hyrule.standings(state).map((standing) => standing.earlier);
    expect(earlier(drawnHand('strategy'))).toEqual([undefined, undefined, undefined]);
    for (const state of [runOff, answered(runOff, '2', '2D', '2C')]) expect(earlier(state)).toEqual([9, 3, 9]);
    const refused = (state: HyruleState, player: string) => {
      const decided = hyrule.decide(state, { type: 'adjustPoints', player, by: 1, reason: 'miscounted' }, { draw: () => '??' });
      return decided.ok ? undefined : `${decided.refusal.code} ${decided.refusal.clause}`;
    };
    const begunRunOff = answered(runOff, '2');
    expect(['anna', 'béla', 'cili'].map((player) => refused(begunRunOff, player))).toEqual([
      undefined,
      'no pile HY-7',
      undefined,
    ]);
    for (const state of [after('', 'strategy'), runOff]) expect(refused(state, 'anna')).toBe('no pile HY-7');
  });
});

describe('HY-1, what can be known about the cards', () => {
  const played = after('2D 2C 2S 3D');

  test.each([
    [played, '2S', { where: 'captured', name: 'Anna' }],
    [after('X1 X2 KH'), 'KH', { where: 'waiting', name: '' }],
    [after('1 swap 4C', 'strategy'), '4C', { where: 'discarded', name: 'Béla' }],
  ])('%#: %s is doubted, with where it should be', (state, card, where) => {
    expect(refusalOf(state, card)).toEqual({ code: 'card cannot be there', clause: 'HY-1', params: { card, ...where } });
  });

  test('a doubted card is accepted when the dealer insists, one that lies in the turn never; nor is one of no French deck', () => {
    expect(answer(played, '2S', { confirm: true }).play).toMatchObject({ laid: ['3D', '2S'] });
    for (const confirm of [false, true])
      expect(refusalOf(played, '3D', confirm)).toMatchObject({ code: 'laid in this turn', params: { card: '3D', name: 'Anna' } });
    for (const card of ['K?', '??', 'X3', 'R1', 'swap'])
      expect(refusalOf(played, card)).toMatchObject({ code: 'no such answer' });
  });
});

test('cards given by the dealer count for the lead of the next turn and for the win, and may make a draw after the end', () => {
  expect(told(given(after('1 2C 2S 2D', 'strategy'), 4))).toBe('lead 0 | swap | 4 0 3');
  expect(told(given(after('1 2C 2S 2D 3D', 'strategy'), 4))).toBe('follow 1 | 4 0 3');
  const over = answered(begun(2), ...['2D 2C', '3D 3C', '4D 4C', '6D 6C', '7C 7D', '8C 8D', '9C 9D'].flatMap(cards));
  expect([points(over), hyrule.over(over)]).toEqual([[8, 6], true]);
  expect(asks(given(over, 2, 'béla'))).toMatchObject({ what: 'run-off' });
});
