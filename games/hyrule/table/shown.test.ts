import { expect, test } from 'vitest';
import { answered, begun, cards, drawnHand } from '../rules/testing/played.ts';
import { hyrule } from '../rules/rulebook.ts';
import { NOT_PRESENTING, presenting } from '../../../renderer/room/table/progress.ts';
import { hyruleCards } from './ui.ts';
import { beforeRunOff, handLines, headline, notes, roundName } from '../words/hands.ts';
import { pointsAt, shownAt } from './shown.ts';

const NOW = NOT_PRESENTING;
const told = (at: number) => presenting(at + 1);

test('HY-4: by chance a card lies face down before every player until it is typed', () => {
  const { seats } = shownAt(answered(begun(3), 'KH').play, NOW, 'en');
  expect(seats.map(({ cards: lying }) => lying)).toEqual([[{ card: 'KH' }], [{ card: 'back' }], [{ card: 'back' }]]);
});

test('HY-5: by strategy only laid cards are on the table, and the leader is marked', () => {
  const { seats } = shownAt(answered(begun(3, { turns: 'strategy' }), '1', '2C').play, NOW, 'en');
  expect(seats.map(({ cards: lying, label }) => [lying, label])).toEqual([
    [[], undefined],
    [[{ card: '2C' }], 'leads'],
    [[], undefined],
  ]);
});

test('the outcome of a turn is not visible before it is shown: no stamp, no pile, no points', () => {
  const { play } = answered(begun(3), ...cards('KH QD 2C'));
  const before = shownAt(play, told(-1), 'en');
  expect(before).toMatchObject({ seats: [{ cards: [{ card: 'KH' }] }, {}, {}] });
  expect(JSON.stringify(before)).not.toMatch(/pile|stamp|lit|faded|goesTo/);
  expect(pointsAt(play, told(-1))).toEqual([0, 0, 0]);
  const after = shownAt(play, told(0), 'en');
  expect(after).toMatchObject({
    seats: [
      { cards: [{ card: 'KH', lit: true }], stamp: 'takes' },
      { cards: [{ card: 'QD', faded: true }] },
      { cards: [{ card: '2C', faded: true }] },
    ],
    goesTo: 0,
  });
  expect(JSON.stringify(after)).not.toMatch(/pile/);
  expect(pointsAt(play, told(0))).toEqual([3, 0, 0]);
  expect(shownAt(play, NOW, 'en').seats.map(({ pile }) => pile)).toEqual([3, undefined, undefined]);
});

test('HY-3: cards that wait lie in the middle until they are won', () => {
  const waiting = answered(begun(3), ...cards('X1 X2 KH'));
  const heap = { cards: [{ card: 'back', count: 3 }] };
  expect(shownAt(waiting.play, NOW, 'en').middle).toEqual(heap);
  expect(shownAt(waiting.play, told(0), 'en').middle).toBeUndefined();
  expect(notes(waiting, 'en')).toEqual(['Waiting for the next winner: 3 cards.']);
  const won = answered(waiting, ...cards('2D 2C 2S'));
  expect(shownAt(won.play, told(0), 'en').middle).toEqual(heap);
  expect(shownAt(won.play, NOW, 'en').middle).toBeUndefined();
  expect(notes(won, 'en')).toEqual([]);
});

test('HY-7: a player who is not in the run-off is out, and piles and points begin anew', () => {
  const runOff = answered(drawnHand('chance'), 'play off');
  expect(shownAt(runOff.play, NOW, 'en').seats.map(({ presence }) => presence)).toEqual(['in', 'out', 'in']);
  const first = answered(runOff, '2D', '2C');
  expect(shownAt(first.play, NOW, 'en').seats.map(({ pile }) => pile)).toEqual([2, undefined, undefined]);
  expect([told(-1), told(0), NOW].map((progress) => pointsAt(first.play, progress))).toEqual([
    [0, 0, 0],
    [2, 0, 0],
    [2, 0, 0],
  ]);
  expect([roundName(runOff, 8, 'en'), headline(runOff, 'en')]).toEqual(['turn 1 of the run-off', ['turns left: 7']]);
  expect(handLines(runOff, 'en')).toEqual([
    'Run-off between Anna and Cili.',
    'Cards before the run-off: Anna 9, Cili 9, Béla 3.',
    'Dealer: shuffle all 54 cards and deal them seven each.',
  ]);
});

