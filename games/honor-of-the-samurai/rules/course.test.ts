import { describe, expect, test } from 'vitest';
import { adjusted, answerTo, asked, begun, on } from './testing/played.ts';
import { NO_CHANCE } from '../../../test/support/hungarian-war.ts';
import type { House } from './house.ts';
import type { State } from './play.ts';
import { honorOfTheSamurai as book } from './rulebook.ts';

/** A game after these answers. */
const played = (players: number, answers: string, house: Partial<House> = {}, lastWinners: readonly number[] = [0]) =>
  on(begun(players, house, lastWinners), answers);
const disgraces = ({ play }: State) => play.scores.map((score) => score.disgraces);
const heads = ({ play }: State) => play.scores.map((score) => score.heads);
const questionOf = (state: State) => book.next(state);
const values = (state: State) => questionOf(state)?.options.map(({ value }) => value);
const points = (state: State) => book.standings(state).map((standing) => standing.points);
const lastOf = ({ play }: State) => play.last;
const WON_BY_0 = 'A? A? K? 2? 3? 4?';

describe('HS-2, hands', () => {
  test('a king, queen or jack costs a disgrace, and the hand is drawn and declared anew', () => {
    const play = played(2, 'heads heads');
    expect([disgraces(play), asked(play)]).toEqual([[2, 0], 'hand 0']);
    expect(asked(on(play, 'clean'))).toBe('hand 1');
  });

  test('a Joker gives every other player a disgrace, each Joker by itself, and stays in hand', () => {
    expect(disgraces(played(3, 'clean joker'))).toEqual([1, 0, 1]);
    expect(disgraces(played(3, 'jokers'))).toEqual([0, 2, 2]);
    expect(values(played(3, 'jokers'))).toEqual(['clean', 'heads']);
    expect(values(played(3, 'joker'))).toEqual(['clean', 'heads', 'joker', 'headsAndJoker']);
  });

  test('a hand with a face card and a Joker costs and gives, and its Joker is replaced with it', () => {
    const play = played(3, 'headsAndJoker');
    expect([disgraces(play), asked(play)]).toEqual([[1, 1, 1], 'hand 0']);
    expect(values(play)).toContain('jokers');
  });

  test('three disgraces put a player out, who draws nothing more in this hand', () => {
    const play = played(3, 'heads heads heads');
    expect([disgraces(play), asked(play)]).toEqual([[3, 0, 0], 'hand 1']);
    expect(asked(on(play, 'clean clean'))).toBe('army 1');
  });

  test('a player who was out comes back in the next hand with all heads and no disgraces; the others keep theirs', () => {
    const play = played(3, `clean clean clean ${WON_BY_0} 5? 6? 7? heads heads heads`);
    expect([heads(play), disgraces(play)]).toEqual([
      [1, 0, 0],
      [3, 0, 0],
    ]);
    const next = on(play, 'heads clean clean 2? 3? 4? 5? 6? 7?');
    expect([heads(next), disgraces(next), asked(next)]).toEqual([[1, 0, 0], [0, 1, 0], 'hand 0']);
    expect(lastOf(next)?.outcome.totals).toEqual([null, 9, 18]);
  });

  test('out for the game: a player with three disgraces stays out', () => {
    const play = played(3, 'heads heads heads clean clean 2? 3? 4? 5? 6? 7?', { out: 'game' });
    expect([disgraces(play), asked(play)]).toEqual([[3, 0, 0], 'hand 1']);
  });

  test('a player whom a Joker puts out before drawing draws no hand', () => {
    const play = played(3, 'clean clean heads heads clean 2? 3? 4? 5? 6? 7? 8? 9? T? joker');
    expect([disgraces(play), asked(play), asked(on(play, 'clean'))]).toEqual([[0, 1, 3], 'hand 1', 'army 0']);
  });
});

