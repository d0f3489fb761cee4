import { describe, expect, test } from 'vitest';
import { answer, answered, begun, cards, drawnHand, refusalOf, turnsOfDiamonds, type HyruleState } from './testing/played.ts';
import { hyrule } from './rulebook.ts';

const points = (state: HyruleState) => hyrule.standings(state).map((standing) => standing.points);
const asks = (state: HyruleState) => hyrule.next(state);
const strategy = (tallest: number, ...laid: string[]) => answered(begun(3, { turns: 'strategy' }), String(tallest), ...laid);

describe('HY-4, chance', () => {
  test('every turn is counted before its first card, and its cards are asked for seat by seat', () => {
    const state = begun(3);
    expect(asks(state)).toEqual({ kind: 'card', what: 'turned', seat: 0, counted: true, options: [], n: 0 });
    expect(asks(answered(state, 'KH'))).toEqual({ kind: 'card', what: 'turned', seat: 1, options: [], n: 1 });
    expect(asks(answered(state, ...cards('KH QD 2C')))).toMatchObject({ seat: 0, counted: true });
  });

  test('the last card of a turn decides it: the winner takes all of them', () => {
    const before = answered(begun(3), ...cards('KH QD'));
    expect([hyrule.round(before), points(before)]).toEqual([0, [0, 0, 0]]);
    const after = answered(before, '2C');
    expect([hyrule.round(after), points(after), hyrule.outcomes(after)]).toEqual([1, [3, 0, 0], 1]);
    expect(after.play.turns).toMatchObject([{ judged: { winner: 0, reason: 'heart beats diamond' }, taken: 3, lead: undefined }]);
  });
});

test('HY-1: the hand ends with the seventh turn, and the player with the most captures wins', () => {
  const laid = turnsOfDiamonds(3);
  const last = answered(begun(3), ...laid.slice(0, -1));
  expect([hyrule.over(last), hyrule.winners(last)]).toEqual([false, []]);
  const over = answered(last, ...laid.slice(-1));
  expect([hyrule.over(over), hyrule.winners(over), points(over), asks(over)]).toEqual([true, ['anna'], [21, 0, 0], undefined]);
  expect(refusalOf(over, 'KC')).toMatchObject({ code: 'game over' });
});

describe('HY-3, two Jokers and no five', () => {
  const waiting = answered(begun(3), ...cards('X1 X2 KH'));

  test('nobody wins, and the cards wait for the winner of the next turn', () => {
    expect([points(waiting), hyrule.round(waiting)]).toEqual([[0, 0, 0], 1]);
    const after = answered(waiting, ...cards('2D 2C 2S'));
    expect([points(after), after.play.turns.at(-1)]).toMatchObject([[6, 0, 0], { waited: 3, taken: 6 }]);
  });

  test('after the last turn they belong to nobody', () => {
    const over = answered(begun(3), ...turnsOfDiamonds(3).slice(3), ...cards('X1 X2 KH'));
    expect([hyrule.over(over), points(over)]).toEqual([true, [18, 0, 0]]);
  });
});