test('HY-1, HY-7: rounds are turns, counted anew in every run-off; a draw is not a turn', () => {
  const [drawn, again] = [drawnHand('chance'), answered(drawnHand('chance'), 'play off')];
  expect([1, 7, 8].map((round) => roundName(drawn, round, 'en'))).toEqual(['turn 1', 'turn 7', 'turn 7']);
  expect([7, 8, 14, 15].map((round) => roundName(again, round, 'en'))).toEqual([
    'turn 7',
    'turn 1 of the run-off',
    'turn 7 of the run-off',
    'turn 1 of run-off 2',
  ]);
  expect(roundName(again, 15, 'hu')).toBe('a 2. rájátszás 1. köre');
});

test('HY-7: nothing from the previous hand stands beside a run-off that has not begun', () => {
  const runOff = answered(drawnHand('chance'), 'play off');
  for (const progress of [told(-1), told(0), NOW]) expect(pointsAt(runOff.play, progress)).toEqual([0, 0, 0]);
  expect(JSON.stringify(shownAt(runOff.play, told(0), 'en'))).not.toMatch(/pile/);
  const points = hyruleCards.points?.(runOff, NOW);
  const rows = hyrule.standings(runOff).map(({ earlier }, seat) => [points?.[seat], earlier]);
  expect(rows).toEqual([
    [0, 9],
    [0, 3],
    [0, 9],
  ]);
});

test('HY-6, HY-7: while the tallest of a run-off is being asked for, the screen says who plays and gets cards', () => {
  const measuring = answered(drawnHand('strategy'), 'play off');
  const lines = [
    'Run-off between Anna and Cili.',
    'Cards before the run-off: Anna 9, Cili 9, Béla 3.',
    'Dealer: shuffle all 54 cards and deal them seven each. The rest is the draw deck.',
  ];
  expect(handLines(measuring, 'en')).toEqual(lines);
  expect(shownAt(measuring.play, NOW, 'en').seats.map(({ presence }) => presence)).toEqual(['in', 'out', 'in']);
  const led = answered(measuring, '2');
  expect(handLines(led, 'en')).toEqual([...lines, 'Cili leads: the tallest, as all are level. Or swap: discard one, draw one.']);
});

test('the display says who moves what between turns, and not during a turn', () => {
  expect(handLines(begun(3), 'en')).toEqual(['Dealer: shuffle all 54 cards and deal everybody seven.']);
  const turn = answered(begun(3), ...cards('KH QD 2C'));
  expect(handLines(turn, 'en')).toEqual(['Anna: take the 3 cards.']);
  expect(handLines(answered(turn, '3S'), 'en')).toEqual([]);
});

test('HY-5, HY-6: the screen says who leads and why, what a swap asks for, and the stock', () => {
  const led = answered(begun(3, { turns: 'strategy' }), '1');
  expect([handLines(led, 'en'), headline(led, 'en')]).toEqual([
    ['Béla leads: the tallest, as all are level. Or swap: discard one, draw one.'],
    ['turns left: 7', 'draw deck 33'],
  ]);
  const swapped = answered(led, 'swap', '4C');
  expect([handLines(swapped, 'en'), headline(swapped, 'en')]).toEqual([
    ['Béla: discard the four of clubs and draw a card.', 'Anna leads: next after the swap.'],
    ['turns left: 7', 'draw deck 32'],
  ]);
});

test('HY-7: what led to a run-off can still be read when it has been played', () => {
  const turns = ['2', '3', '4', '6', '7', '8', '9'].flatMap((rank) => [`${rank}D`, `${rank}C`]);
  const over = answered(drawnHand('chance'), 'play off', ...turns);
  expect(over.play.phase).toBe('over');
  expect([handLines(over, 'en'), beforeRunOff(over, 'en')]).toEqual([[], ['Cards before the run-off: Anna 9, Cili 9, Béla 3.']]);
});

test('nobody moves a card if the referee deals', () => {
  expect(handLines(begun(3, { cards: 'dealt' }), 'en')).toEqual([]);
});