describe('HS-4, HS-5, the battle', () => {
  test('the first card may follow a count, and then cards come seat by seat, by rank alone', () => {
    const play = played(2, 'clean clean');
    const first = { kind: 'card', what: 'army', seat: 0, options: [], rankOnly: true } as const;
    expect(questionOf(play)).toEqual({ ...first, part: { at: 1, of: 3 }, counted: true, n: 2 });
    expect(questionOf(on(play, 'A?'))).toEqual({ ...first, part: { at: 2, of: 3 }, n: 3 });
    expect(asked(on(play, 'A? A? A?'))).toBe('army 1');
  });

  test('the highest total takes every head, and a new hand is drawn', () => {
    const play = played(2, 'clean clean A? A? K? J? Q? 4?');
    expect([heads(play), asked(play), book.round(play), values(play)?.length]).toEqual([[3, 0], 'hand 0', 1, 6]);
  });

  test('an army with a Joker still yields its heads', () => {
    expect(heads(played(2, 'clean clean K? X1 K? 2? 3? 4?'))).toEqual([0, 2]);
  });

  test('the second Joker is another card, and a third is doubted', () => {
    expect(lastOf(played(2, 'clean clean X1 2? 3? X1'))?.revealed.armies).toEqual([['X1', '2?', '3?'], ['X2']]);
    const both = played(3, 'clean clean clean X1 X1 3? 4?');
    expect(answerTo(both, 'X1')).toMatchObject({ refusal: { code: 'card cannot be there', clause: 'HS-1' } });
    expect(answerTo(both, 'X1', { confirm: true })).toMatchObject({ ok: true });
  });

  test('if only armies with Jokers are left, nothing more is asked and nobody wins', () => {
    const play = played(2, 'clean clean X1 2? 3? X1');
    expect(lastOf(play)?.outcome).toMatchObject({ winner: null, reason: 'only Jokers' });
    expect(asked(play)).toBe('hand 0');
  });

  test('with an illegal suit every card of such armies counts', () => {
    const play = played(2, 'clean clean X1 2? 3? X1', { kings: 'yes' }, []);
    expect(play.play.battles).toBe(1);
    const king = played(2, 'S clean clean X1 2D 3D X1', { kings: 'yes' });
    expect([asked(king), disgraces(on(king, '4D 5S'))]).toEqual(['army 1', [0, 1]]);
  });

  test('ten heads win, even if the same battle puts the player out', () => {
    const nine = adjusted(played(2, 'S heads heads clean clean', { kings: 'yes' }), 0, 9);
    const play = on(nine, 'AD AC KS 2D 3D 4D');
    expect(play.play).toMatchObject({ phase: 'over', ending: { reason: 'ten heads', winners: [0] } });
    expect([heads(play), disgraces(play), asked(play)]).toEqual([[10, 0], [3, 0], 'nothing']);
  });

  test('the last one in fights alone and wins nothing but the heads of that army', () => {
    const play = played(2, 'heads heads heads clean');
    expect(asked(play)).toBe('army 1');
    expect([heads(on(play, 'K? 2? 3?')), asked(on(play, 'K? 2? 3?'))]).toEqual([[0, 1], 'hand 0']);
  });

  test('a hand in which everybody is out has no winner and no battle, and the next one follows', () => {
    const play = played(2, 'heads heads heads heads heads heads');
    expect([asked(play), disgraces(play), heads(play), play.play.battles]).toEqual(['hand 0', [0, 0], [0, 0], 0]);
    expect(play.play.unfought).toHaveLength(6);
    expect(lastOf(on(play, `clean clean ${WON_BY_0}`))?.hands).toHaveLength(8);
  });

  describe('if players are out for the game', () => {
    const house = { out: 'game' } as const;
    test('the last player not out wins, even while hands are being declared', () => {
      const ending = { reason: 'last one in', winners: [1] };
      expect(played(2, 'heads heads heads', house).play).toMatchObject({ phase: 'over', ending });
    });

    test('and all go out at once, the most heads among those who were in wins, and equal counts share', () => {
      const king = played(3, 'S heads heads clean heads heads clean heads heads heads', { ...house, kings: 'yes' });
      const play = on(adjusted(king, 2, 5), '2S 3D 4D 5S 6D 7D');
      expect(play.play).toMatchObject({ phase: 'over', ending: { reason: 'all out', winners: [0, 1] }, contenders: [0, 1] });
    });
  });
});

describe('HS-6, the King', () => {
  const house = { kings: 'yes' } as const;
  test('is the winner of the last game, and names a suit, once for the game', () => {
    expect([asked(played(2, '', house, [1])), asked(played(2, 'H', house, [1]))]).toEqual(['illegal suit 1', 'hand 0']);
    const second = played(2, 'H clean clean 2D 3D 4D 5D 6D 7D clean clean', house, [1]);
    expect([second.play.king, asked(second)]).toEqual([{ seat: 1, illegal: 'H' }, 'army 0']);
  });

  test('is nobody in the first game, after a shared win, and where the winner does not sit here', () => {
    for (const lastWinners of [[], [0, 1], [7]]) {
      const play = played(2, 'clean clean', house, lastWinners);
      expect([play.play.king, questionOf(play)]).toEqual([undefined, expect.objectContaining({ rankOnly: true })]);
    }
  });

  test('is the one of several winners who still sits here', () => {
    expect(asked(played(2, '', house, [1, 7]))).toBe('illegal suit 1');
  });

  test('is asked for in a game that was begun before the record answered it', () => {
    const { players } = begun(2);
    const older = { cards: 'entered', kings: 'yes', diplomacy: 'no', charges: 'no', disgracesAsHeads: 'no' };
    const event = { type: 'GameBegun', rulebook: book.id, version: 1, house: older as House, players } as const;
    const play = book.evolve(undefined, event);
    expect([asked(play), values(play), play.play.house.out]).toEqual(['king', ['nobody', '0', '1'], 'game']);
    expect([asked(on(play, '1')), asked(on(play, 'nobody'))]).toEqual(['illegal suit 1', 'hand 0']);
  });
});