describe('HY-5, HY-6, strategy', () => {
  test('the tallest is named first, leads, and the others follow counter-clockwise', () => {
    const state = begun(3, { turns: 'strategy' });
    expect(asks(state)).toMatchObject({
      kind: 'option',
      what: 'tallest',
      options: [0, 1, 2].map((seat) => ({ value: String(seat), seat })),
    });
    const order = [strategy(1), strategy(1, '2C'), strategy(1, '2C', '2D')].map(asks);
    expect(order).toMatchObject([
      { what: 'lead', seat: 1, options: [{ value: 'swap' }] },
      { what: 'follow', seat: 0, options: [] },
      { what: 'follow', seat: 2, options: [] },
    ]);
  });

  test('the cards belong to the seats that laid them, whoever laid first', () => {
    const after = strategy(1, '2C', '2S', '2D');
    expect(after.play.turns[0]).toMatchObject({ cards: ['2S', '2C', '2D'], judged: { winner: 2 }, lead: { leader: 1 } });
    expect(points(after)).toEqual([0, 0, 3]);
    expect(asks(after)).toMatchObject({ what: 'lead', seat: 2 });
  });

  test('a swap asks for the discarded card, takes one from the stock, and the next counter-clockwise leads and may not swap', () => {
    const swapping = strategy(1, 'swap');
    expect(asks(swapping)).toEqual({ kind: 'card', what: 'discard', seat: 1, options: [{ value: 'no swap' }], n: 2 });
    const swapped = answered(swapping, '4C');
    expect([asks(swapped), swapped.play]).toMatchObject([{ what: 'lead', seat: 0, options: [] }, { course: { stock: 32 } }]);
    expect(refusalOf(swapped, 'swap')).toMatchObject({ code: 'no such answer' });
    expect(hyrule.round(swapped)).toBe(0);
    const played = answered(swapped, ...cards('2D 2S 2C'));
    expect(played.play.turns[0]).toMatchObject({
      swapped: { seat: 1, card: '4C' },
      lead: { leader: 0, reason: 'after swap' },
      cards: ['2D', '2C', '2S'],
    });
    expect(asks(played)).toMatchObject({ what: 'lead', seat: 0, options: [{ value: 'swap' }] });
  });

  test('a swap that was only asked for can be taken back: the same leader leads, and may still swap', () => {
    const [before, back] = [strategy(1), strategy(1, 'swap', 'no swap')];
    expect(back.play).toEqual(before.play);
    expect(asks(back)).toMatchObject({ what: 'lead', seat: 1, options: [{ value: 'swap' }] });
    const swapped = strategy(1, '2C', '2S', '2D', 'swap', 'no swap', 'swap', '4C');
    expect(swapped.play).toMatchObject({ course: { stock: 32, turns: 1 }, discards: [{ seat: 2, card: '4C' }] });
    expect(refusalOf(before, 'no swap')).toMatchObject({ code: 'no such answer' });
  });

  test('seven players have a stock of five: five swaps, then no more', () => {
    let state = answered(begun(7, { turns: 'strategy' }), '0');
    const deck = cards(
      'AD 2D 3D 4D 6D AC 2C 3C 4C 6C AS 2S 3S 4S 6S AH 2H 3H 4H 6H 7D 7C 7S 7H 8D 8C 8S 8H 9D 9C 9S 9H TD TC TS TH JD JC JS JH',
    );
    const next = () => deck.shift() ?? '';
    for (let swaps = 5; swaps > 0; swaps -= 1) state = answered(state, 'swap', next(), ...Array.from({ length: 7 }, next));
    expect([asks(state)?.what, asks(state)?.options]).toEqual(['lead', []]);
  });
});

describe('HY-7, a draw', () => {
  /** Six turns, three each; nobody wins the seventh, with two Jokers. */
  const drawn = (house: 'chance' | 'strategy' = 'chance') => {
    const state = house === 'chance' ? begun(2) : answered(begun(2, { turns: 'strategy' }), '1');
    const turns = ['2D 2C', '3C 3D', '4D 4C', '6C 6D', '7D 7C', '8C 8D', 'X1 X2'];
    return turns.reduce((now, turn) => {
      const [anna = '', bela = ''] = turn.split(' ');
      return answered(now, ...(asks(now)?.seat === 0 ? [anna, bela] : [bela, anna]));
    }, state);
  };

  test('may end in a shared win', () => {
    expect(asks(drawn())).toMatchObject({
      kind: 'option',
      what: 'run-off',
      options: [{ value: 'play off' }, { value: 'share' }],
    });
    expect(hyrule.over(drawn())).toBe(false);
    expect(hyrule.winners(answered(drawn(), 'share'))).toEqual(['anna', 'béla']);
  });

  test('may be played off with all 54 cards: only the captures of the run-off count and decide', () => {
    const runOff = answered(drawn(), 'play off');
    expect(points(runOff)).toEqual([0, 0]);
    const over = answered(runOff, ...['2D 2C', '3D 3C', '4C 4D', '6C 6D', '7C 7D', '8C 8D', '9D 9C'].flatMap(cards));
    expect([hyrule.winners(over), points(over), hyrule.round(over)]).toEqual([['béla'], [6, 8], 14]);
  });

  test('is played off only by those who share the most, and the tallest of them leads', () => {
    expect(points(drawnHand('strategy'))).toEqual([9, 3, 9]);
    const runOff = answered(drawnHand('strategy'), 'play off');
    expect(asks(runOff)).toMatchObject({ what: 'tallest in run-off', options: [{ seat: 0 }, { seat: 2 }] });
    const led = answered(runOff, '2', '2D', '2C');
    expect(led.play.turns.at(-1)).toMatchObject({ hand: 1, cards: ['2C', null, '2D'], judged: { winner: 2 }, taken: 2 });
    expect(points(led)).toEqual([0, 0, 2]);
  });

  test('a player who is not in the run-off loses the pile and ranks below those who play it', () => {
    const earlier = (state: HyruleState) => hyrule.standings(state).map((standing) => standing.earlier);
    expect(earlier(drawnHand('strategy'))).toEqual([undefined, undefined, undefined]);
    const measuring = answered(drawnHand('strategy'), 'play off');
    for (const runOff of [measuring, answered(measuring, '2', '2D', '2C')]) expect(earlier(runOff)).toEqual([9, 3, 9]);
  });

  test('only an existing pile can be corrected', () => {
    const refusal = (state: HyruleState, player: string) => {
      const decided = hyrule.decide(state, { type: 'adjustPoints', player, by: 1, reason: 'miscounted' }, { draw: () => '??' });
      return decided.ok ? undefined : decided.refusal;
    };
    const measuring = answered(drawnHand('strategy'), 'play off');
    const runOff = answered(measuring, '2');
    expect(refusal(runOff, 'béla')).toEqual({ code: 'no pile', clause: 'HY-7', params: {} });
    for (const state of [begun(3, { turns: 'strategy' }), measuring]) expect(refusal(state, 'anna')?.code).toBe('no pile');
    for (const player of ['anna', 'cili']) expect(refusal(runOff, player)).toBeUndefined();
  });

  test('HY-6: the tallest of the game leads a run-off too', () => {
    expect(asks(answered(drawn('strategy'), 'play off'))).toMatchObject({ what: 'lead', seat: 1 });
  });
});

