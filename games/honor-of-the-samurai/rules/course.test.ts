import { describe, expect, test } from 'vitest';
import { adjusted, answerTo, asked, begun, on } from './testing/played.ts';
import { NO_CHANCE } from '../../../test/support/hungarian-war.ts';
import type { House } from './house.ts';
import type { State } from './play.ts';
import { honorOfTheSamurai as book } from './rulebook.ts';

const HEADS = { disgracesAsHeads: 'yes' } as const;
const KINGS = { kings: 'yes' } as const;
const CHARGES = { charges: 'yes' } as const;
const DIPLOMACY = { kings: 'yes', diplomacy: 'yes' } as const;
const GAME = { out: 'game' } as const;

/** A game after these answers. */
const played = (players: number, answers: string, house: Partial<House> = {}, lastWinners: readonly number[] = [0]) =>
  on(begun(players, house, lastWinners), answers);
const values = (state: State) =>
  book
    .next(state)
    ?.options.map(({ value }) => value)
    .join(' ');
const points = (state: State) => book.standings(state).map((standing) => standing.points);
const lastOf = ({ play }: State) => play.last;
/** Heads, disgraces, and what is asked of whom. */
const told = (state: State) =>
  [
    state.play.scores.map(({ heads }) => heads).join(' '),
    state.play.scores.map(({ disgraces }) => disgraces).join(' '),
    asked(state),
  ].join(' | ');

