import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begun, given, laid } from '../../../test/support/hungarian-war.ts';
import type { Chance } from '../../../rulebook/rulebook.ts';
import { LANGUAGES } from '../../../words/language.ts';
import phoneWords from '../../../words/generated/phone.js';
import { sayIn } from '../../../words/say.ts';
import { decide } from '../rules/decide.ts';
import { isInGame } from '../rules/seats.ts';
import type { Command, Event, DieFace, State } from '../rules/types.ts';
import { seeded, SHORT_NAMES } from '../table/testing/states.ts';
import { rulesReport, seatReport, suggestedTo } from './seat.ts';

/** A sentence on a phone, with names as people call each other. */
const LONGEST = 104;
const TABLE = ['KD', '9C', '2H', 'TS', '4D'] as const;
const opened = (...faces: readonly (DieFace | null)[]): Event => ({ type: 'FacesOpened', faces });
const after = (...events: readonly Event[]): State => given(begun([...TABLE], 20, { cards: 'dealt' }), events).state;
const whyOf = (state: State, seat: number) => seatReport(state, seat, 'en', false).why;
const verdictOf = (state: State, seat: number) => seatReport(state, seat, 'en', false).verdict;
const todoOf = (state: State, seat: number, deals = false) => seatReport(state, seat, 'en', deals).todo;

it('HW-2, HW-9, HW-16: tells each player what to take and why, the dealer what to lay, and which cards may be aimed at', () => {
  // Anna takes the centre card, and Béla blocks the card that Cili wants.
  const state = after(opened(6, 2, 4, null), laid(['centre', '3C'], [1, 'QD']), { type: 'CardsSwapped', side: 1 });
  expect([0, 1, 3].map((seat) => todoOf(state, seat))).toEqual([
    ['Take the centre card.'],
    ['Take the card between you and Cili.'],
    [],
  ]);
  expect(todoOf(state, 3, true)).toEqual(['Dealer: lay 2, centre first; then swap the queen of diamonds into the centre.']);
  expect([0, 1, 2, 3].map((seat) => whyOf(state, seat))).toEqual([
    ['You take the centre card: only you wanted it.'],
    ['You block Cili and take the card between you.'],
    ['You wanted the card between you, but Béla blocked and gets it.'],
    ['You chose nothing in this round.'],
  ]);
  expect([0, 1, 2, 3].map((seat) => verdictOf(state, seat))).toEqual([
    ...['You took it!', 'You took it!', 'Blocked by Béla', 'Nothing this time'],
  ]);
  // The left card, the centre card, the right card.
  expect([0, 1, 2].map((seat) => seatReport(state, seat, 'en', false).cards?.join(' '))).toEqual([
    '9C QD 4D',
    '3C QD 9C',
    'TS QD 3C',
  ]);
});

it('HW-12, HW-14: says until when a player is out, and why they are back', () => {
  const first = opened(6, 1, 1, 3);
  const restsOf = (state: State, seat: number) => seatReport(state, seat, 'en', false).rests;
  expect(restsOf(after(first), 0)).toBe('You are out until nobody blocks the centre card, or everybody does.');
  expect(restsOf(after(first), 1)).toBeUndefined();
  expect([0, 1, 2].map((seat) => verdictOf(after(first), seat))).toEqual(['Out', 'Your block stands!', 'Your block stands!']);
  expect(whyOf(after(first, opened(null, 1, 3, 3)), 0)).toEqual(['You stay out: somebody blocked the centre card.']);
  const back = after(first, opened(null, 2, 2, 2));
  expect(verdictOf(back, 0)).toBe('You’re back!');
  expect(whyOf(back, 0)).toEqual(['You are back: nobody blocked the centre card.']);
  expect(restsOf(back, 0)).toBeUndefined();
});

it('suggests to each seat its own part of the lesson', () => {
  const parts = [0, 1, 2].map((seat) => suggestedTo(after(), seat, 'en', []));
  expect(parts).toEqual(['take the card between you and Béla', 'don’t touch the card between you and Anna', 'choose freely']);
});

it('HW-21: shows no cards where nobody names them, and unknown ones as such', () => {
  const reported = (cards: 'untracked' | 'taken') => {
    const hidden = begun(['??', '??', '??', '??'], 20, { cards });
    return seatReport(given(hidden, []).state, 1, 'en', false).cards;
  };
  expect([reported('untracked'), reported('taken')]).toEqual([undefined, ['??', '??', '??']]);
});