describe('HY-1, what can be known about the cards', () => {
  const played = answered(begun(3), ...cards('2D 2C 2S'), '3D');

  test('a captured card is doubted with its owner’s name, and accepted when the dealer insists', () => {
    const refusal = refusalOf(played, '2S');
    expect(refusal).toEqual({
      code: 'card cannot be there',
      clause: 'HY-1',
      params: { card: '2S', where: 'captured', name: 'Anna' },
    });
    expect(answer(played, '2S', { confirm: true }).play).toMatchObject({ laid: ['3D', '2S'] });
  });

  test('a card that waits or was swapped away is doubted as well', () => {
    expect(refusalOf(answered(begun(3), ...cards('X1 X2 KH')), 'KH')?.params).toEqual({ card: 'KH', where: 'waiting', name: '' });
    expect(refusalOf(strategy(1, 'swap', '4C'), '4C')?.params).toEqual({ card: '4C', where: 'discarded', name: 'Béla' });
  });

  test('a card that already lies in the turn is refused, even if the dealer insists', () => {
    for (const confirm of [false, true])
      expect(refusalOf(played, '3D', confirm)).toMatchObject({ code: 'laid in this turn', params: { card: '3D', name: 'Anna' } });
  });

  test('a card without its suit, or from no French deck, is not a valid answer', () => {
    for (const given of ['K?', '??', 'X3', 'R1', 'swap'])
      expect(refusalOf(played, given)).toMatchObject({ code: 'no such answer' });
  });
});

test('cards given by the dealer count for the win and for the lead', () => {
  const given = hyrule.evolve(strategy(1, '2C', '2S', '2D'), {
    type: 'PointsAdjusted',
    player: 'anna',
    by: 4,
    reason: 'miscounted',
  });
  expect([points(given), asks(given)]).toMatchObject([[4, 0, 3], { what: 'lead', seat: 0 }]);
  const begunTurn = hyrule.evolve(strategy(1, '2C', '2S', '2D', '3D'), {
    type: 'PointsAdjusted',
    player: 'anna',
    by: 4,
    reason: 'x',
  });
  expect(asks(begunTurn)).toMatchObject({ what: 'follow', seat: 1 });
});

test('a correction after the end asks once more if it makes a draw', () => {
  const over = answered(begun(2), ...['2D 2C', '3D 3C', '4D 4C', '6D 6C', '7C 7D', '8C 8D', '9C 9D'].flatMap(cards));
  expect([points(over), hyrule.over(over)]).toEqual([[8, 6], true]);
  const corrected = hyrule.evolve(over, { type: 'PointsAdjusted', player: 'béla', by: 2, reason: 'miscounted' });
  expect(asks(corrected)).toMatchObject({ what: 'run-off' });
});