test.each<[number, string, string, Partial<House>?, (readonly number[])?]>([
  // HS-2: a king, queen or jack costs a disgrace, and the hand is drawn and declared anew.
  [2, 'heads heads', '0 0 | 2 0 | hand 0'],
  [2, 'heads heads clean', '0 0 | 2 0 | hand 1'],
  // A Joker gives every other player a disgrace, each Joker by itself, and stays in hand; one with a face card is replaced with it.
  [3, 'clean joker', '0 0 0 | 1 0 1 | hand 2'],
  [3, 'jokers', '0 0 0 | 0 2 2 | hand 1'],
  [3, 'joker', '0 0 0 | 0 1 1 | hand 1'],
  [3, 'headsAndJoker', '0 0 0 | 1 1 1 | hand 0'],
  // Three disgraces put a player out, for this hand or for the game.
  [3, 'heads heads heads', '0 0 0 | 3 0 0 | hand 1'],
  [3, 'heads heads heads clean clean', '0 0 0 | 3 0 0 | army 1'],
  [3, 'clean clean clean A? A? K? 2? 3? 4? 5? 6? 7? heads heads heads', '1 0 0 | 3 0 0 | hand 1'],
  [
    3,
    'clean clean clean A? A? K? 2? 3? 4? 5? 6? 7? heads heads heads heads clean clean 2? 3? 4? 5? 6? 7?',
    '1 0 0 | 0 1 0 | hand 0',
  ],
  [3, 'heads heads heads clean clean 2? 3? 4? 5? 6? 7?', '0 0 0 | 3 0 0 | hand 1', GAME],
  // A Joker puts a player out before drawing.
  [3, 'clean clean heads heads clean 2? 3? 4? 5? 6? 7? 8? 9? T? joker', '0 0 0 | 0 1 3 | hand 1'],
  [3, 'clean clean heads heads clean 2? 3? 4? 5? 6? 7? 8? 9? T? joker clean', '0 0 0 | 0 1 3 | army 0'],
  // HS-4: the highest total takes every head, those of an army with a Joker too; only Jokers left, nobody does.
  [2, 'clean clean A? A? A?', '0 0 | 0 0 | army 1'],
  [2, 'clean clean A? A? K? J? Q? 4?', '3 0 | 0 0 | hand 0'],
  [2, 'clean clean K? X1 K? 2? 3? 4?', '0 2 | 0 0 | hand 0'],
  [2, 'clean clean X1 2? 3? X1', '0 0 | 0 0 | hand 0'],
  // HS-5: the last one in fights alone and wins only the heads of that army; where all are out the next hand follows.
  [2, 'heads heads heads clean', '0 0 | 3 0 | army 1'],
  [2, 'heads heads heads clean K? 2? 3?', '0 1 | 0 0 | hand 0'],
  [2, 'heads heads heads heads heads heads', '0 0 | 0 0 | hand 0'],
  [2, 'heads heads heads', '0 0 | 3 0 | nothing', GAME],
  // HS-6: the King is the winner of the last game who still sits here, alone, and names a suit once for the game.
  [2, '', '0 0 | 0 0 | illegal suit 1', KINGS, [1]],
  [2, 'H', '0 0 | 0 0 | hand 0', KINGS, [1]],
  [2, 'H clean clean 2D 3D 4D 5D 6D 7D clean clean', '0 0 | 0 0 | army 0', KINGS, [1]],
  [2, 'clean clean', '0 0 | 0 0 | army 0', KINGS, []],
  [2, 'clean clean', '0 0 | 0 0 | army 0', KINGS, [0, 1]],
  [2, 'clean clean', '0 0 | 0 0 | army 0', KINGS, [7]],
  [2, '', '0 0 | 0 0 | illegal suit 1', KINGS, [1, 7]],
  // One disgrace a battle, however often the suit occurs, beside a Joker too.
  [2, 'H clean clean 2H 3D 4H 5D 6D 7H', '0 0 | 1 1 | hand 0', KINGS, [1]],
  [2, 'S clean clean X1 2D 3D X1', '0 0 | 0 0 | army 1', KINGS],
  [2, 'S clean clean X1 2D 3D X1 4D 5S', '0 0 | 0 1 | hand 0', KINGS],
  // HS-7: disgraces as heads.
  [2, 'heads heads clean clean', '0 0 | 2 0 | army 0', HEADS],
  [2, 'heads heads clean clean A? A? K? J? Q? 4?', '3 0 | 2 0 | hand 0', HEADS],
  [3, 'heads heads heads', '0 0 0 | 3 0 0 | hand 1', HEADS],
  [2, 'heads heads heads', '0 0 | 3 0 | nothing', HEADS],
  [3, 'heads heads heads heads clean clean 2? 3? 4? 5? 6? 7?', '0 0 0 | 3 1 0 | hand 1', HEADS],
  [3, 'heads heads heads heads clean clean 2? 3? 4? 5? 6? 7? clean clean 2? 3? 4? K? 6? 7?', '0 0 1 | 3 1 0 | hand 1', HEADS],
  // HS-8: charges are announced in turn and entered after the army; a charge that nobody had to enter was added, and lost.
  [3, 'clean clean clean', '0 0 0 | 0 0 0 | charging 0', CHARGES],
  [3, 'clean clean clean yes no yes 2? 3? 4?', '0 0 0 | 0 0 0 | charge 0', CHARGES],
  [3, 'clean clean clean yes no yes 2? 3? 4? 5?', '0 0 0 | 0 0 0 | army 1', CHARGES],
  [3, 'clean clean clean yes no yes 2? 3? 4? 5? A? A? A? 2? 3? 4? 9?', '0 0 0 | 1 0 1 | hand 0', CHARGES],
  [2, 'clean clean no yes X1 2? 3? X1', '0 0 | 0 1 | hand 0', CHARGES],
  // HS-9: whom a Joker disgraces may appeal, the King aside; a face card annuls it, each Joker by itself.
  [4, 'S clean joker', '0 0 0 0 | 0 0 0 0 | appeal', DIPLOMACY],
  [4, 'S clean joker nobody', '0 0 0 0 | 1 0 1 1 | hand 2', DIPLOMACY],
  [4, 'S clean joker 3', '0 0 0 0 | 0 0 0 0 | response 0', DIPLOMACY],
  [4, 'S clean joker 3 no', '0 0 0 0 | 1 0 1 1 | hand 2', DIPLOMACY],
  [4, 'S clean joker 3 yes', '0 0 0 0 | 0 0 0 0 | drawn 0', DIPLOMACY],
  [4, 'S clean joker 3 yes A?', '0 0 0 0 | 1 0 1 1 | hand 2', DIPLOMACY],
  [4, 'S clean joker 3 yes Q?', '0 0 0 0 | 0 0 0 0 | hand 2', DIPLOMACY],
  [3, 'S clean headsAndJokers 2 yes K?', '0 0 0 | 0 0 0 | appeal', DIPLOMACY],
  [3, 'S clean headsAndJokers 2 yes K? 2 yes 2?', '0 0 0 | 1 1 1 | hand 1', DIPLOMACY],
  // The King cannot appeal to himself, and a King who is out hears no appeal.
  [2, 'S clean joker', '0 0 | 1 0 | army 0', DIPLOMACY],
  [3, 'S heads heads heads joker', '0 0 0 | 3 0 1 | hand 2', DIPLOMACY],
  // A Joker in an army may be replaced, or kept.
  [2, 'S clean clean AD 2D 3D X1 KD KC', '0 0 | 0 0 | own appeal 1', DIPLOMACY],
  [2, 'S clean clean AD 2D 3D X1 KD KC yes yes JD', '0 0 | 0 0 | replacement 1', DIPLOMACY],
])('%i players after “%s”: %s', (players, answers, outcome, house, lastWinners) => {
  expect(told(played(players, answers, house, lastWinners))).toBe(outcome);
});

