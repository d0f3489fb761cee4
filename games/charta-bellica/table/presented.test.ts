import { describe, expect, it } from 'vitest';
import { allied, answered, begunBellica, type ChartaBellicaState } from '../rules/testing/played.ts';
import { lesson as LESSON } from '../rules/lesson.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { NOT_PRESENTING, presenting, type Progress } from '../../../renderer/room/table/progress.ts';
import { spokenOf } from '../../kit/words/said.ts';
import { taughtIn } from '../../../words/rulebook.ts';
import { chartaBellicaCards } from './ui.ts';

const NOW = NOT_PRESENTING;
const BEFORE = presenting(0);
const TOLD = presenting(1);
const { shown, say, hands, headline, notes, ...cards } = chartaBellicaCards;

const bellum = (players: number, ...given: readonly string[]) => answered(begunBellica(players, { line: 'bellum' }), ...given);
/** Anna and Cili against Béla and Dani. */
const battle = (line: 'simple' | 'combined', ...ranks: readonly string[]) =>
  answered(allied(4, line, 2), ...ranks.map((rank) => `${rank}?`));

const cardsAt = (state: ChartaBellicaState, progress: Progress) =>
  shown(state, progress, 'en').seats.map(({ cards }) => cards.map(({ card }) => card).join(' '));
const points = (state: ChartaBellicaState, progress: Progress) => cards.points?.(state, progress);

it.each(LANGUAGES)(
  'CB-3, CB-7, CB-9: a tie that is drawn for is told by its own reason, not by that of the round before (%s)',
  (language) => {
    const told = (state: ChartaBellicaState) => cards.underWay?.(state, language)?.map(({ seats, clause }) => [seats, clause]);
    const first = ['9', 'T', '3', '4'];
    expect(told(battle('simple', ...first, '8'))).toBeUndefined();
    expect(told(battle('simple', ...first, '5', '5', '7', '7'))).toEqual([[[0, 1], 'CB-3']]);
    const trick = bellum(3, '9?', 'm?', '4?');
    expect(told(trick)).toBeUndefined();
    expect(told(answered(trick, '8?', '8?', '3?'))).toEqual([[[0, 1], 'CB-7']]);
    expect(told(bellum(3, '9?', 'T?', '4?', 'attack'))).toEqual([]);
  },
);

describe('the presentation of a trick', () => {
  const state = bellum(3, '9?', 'm?', '4?');

  it('lays the cards open first, without hinting at the taker', () => {
    const { seats, goesTo } = shown(state, BEFORE, 'en');
    expect(cardsAt(state, BEFORE)).toEqual(['9H', 'mG', '4T']);
    expect(seats.map(({ pile, stamp }) => [pile, stamp])).toEqual([0, 0, 0].map((pile) => [pile, undefined]));
    expect(seats.flatMap(({ cards }) => cards.filter(({ lit }) => lit))).toEqual([]);
    expect(goesTo).toBeUndefined();
    expect(points(state, BEFORE)).toEqual([0, 0, 0]);
  });

  it('moves the cards to the taker, and then to the pile', () => {
    const { seats, goesTo } = shown(state, TOLD, 'en');
    expect([goesTo, seats[1]?.stamp]).toEqual([1, 'takes']);
    expect(points(state, TOLD)).toEqual([0, 26, 0]);
    expect(shown(state, NOW, 'en').seats.map(({ pile }) => pile)).toEqual([0, 3, 0]);
  });

  it('CB-7: gives the verdict, the player concerned, the reason and the clause', () => {
    expect(say(state, 0, 'en')).toMatchObject({
      verdict: '26 points',
      seats: [1],
      why: 'The highest card: German monarch.',
      clause: 'CB-7',
      goal: 'highest card',
    });
    const nameOf = (seats: readonly number[]) => seats.map((seat) => state.players[seat]?.name).join();
    expect(spokenOf(say(state, 0, 'en'), nameOf, 'en')).toBe('Béla: 26 points');
  });

  it('CB-9: lays the horse apart, with the drawn and dropped cards beside it', () => {
    const fought = bellum(3, '9?', 'T?', '4?', 'attack', '6?', '8?');
    expect(cardsAt(fought, TOLD)).toEqual(['9H 2H', 'TG 6G', '4T 8T']);
    expect(say(fought, 0, 'en')).toMatchObject({ why: expect.stringContaining('German 6') as string, goal: 'horse' });
  });

  it('CB-9: keeps room for a fight from the question until it is shown, so that no card jumps', () => {
    const begun = bellum(4, '9?', 'T?', '4?', '3?');
    const fighting = answered(begun, 'attack', '6?');
    const told = answered(fighting, '8?', '7?');
    const rooms = [shown(begun, NOW, 'en'), shown(fighting, NOW, 'en'), shown(told, TOLD, 'en')].map(({ room }) => room?.length);
    expect(rooms).toEqual([2, 2, 2]);
    expect(shown(bellum(4, '9?'), NOW, 'en').room).toBeUndefined();
  });

  it('CB-7: sends all players their own cards if the hands are empty', () => {
    const all = [...'123456789Tpqmc'].flatMap((rank) => [`${rank}?`, `${rank}?`]);
    const over = bellum(2, ...all);
    expect(shown(over, TOLD, 'en').goesTo).toBe('own');
    expect(say(over, 0, 'en')).toMatchObject({ verdict: 'equal', seats: [], clause: 'CB-7' });
  });
});

