import { describe, expect, it } from 'vitest';
import { GOALS } from '../rules/lesson/asks.ts';
import { stepNamed } from '../../../words/room.ts';
import words from '../../../words/generated/hungarian-war.js';
import questions from '../../../words/generated/questions.js';
import { LANGUAGES } from '../../../words/language.ts';
import { taughtIn } from '../../../words/rulebook.ts';
import { sayIn } from '../../../words/say.ts';
import { whysIn } from './testing/whys.ts';

describe.each(LANGUAGES)('Hungarian War in %s', (language) => {
  const say = sayIn(language, words);

  it('HW-9, HW-14: gives a reason for every side card, and why players are back or not', () => {
    expect(new Set(whysIn(language, {}, /-side-/)).size).toBe(6);
    expect(new Set(whysIn(language, {}, /-rejoin-/)).size).toBe(3);
  });

  it('HW-10, HW-13: counts the blockers found and needed wherever somebody blocked, and mentions no block if nobody did', () => {
    const block = /-centre-card-block/;
    for (const why of whysIn(language, { blocked: 4, needed: 3 }, block)) expect(why).toMatch(/4.*3/);
    for (const why of whysIn(language, {}, /-(side-lone-taker|side-nobody|card-several-takers)/)) expect(why).not.toMatch(/\d/);
  });

  it('fits every why into four lines of the table display', () => {
    const fails = whysIn(language, {}, /-card-block-fails/).join(' ');
    const failed = whysIn(language, {}, /-(side-lone-taker|side-nobody|card-several-takers)/).map((why) => `${why} ${fails}`);
    for (const sentence of [...whysIn(language), ...failed]) expect(sentence.length, sentence).toBeLessThanOrEqual(104);
  });

  it('HW-3: distinguishes laying the first table from refilling places', () => {
    const said = [
      say('hungarian-war-dealer-lay-table.two'),
      say('hungarian-war-dealer-lay-table', { cards: 6 }),
      say('hungarian-war-dealer-lay.centre-first', { cards: 6 }),
      say('hungarian-war-dealer-lay', { cards: 6 }),
    ];
    expect(new Set(said).size).toBe(said.length);
    expect([said[0], said[1]].join()).toMatch(/3.*6/);
  });

  it('HW-11, HW-12, HW-14: distinguishes rulings from rules, and gives every goal of the lesson its own words', () => {
    const taught = GOALS.map((goal) => taughtIn(words, goal, language));
    expect(new Set(taught.map((one) => one?.rule)).size).toBe(GOALS.length);
    for (const one of taught) expect(one?.title.length, one?.title).toBeLessThanOrEqual(32);
    const ruled = GOALS.filter((_, at) => taught[at]?.ruling !== undefined);
    expect(ruled).toEqual(['takers out', 'rejoin', 'blockers out', 'everybody blocks']);
  });
});

it('the German undo line names each step by a noun, as no player did what the dealer did', () => {
  const say = sayIn('de', words, questions);
  const steps = (['CardsLaid', 'CardsSwapped', 'FacesOpened', 'CardNamed', 'PlayerWentAway', 'CircleTurned'] as const).map(
    (step) => say(`hungarian-war-steps-${step}`),
  );
  for (const step of [...steps, say('questions-steps-SeatLeft')]) expect(step).toMatch(/^(der|die|das) /);
  expect(stepNamed('de', say('questions-steps-SeatLeft'), [], 'Runde 7')).toBe('der Abschied in Runde 7');
});