test.each([
  [3, 'jokers', {}, 'clean heads'],
  [3, 'joker', {}, 'clean heads joker headsAndJoker'],
  [2, 'clean clean A? A? K? J? Q? 4?', {}, 'clean heads joker headsAndJoker jokers headsAndJokers'],
  [4, 'S clean joker', DIPLOMACY, 'nobody 2 3'],
  [2, 'S clean clean AD 2D 3D X1 KD KC', DIPLOMACY, 'no yes'],
  [2, 'S clean clean AD 2D 3D X1 KD KC yes yes JD', DIPLOMACY, 'keep'],
])('HS-2, HS-9: %i players are offered, after “%s” by %j, %s', (players, answers, house, offered) => {
  expect(
    values(played(players, answers, house))
      ?.split(' ')
      .sort(),
  ).toEqual(offered.split(' ').sort());
});

describe('HS-1, HS-4, HS-6, the cards', () => {
  test('the first card may follow a count, and then cards come seat by seat, by rank alone unless a suit is illegal', () => {
    const play = played(2, 'clean clean');
    const first = { kind: 'card', what: 'army', seat: 0, options: [], rankOnly: true } as const;
    expect(book.next(play)).toEqual({ ...first, part: { at: 1, of: 3 }, counted: true, n: 2 });
    expect(book.next(on(play, 'A?'))).toEqual({ ...first, part: { at: 2, of: 3 }, n: 3 });
    expect(book.next(played(2, 'H clean clean 2H', KINGS, [1]))).not.toHaveProperty('rankOnly');
  });

  test('the second Joker is another card, and a third is doubted', () => {
    expect(lastOf(played(2, 'clean clean X1 2? 3? X1'))?.revealed.armies).toEqual([['X1', '2?', '3?'], ['X2']]);
    const both = played(3, 'clean clean clean X1 X1 3? 4?');
    expect(answerTo(both, 'X1')).toMatchObject({ refusal: { code: 'card cannot be there', clause: 'HS-1' } });
    expect(answerTo(both, 'X1', { confirm: true })).toMatchObject({ ok: true });
  });
});

describe('HS-5, the end', () => {
  test.each<[string, State, string, readonly number[]]>([
    // Even if the same battle puts the player out.
    [
      'ten heads',
      on(adjusted(played(2, 'S heads heads clean clean', KINGS), 0, 9), 'AD AC KS 2D 3D 4D'),
      '10 0 | 3 0 | nothing',
      [0],
    ],
    ['last one in', played(2, 'heads heads heads', GAME), '0 0 | 3 0 | nothing', [1]],
    // HS-7
    ['last one in', played(2, 'heads heads heads', HEADS), '0 0 | 3 0 | nothing', [1]],
    [
      'ten heads',
      on(adjusted(played(2, 'S heads heads clean clean', { ...HEADS, ...KINGS }), 1, 9), '2S 3D 4D AD AC KC'),
      '0 10 | 3 0 | nothing',
      [1],
    ],
    ['ten heads', adjusted(played(2, 'clean clean'), 1, 10), '0 10 | 0 0 | nothing', [1]],
  ])('%s', (reason, state, outcome, winners) => {
    expect([told(state), state.play]).toMatchObject([outcome, { phase: 'over', ending: { reason, winners } }]);
  });

  test('where all go out at once, the most heads among those who were in win, and equal counts share', () => {
    const king = played(3, 'S heads heads clean heads heads clean heads heads heads', { ...GAME, ...KINGS });
    const { play } = on(adjusted(king, 2, 5), '2S 3D 4D 5S 6D 7D');
    expect(play).toMatchObject({ phase: 'over', ending: { reason: 'all out', winners: [0, 1] }, contenders: [0, 1] });
  });

  test('a hand in which everybody is out has no battle, and a correction may resume an ended game', () => {
    const { play, ...state } = played(2, 'heads heads heads heads heads heads');
    expect([play.battles, play.unfought.length]).toEqual([0, 6]);
    expect(lastOf(on({ play, ...state }, 'clean clean A? A? K? 2? 3? 4?'))?.hands).toHaveLength(8);
    expect(asked(adjusted(adjusted(played(2, 'clean clean'), 1, 10), 1, -1))).toBe('hand 0');
  });
});

