import { describe, expect, it } from 'vitest';
import { GOALS } from '../rules/lesson/asks.ts';
import { stepNamed } from '../../../words/room.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { HUNGARIAN_WAR_WORDS } from './words.ts';

const AIMS = { takers: 'Anna', blockers: 'Béla', blocked: 2, needed: 2 };

describe.each(LANGUAGES)('Hungarian War in %s', (language) => {
  const words = HUNGARIAN_WAR_WORDS[language];

  it('HW-9: gives a reason for every side card, with unchanged names', () => {
    const said = Object.values(words.side).map((why) => why(AIMS));
    expect(new Set(said).size).toBe(6);
    expect(words.side['blocker wins'](AIMS)).toMatch(/\bAnna\b.*Béla\b/);
  });

  it('HW-10: counts the blockers found and needed wherever a block decided', () => {
    for (const reason of ['block stands, takers out', 'block stands, blockers out'] as const)
      expect(words.centreCard[reason]({ ...AIMS, blocked: 4, needed: 3 })).toMatch(/4.*3/);
    for (const reason of ['lone taker', 'several takers', 'nobody takes'] as const)
      expect(words.centreCard[reason]({ ...AIMS, blocked: 1, needed: 3 })).toMatch(/1.*3/);
  });

  it('HW-13: mentions no block if nobody blocked', () => {
    for (const reason of ['lone taker', 'several takers', 'nobody takes'] as const)
      expect(words.centreCard[reason]({ ...AIMS, blockers: '', blocked: 0, needed: 2 })).not.toMatch(/\d/);
  });

  it('HW-14: says why a player who was out is back, or not', () => {
    expect(new Set(Object.values(words.rejoin)).size).toBe(3);
  });

  it('fits every why into four lines of the table display', () => {
    const aims = { takers: 'Anna, Béla, Cili', blockers: 'Dani', blocked: 2, needed: 3 };
    const said = [...Object.values(words.side), ...Object.values(words.centreCard)].map((why) => why(aims));
    for (const sentence of [...said, ...Object.values(words.rejoin)]) expect(sentence.length, sentence).toBeLessThanOrEqual(104);
  });

  it('HW-2: says which card a hand goes for, even if two seats share both', () => {
    const { centre, between, left, right } = words.target;
    const targets = [centre, between('Cili'), left, right];
    const said = targets.map((target) => words.take('Béla', target));
    expect(new Set(said).size).toBe(4);
    for (const sentence of said) expect(sentence).toMatch(/^Béla: /);
    expect(said[1]).toMatch(/\bCili\b/);
  });

  it('tells the dealer what to do, step by step', () => {
    const { discard, lay, swap, all } = words.dealer;
    const steps = [discard(words.discarded.centre), lay(2, true), swap('KS')];
    for (const step of steps) expect(all(steps)).toContain(step);
    expect(lay(2, true)).toContain('2');
    expect(swap('KS')).toContain(words.card('KS'));
    expect(swap('??')).not.toContain(words.card('??'));
  });

  it('HW-3: distinguishes laying the first table from refilling places', () => {
    const { layTable, lay } = words.dealer;
    const said = [layTable(2), layTable(5), lay(6, true), lay(6, false)];
    expect(new Set(said).size).toBe(said.length);
    expect(said[0]).toContain('3');
    expect(said[1]).toContain('6');
    expect(lay(1, true)).toBe(lay(1, false));
  });

  it('names every card as precisely as it is known', () => {
    const codes = ['TD', 'KS', 'K?', 'AH', '2C', 'X1', 'R1', '??'] as const;
    expect(new Set(codes.map((code) => words.card(code))).size).toBe(codes.length);
  });
});

describe.each(LANGUAGES)('the lesson in %s', (language) => {
  const words = HUNGARIAN_WAR_WORDS[language].lesson;

  it('gives every goal its own heading and words', () => {
    const { goals } = words;
    expect(new Set(GOALS.map((goal) => goals[goal].title)).size).toBe(GOALS.length);
    expect(new Set(GOALS.map((goal) => goals[goal].rule)).size).toBe(GOALS.length);
    for (const { title } of Object.values(goals)) expect(title.length, title).toBeLessThanOrEqual(32);
  });

  it('HW-11, HW-12, HW-14: distinguishes rulings from rules', () => {
    const ruled = GOALS.filter((goal) => words.goals[goal].ruling !== undefined);
    expect(ruled).toEqual(['takers out', 'rejoin', 'blockers out', 'everybody blocks']);
  });

  it('asks for each card in its own words, with the neighbour’s name unchanged', () => {
    const { centre, shared, between, left, right } = HUNGARIAN_WAR_WORDS[language].target;
    const targets = [centre, shared, between('Cili'), left, right];
    for (const ask of [words.take, words.block, words.leave]) {
      expect(new Set(targets.map((target) => ask(target, false))).size).toBe(targets.length);
      expect(ask(between('Cili'), false)).toMatch(/\bCili\b/);
    }
  });
});

it('the German undo line names each step by a noun, as no player did what the dealer did', () => {
  const { steps } = HUNGARIAN_WAR_WORDS.de;
  expect(Object.values(steps).filter((step) => !/^(der|die|das) /.test(step))).toEqual([]);
  expect(stepNamed('de', steps.SeatLeft, [], 'Runde 7')).toBe('der Abschied in Runde 7');
});