test('HS-6: an illegal suit costs one disgrace a battle; every card is entered with its suit, even after an illegal one', () => {
  const play = played(2, 'H clean clean 2H', { kings: 'yes' }, [1]);
  expect(questionOf(play)).not.toHaveProperty('rankOnly');
  expect(disgraces(on(play, '3D 4H 5D 6D 7H'))).toEqual([1, 1]);
});

describe('HS-7, disgraces as heads', () => {
  const house = { disgracesAsHeads: 'yes' } as const;
  test('a disgrace takes a head, and heads win it back', () => {
    const play = played(2, 'heads heads clean clean', house);
    expect(points(play)).toEqual([-2, 0]);
    expect(points(on(play, 'A? A? K? J? Q? 4?'))).toEqual([1, 0]);
  });

  test('a player at minus three heads is out', () => {
    expect(played(3, 'heads heads heads', house).play).toMatchObject({ phase: 'hands', seat: 1 });
    const rich = adjusted(played(3, 'heads heads', house), 0, 1);
    expect([asked(on(rich, 'heads')), asked(on(rich, 'heads heads'))]).toEqual(['hand 0', 'hand 1']);
  });

  test('the number stays from round to round, and a player at minus three stays out, whatever the house says of three disgraces', () => {
    for (const out of ['hand', 'game'] as const) {
      const play = played(3, 'heads heads heads heads clean clean 2? 3? 4? 5? 6? 7?', { ...house, out });
      expect([points(play), asked(play)]).toEqual([[-3, -1, 0], 'hand 1']);
      expect(points(on(play, 'clean clean 2? 3? 4? K? 6? 7?'))).toEqual([-3, -1, 1]);
    }
  });

  test('the last player in wins, and ten heads win before that', () => {
    expect(played(2, 'heads heads heads', house).play).toMatchObject({ ending: { reason: 'last one in', winners: [1] } });
    const king = played(2, 'S heads heads clean clean', { ...house, kings: 'yes' });
    const play = on(adjusted(king, 1, 9), '2S 3D 4D AD AC KC');
    expect([points(play), play.play]).toMatchObject([[-3, 10], { ending: { reason: 'ten heads', winners: [1] } }]);
  });

  test('heads and disgraces of one battle are added before either is looked at', () => {
    const king = played(2, 'S heads heads clean clean', { ...house, kings: 'yes' });
    expect(points(on(king, 'AS AD KD 2C 3C 4C'))).toEqual([-2, 0]);
  });
});

describe('HS-8, charges', () => {
  const house = { charges: 'yes' } as const;
  test('each player in turn says whether to add a card, which is entered after the army', () => {
    const play = played(3, 'clean clean clean', house);
    expect(asked(play)).toBe('charging 0');
    const revealed = on(play, 'yes no yes 2? 3? 4?');
    expect([asked(revealed), asked(on(revealed, '5?'))]).toEqual(['charge 0', 'army 1']);
    const fought = on(revealed, '5? A? A? A? 2? 3? 4? 9?');
    expect(lastOf(fought)?.outcome).toMatchObject({ totals: [14, 39, 18], lostCharges: [0, 2] });
    expect(disgraces(fought)).toEqual([1, 0, 1]);
  });

  test('a charge that nobody had to enter was added, and lost', () => {
    const play = played(2, 'clean clean no yes X1 2? 3? X1', house);
    expect([play.play.battles, disgraces(play)]).toEqual([1, [0, 1]]);
  });
});