test('HS-6: the King is asked for in a game that was begun before the record answered it', () => {
  const older = { cards: 'entered', kings: 'yes', diplomacy: 'no', charges: 'no', disgracesAsHeads: 'no' };
  const event = { type: 'GameBegun', rulebook: book.id, version: 1, house: older as House, players: begun(2).players } as const;
  const state = book.evolve(undefined, event);
  expect([asked(state), values(state), state.play.house.out]).toEqual(['king', 'nobody 0 1', 'game']);
  expect([asked(on(state, '1')), asked(on(state, 'nobody'))]).toEqual(['illegal suit 1', 'hand 0']);
});

test('HS-7: a disgrace takes a head, at minus three for good whatever the house says, both of a battle added before either counts', () => {
  expect(points(played(2, 'heads heads clean clean A? A? K? J? Q? 4?', HEADS))).toEqual([1, 0]);
  for (const out of ['hand', 'game'] as const)
    expect(points(played(3, 'heads heads heads heads clean clean 2? 3? 4? 5? 6? 7?', { ...HEADS, out }))).toEqual([-3, -1, 0]);
  const rich = adjusted(played(3, 'heads heads', HEADS), 0, 1);
  expect([asked(on(rich, 'heads')), asked(on(rich, 'heads heads'))]).toEqual(['hand 0', 'hand 1']);
  expect(points(played(2, 'S heads heads clean clean AS AD KD 2C 3C 4C', { ...HEADS, ...KINGS }))).toEqual([-2, 0]);
});

describe('HS-8, HS-9, charges and replaced Jokers', () => {
  test('diplomacy is refused without Kings', () => {
    const { players } = begun(2);
    const refusal = { code: 'no King to appeal to', clause: 'HS-9' };
    expect(book.begin({ players, house: { diplomacy: 'yes' } }, NO_CHANCE)).toMatchObject({ refusal });
  });

  const JOKER = 'S clean clean AD 2D 3D X1 KD KC';
  test.each<[string, string, object, Partial<House>?, number?]>([
    [
      CHARGES.charges,
      'clean clean clean yes no yes 2? 3? 4? 5? A? A? A? 2? 3? 4? 9?',
      { outcome: { totals: [14, 39, 18], lostCharges: [0, 2] } },
      CHARGES,
    ],
    ['kept', `${JOKER} yes yes JD keep`, { outcome: { winner: 0, jokers: [1] }, replaced: [] }],
    [
      'replaced, by a card that counts for the illegal suit',
      `${JOKER} yes yes JD 9S`,
      { outcome: { winner: 1, totals: [18, 33], illegal: [1], jokers: [] }, replaced: [{ seat: 1, card: '9S' }] },
    ],
    ['not appealed', `${JOKER} no`, { outcome: { winner: 0, jokers: [1] } }],
    ['refused', `${JOKER} yes no`, { outcome: { winner: 0 } }],
    ['refused by a number', `${JOKER} yes yes A?`, { outcome: { winner: 0 } }],
    ['the King’s own', JOKER, { outcome: { winner: 0 } }, DIPLOMACY, 1],
    [
      'of a charge',
      'S clean clean no yes AD 2D 3D 4D KD KC X1 yes yes JD 9C',
      { outcome: { totals: [18, 37] }, revealed: { charges: [null, '9C'] } },
      { ...DIPLOMACY, ...CHARGES },
    ],
  ])('%s', (_, answers, last, house = DIPLOMACY, king = 0) => {
    const players = house === CHARGES ? 3 : 2;
    expect(lastOf(played(players, answers, house, [king]))).toMatchObject(last);
  });

  test('where the referee deals, a Joker may be turned or kept', () => {
    const play = played(2, `${JOKER} yes yes JD`, DIPLOMACY);
    const dealt = { ...play, play: { ...play.play, house: { ...play.play.house, cards: 'dealt' } } } as State;
    expect([values(dealt), lastOf(on(dealt, 'keep'))?.outcome.jokers]).toEqual(['turn keep', [1]]);
  });
});