describe('the presentation of a battle', () => {
  const state = battle('combined', 'm', 'c', 'p', '4');

  it('CB-5: gives each pair’s kind and total once for both seats, the winner’s first, and marks the leaders on the map', () => {
    const labels = (progress: Progress) => shown(state, progress, 'en').seats.map(({ label }) => label);
    for (const progress of [BEFORE, TOLD]) expect(labels(progress)).toEqual(['leader', 'leader', 'ally', 'ally']);
    expect(say(state, 0, 'en').weighed).toEqual([
      { seats: [0, 2], what: 'elite partners 27' },
      { seats: [1, 3], what: 'mixed 18' },
    ]);
    expect(say(battle('simple', '4', 'c', 'p', '4'), 0, 'en').weighed).toEqual([
      { seats: [1, 3], what: '18' },
      { seats: [0, 2], what: '15' },
    ]);
  });

  it('CB-4: says what the taker’s cards are worth if the totals counted differently', () => {
    const why = (of: ChartaBellicaState) => say(of, 0, 'en').why.replaceAll('\u00a0', ' ');
    expect(why(state)).toBe('Elite partners: stronger than mixed. 13 + 11 + 14 + 4 = 42.');
    expect(why(battle('combined', '5', '9', '8', '6'))).toBe('Thirteen: stronger than number sum.');
  });

  it('CB-2: gives both seats of an alliance the points, and one of them the cards', () => {
    expect([points(state, BEFORE), points(state, TOLD)]).toEqual([
      [0, 0, 0, 0],
      [42, 0, 42, 0],
    ]);
    expect(shown(state, TOLD, 'en').goesTo).toBe(0);
    expect(say(state, 0, 'en')).toMatchObject({ seats: [0, 2], verdict: '42 points', clause: 'CB-6' });
  });

  it('CB-3: lays the first cards aside, and says that cards were drawn', () => {
    const drawn = battle('simple', 'm', 'm', '4', '4', '8', '9');
    expect(shown(drawn, TOLD, 'en').seats[2]?.cards).toMatchObject([{ card: '4T', faded: true }, { card: '8P' }]);
    expect(say(drawn, 0, 'en').why).toBe('Equal, so cards were drawn. The higher sum wins.');
  });

  it('stands on cloth of its alliance', () => {
    expect(shown(state, NOW, 'en').seats.map(({ side }) => side)).toEqual([0, 1, 0, 1]);
  });
});

describe.each(LANGUAGES)('at every question of a game, in %s', (language) => {
  const states = [
    begunBellica(4, { line: 'combined' }),
    answered(begunBellica(4, { line: 'combined' }), 'T'),
    answered(begunBellica(4, { line: 'combined' }), 'T', 'P', 'H'),
    battle('combined'),
    battle('combined', 'm', 'c'),
    battle('combined', 'm', 'm', '4', '4'),
    battle('combined', 'm', 'c', 'p', '4'),
    bellum(3),
    bellum(3, '9?', 'T?', '4?'),
    bellum(3, '9?', 'T?', '4?', 'attack'),
    bellum(3, 'T?', 'T?', 'T?'),
    bellum(3, '9?', 'm?', '4?'),
  ];

  it('says which player moves what and how much is left, and no text is empty', () => {
    for (const state of states) {
      const said = [...hands(state, language), ...headline(state, language), ...notes(state, language)];
      expect(headline(state, language)).toHaveLength(1);
      for (const sentence of said) expect(sentence.trim().length).toBeGreaterThan(0);
    }
  });

  it('teaches every goal of its lesson', () => {
    for (const line of ['simple', 'combined', 'bellum'] as const) {
      const state = begunBellica(4, { line });
      for (const one of LESSON.goals(state)) expect(taughtIn(chartaBellicaCards.catalogue, one, language)?.title).toBeTruthy();
    }
  });
});