describe('HS-9, diplomacy', () => {
  const house = { kings: 'yes', diplomacy: 'yes' } as const;
  test('is refused without Kings', () => {
    const { players } = begun(2);
    expect(book.begin({ players, house: { diplomacy: 'yes' } }, NO_CHANCE)).toMatchObject({
      refusal: { code: 'no King to appeal to', clause: 'HS-9' },
    });
    expect(book.begin({ players, house }, NO_CHANCE)).toMatchObject({ ok: true });
  });

  test('any player whom a Joker disgraces may appeal, except the King; a face card annuls it', () => {
    const play = played(4, 'S clean joker', house);
    expect([asked(play), values(play)]).toEqual(['appeal', ['nobody', '2', '3']]);
    expect(disgraces(on(play, 'nobody'))).toEqual([1, 0, 1, 1]);
    expect([asked(on(play, '3')), disgraces(on(play, '3 no'))]).toEqual(['response 0', [1, 0, 1, 1]]);
    expect(asked(on(play, '3 yes'))).toBe('drawn 0');
    expect(disgraces(on(play, '3 yes A?'))).toEqual([1, 0, 1, 1]);
    expect([disgraces(on(play, '3 yes Q?')), asked(on(play, '3 yes Q?'))]).toEqual([[0, 0, 0, 0], 'hand 2']);
  });

  test('each Joker may be appealed once, and the disgraces of a hand fall together', () => {
    const play = played(3, 'S clean headsAndJokers 2 yes K?', house);
    expect([asked(play), disgraces(play)]).toEqual(['appeal', [0, 0, 0]]);
    expect(disgraces(on(play, '2 yes 2?'))).toEqual([1, 1, 1]);
  });

  test('the King cannot appeal to himself, and a King who is out hears no appeal', () => {
    expect(asked(played(2, 'S clean joker', house))).toBe('army 0');
    const out = played(3, 'S heads heads heads joker', house);
    expect([asked(out), disgraces(out)]).toEqual(['hand 2', [3, 0, 1]]);
  });

  test('a Joker in an army is replaced before the totals, by a card that counts for the illegal suit', () => {
    const play = played(2, 'S clean clean AD 2D 3D X1 KD KC', house);
    expect([asked(play), values(play)]).toEqual(['own appeal 1', ['no', 'yes']]);
    expect(lastOf(on(play, 'no'))?.outcome).toMatchObject({ winner: 0, jokers: [1] });
    const granted = on(play, 'yes yes JD');
    expect(questionOf(granted)).toEqual({ kind: 'card', what: 'replacement', seat: 1, options: [{ value: 'keep' }], n: 12 });
    const fought = on(granted, '9S');
    expect(lastOf(fought)).toMatchObject({
      outcome: { winner: 1, totals: [18, 33], illegal: [1], jokers: [] },
      replaced: [{ seat: 1, card: '9S' }],
    });
  });

  test('a player who may replace a Joker can keep it, and must where the hand is empty', () => {
    const play = played(2, 'S clean clean AD 2D 3D X1 KD KC yes yes JD', house);
    expect([asked(play), values(play)]).toEqual(['replacement 1', ['keep']]);
    expect(lastOf(on(play, 'keep'))).toMatchObject({ outcome: { winner: 0, jokers: [1] }, replaced: [] });
    const dealt = { ...play, play: { ...play.play, house: { ...play.play.house, cards: 'dealt' } } } as State;
    expect([values(dealt), lastOf(on(dealt, 'keep'))?.outcome.jokers]).toEqual([['turn', 'keep'], [1]]);
  });

  test("the King's own Joker is not heard, and a refused one loses", () => {
    expect(lastOf(played(2, 'S clean clean AD 2D 3D X1 KD KC', house, [1]))?.outcome).toMatchObject({ winner: 0 });
    expect(lastOf(played(2, 'S clean clean AD 2D 3D X1 KD KC yes no', house))?.outcome).toMatchObject({ winner: 0 });
    expect(lastOf(played(2, 'S clean clean AD 2D 3D X1 KD KC yes yes A?', house))?.outcome).toMatchObject({ winner: 0 });
  });

  test('a charge is appealed like any card of the army', () => {
    const play = played(2, 'S clean clean no yes AD 2D 3D 4D KD KC X1', { ...house, charges: 'yes' });
    expect(lastOf(on(play, 'yes yes JD 9C'))).toMatchObject({
      outcome: { totals: [18, 37] },
      revealed: { charges: [null, '9C'] },
    });
  });
});

test('a correction by the dealer may end the game or resume an ended one', () => {
  const play = played(2, 'clean clean');
  const over = adjusted(play, 1, 10);
  expect(over.play).toMatchObject({ phase: 'over', ending: { reason: 'ten heads', winners: [1] } });
  expect(asked(adjusted(over, 1, -1))).toBe('hand 0');
});