/** The states of a game with any faces, in which players leave, come and go away in between. */
function* anyGame(names: readonly string[], seed: number): Generator<State> {
  const random = seeded(seed);
  const chance: Chance = { draw: (from) => from[random(from.length)] ?? '??' };
  const cards = (['dealt', 'taken', 'untracked'] as const)[random(3)] ?? 'dealt';
  const events = begun((['KD', '9C', '2H', 'TS', '4D', '7C', '8C'] as const).slice(0, names.length + 1), 30, { cards });
  let { state } = given(events, []);
  for (let step = 0; step < 25 && state.phase === 'playing'; step++) {
    yield state;
    const seat = random(state.seats.length);
    const people: readonly Command[] = [
      { type: 'away', seat },
      { type: 'back', seat },
      { type: 'leave', seat },
      { type: 'join', seat, player: { id: `new ${step}`, name: `Zita ${step}` } },
    ];
    const open: Command = {
      type: 'open',
      faces: state.seats.map((one) => (isInGame(one) ? ((random(7) || null) as DieFace) : null)),
    };
    const decided = decide(state, random(4) === 0 ? (people[random(4)] ?? open) : open, chance);
    if (decided.ok) ({ state } = decided);
  }
  yield state;
}

/** Names and numbers taken out: what is left of a sentence is its own words. */
const wording = (said: string) => said.replace(/\d+/g, '#').replaceAll(new RegExp(`${SHORT_NAMES.join('|')}|Zita #`, 'g'), '*');

describe('over random games', () => {
  const heard = new Set<string>();

  it('speaks to every seat in every language, in sentences that fit a phone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.nat(), (seats, seed) => {
        for (const state of anyGame(SHORT_NAMES.slice(0, seats), seed))
          for (const [seat, language] of state.seats.flatMap((_, at) => LANGUAGES.map((one) => [at, one] as const))) {
            const { rests, todo, why } = seatReport(state, seat, language, false);
            const said = [...(rests === undefined ? [] : [rests]), ...todo, ...why];
            for (const sentence of said) {
              expect(sentence.length, sentence).toBeLessThanOrEqual(LONGEST);
              expect(sentence).toMatch(/[.]$/);
              expect(sentence).not.toMatch(/undefined| {2}|NaN/);
              if (language === 'en') heard.add(wording(sentence));
            }
          }
      }),
      { seed: 6, numRuns: 40 },
    );
  });

  it('has said each thing there is to say', () => {
    for (const outcome of [
      'You are out: the block',
      'You are out: you blocked',
      'Your block stands',
      'Everybody blocked',
      'You are back: nobody',
      'You are back: everybody',
      'You stay out',
      'You take the centre card: only',
      '# wanted the centre card',
      'You blocked the centre card, but too few',
      'You and * both wanted',
      'You and * both blocked',
      'You block *',
      'but * blocked and gets it',
      'but nobody wanted it',
      'You are away',
      'You chose nothing',
    ])
      expect(
        [...heard].filter((said) => said.includes(outcome)),
        outcome,
      ).not.toEqual([]);
  });
});

it.each(LANGUAGES)('has the rules on paper in %s, a line each', (language) => {
  for (const onPhone of [true, false]) {
    const { game, rules } = rulesReport(language, onPhone);
    expect(game).not.toBe('');
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.filter((line) => line.trim() === '' || line.includes('[object'))).toEqual([]);
  }
});

it.each([
  ['en', 'Setup', /palm/, /six buttons.*take or block.*“Sealed”/],
  ['hu', 'Előkészületek', /tenyer/, /hat gomb.*vidd el vagy blokkold.*„Lepecsételve”/],
  ['de', 'Vorbereitung', /Handfläche/, /sechs Knöpfen.*Nimm oder block.*„Versiegelt“/],
] as const)('HW-6: says in %s how to choose with a phone to those who do, below headings', (language, title, byHand, byPhone) => {
  const [phone, die] = [true, false].map((onPhone) => rulesReport(language, onPhone));
  expect(phone?.titles).toEqual(die?.titles);
  expect(phone?.titles?.map((at) => phone.rules[at])).toHaveLength(6);
  expect(phone?.rules[phone.titles?.[0] ?? 0]).toBe(title);
  const read = [phone, die].map((report) => report?.rules.join('\n'));
  expect(read.map((all) => [byHand.test(all ?? ''), byPhone.test(all ?? '')])).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(read[0]).toContain(sayIn(language, phoneWords)('phone-now-sealed'));
});
