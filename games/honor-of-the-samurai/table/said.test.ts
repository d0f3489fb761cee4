import { describe, expect, it, test } from 'vitest';
import type { House } from '../rules/house.ts';
import { adjusted, begun, botsPlaying, on } from '../rules/testing/played.ts';
import catalogue from '../../../words/generated/honor-of-the-samurai.js';
import { sayIn } from '../../../words/say.ts';
import { suitName } from '../../../words/cards.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { seeded } from '../../hungarian-war/table/testing/states.ts';
import { honorOfTheSamurai } from '../rules/rulebook.ts';
import { samuraiCards } from './ui.ts';

const ALL: Partial<House> = { kings: 'yes', charges: 'yes', diplomacy: 'yes' };

test('a battle is presented in order: Jokers, heads, disgraces with their reasons, players who go out', () => {
  const answers = 'S heads heads clean clean clean yes no no 2S 3D 4H 5H AD KD 2D X1 QC 3C';
  const state = on(begun(3, { kings: 'yes', charges: 'yes' }), answers);
  const told = Array.from({ length: honorOfTheSamurai.outcomes(state) }, (_, at) => samuraiCards.say(state, at, 'en'));
  expect(told.map(({ verdict, seats, clause }) => [verdict, seats, clause])).toEqual([
    ['Lost to a Joker', [2], 'HS-4'],
    ['takes 2 heads', [1], 'HS-4'],
    ['A disgrace', [0], 'HS-6'],
    ['A disgrace', [0], 'HS-8'],
    ['out', [0], 'HS-2'],
  ]);
  expect(told.map(({ why }) => why)).toEqual([
    expect.stringContaining('Joker'),
    expect.stringContaining('27 against 14'),
    expect.stringContaining('spades'),
    expect.stringContaining('charge'),
    expect.stringContaining('Three'),
  ]);
});

test('HS-4: nobody wins a tie, which names all who share it, and nobody wins if only Jokers are left', () => {
  const tie = on(begun(3), 'clean clean clean A? K? 2? A? K? 2? 3? 4? 5?');
  expect(samuraiCards.say(tie, 0, 'en')).toMatchObject({ stamp: 'tie', seats: [0, 1], verdict: 'A tie', goal: 'tie' });
  const jokers = on(begun(2), 'clean clean X1 2? 3? X1');
  expect(samuraiCards.say(jokers, 1, 'en')).toMatchObject({ seats: [], verdict: 'Nobody wins', spoken: 'Nobody wins' });
});

test('HS-4: one army without a Joker wins against none', () => {
  const state = on(begun(2), 'clean clean A? K? 2? X1 3? 4?');
  expect(samuraiCards.say(state, 1, 'en').why).toContain('27: no other army counts');
});

describe.each(LANGUAGES)('in %s', (language) => {
  const say = sayIn(language, catalogue);

  it('is said in four seconds or less for any players', () => {
    const long = ['Wolfgang Amadeus Mozart', 'Maximiliane-Theodora', 'Szűcs-Nagy Krisztián', 'Hildegard von Bingen'];
    for (let seed = 0; seed < 20; seed += 1) {
      for (const state of botsPlaying({ players: long, house: ALL, random: seeded(seed) })) {
        for (let at = 0; at < honorOfTheSamurai.outcomes(state); at += 1) {
          const { spoken = '', seats } = samuraiCards.say(state, at, language);
          if (seats.length !== 1) expect(spoken.length, spoken).toBeLessThanOrEqual(56);
        }
      }
    }
  });

  it('HS-2, HS-9: the display says what a hand cost and gave, and whose Joker is appealed', () => {
    const said = (answers: string) => samuraiCards.notes(on(begun(3, ALL), answers), language).join(' ');
    expect(said('S clean')).toBe('');
    expect(said('S clean heads')).toContain('Béla');
    expect(said('S clean joker')).toContain('Béla');
    expect(said('S clean joker 2 yes K?')).not.toBe(said('S clean joker 2 no'));
  });

  it('HS-2: the hand that brings a third disgrace says who is out, also the last hand before armies are turned up', () => {
    const out = (...names: string[]) => say('honor-of-the-samurai-verdicts-out.spoken', { names });
    const notes = (answers: string) => samuraiCards.notes(on(begun(3), answers), language);
    expect(notes('heads heads')).toHaveLength(1);
    expect(notes('heads heads heads')).toContain(`${out('Anna')}.`);
    const lastOut = on(begun(3), 'clean clean heads heads heads');
    expect(lastOut.play.phase).toBe('armies');
    expect(samuraiCards.notes(lastOut, language)).toContain(`${out('Cili')}.`);
    expect(notes('clean clean heads heads heads 2?')).toEqual([]);
  });

  it('says who moves real cards, and names nobody if the referee deals', () => {
    const hands = (answers: string, house: Partial<House> = {}) => samuraiCards.hands(on(begun(2, house), answers), language);
    expect(hands('')).toHaveLength(1);
    expect(hands('')[0]).toMatch(/heads|Köpfe|fejeket/);
    expect(hands('heads')[0]).toContain('Anna');
    expect(hands('clean clean')).toHaveLength(1);
    expect(hands('clean clean', { charges: 'yes' })).toHaveLength(2);
    expect(hands('clean clean A?')).toEqual([]);
    expect(hands('', { cards: 'dealt' })).toEqual([]);
  });

  it('HS-5: an end by a hand stands beside the round, and an end by a battle only once the battle was shown', () => {
    const lastOneIn = say('honor-of-the-samurai-endings-last-one-in');
    expect(samuraiCards.headline(on(begun(2, { out: 'game' }), 'heads heads heads'), language)).toEqual([lastOneIn]);
    const byBattle = on(begun(2, { kings: 'yes', out: 'game' }), 'S heads heads clean clean 2S 3H 4H 5D 6D 7D');
    expect([byBattle.play.phase, samuraiCards.headline(byBattle, language)]).toEqual([
      'over',
      [say('honor-of-the-samurai-illegal', { suit: suitName('S', language) })],
    ]);
    expect(samuraiCards.headline(adjusted(begun(2), 0, 10), language)).toEqual([]);
  });

  it('HS-2, HS-5: says who plays again as a new hand begins, and that nobody won a hand in which all went out', () => {
    const said = (answers: string, house: Partial<House> = {}) =>
      samuraiCards.notes(on(begun(2, house), answers), language).join(' ');
    expect(said('heads heads heads clean 2? 3? 4?')).toContain('Anna');
    expect(said('heads heads heads clean 2? 3? 4? clean')).toBe('');
    expect(said('clean clean 2? 3? 4? 5? 6? 7?')).toBe('');
    expect(said('heads heads heads heads heads heads')).toContain(say('honor-of-the-samurai-all-out'));
    expect(said('heads')).not.toContain(say('honor-of-the-samurai-all-out'));
    const out = (house: Partial<House>) => {
      const state = on(begun(2, { kings: 'yes', ...house }), 'S heads heads clean clean 2S 3H 4H 5D 6D 7D');
      return samuraiCards.say(state, 2, language).why;
    };
    expect(out({})).toBe(say('honor-of-the-samurai-why-out'));
    expect(out({ out: 'game' })).toBe(say('honor-of-the-samurai-why-out.game'));
  });

  it('HS-1: the stake stands at the head of the column, and at the end what the heads are worth', () => {
    const unit = say('honor-of-the-samurai-unit');
    const over = (stake: string) => adjusted(adjusted(begun(3, { stake }), 0, 10), 2, 3);
    expect(samuraiCards.unit?.(over(' '), language)).toBeUndefined();
    expect(samuraiCards.unit?.(over('a beer'), language)?.toLowerCase()).toContain(`${unit.toLowerCase()} × a beer`);
    expect(samuraiCards.atEnd?.(over('a beer'), language)).toEqual([]);
    expect(samuraiCards.atEnd?.(over('20 Ft'), language)).toEqual([expect.stringContaining('Anna 200 Ft, Cili 60 Ft')]);
  });

  it('HS-6: the illegal suit stands beside the round', () => {
    expect(samuraiCards.headline(on(begun(2, ALL), 'S'), language)).toHaveLength(1);
    expect(samuraiCards.headline(begun(2, ALL, []), language)).toEqual([]);
  });
});
