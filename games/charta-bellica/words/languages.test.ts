import { describe, expect, it } from 'vitest';
import { NATIONS, RANKS } from '../rules/card.ts';
import { KINDS } from '../rules/kind.ts';
import type { Ask } from '../../../rulebook/ask.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { nameCard } from './card-name.ts';
import type { BattleSaid } from './table/en.ts';
import { CHARTA_BELLICA_CONSOLE, CHARTA_BELLICA_RULES } from './console/words.ts';
import { CHARTA_BELLICA_WORDS } from './words.ts';

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani'];
/** Characters in four lines of the table display. */
const LONGEST = 104;

describe.each(LANGUAGES)('Charta Bellica in %s', (language) => {
  const words = CHARTA_BELLICA_WORDS[language];
  const cards = NATIONS.flatMap((nation) => RANKS.map((rank) => nameCard(`${rank}${nation}`, words.card)));

  it('names each of the 56 cards differently, and a rank alone', () => {
    expect(new Set(cards).size).toBe(56);
    expect(nameCard('m?', words.card)).toBe(words.card.ranks.m);
  });

  it('CB-6: gives a reason for every battle that fits the lines of the table display', () => {
    const longest = (say: (said: BattleSaid) => string) =>
      KINDS.flatMap((one) => KINDS.map((other) => say({ kinds: [one, other], totals: [33, 28] }))).map(({ length }) => length);
    const said = Object.values(words.battle);
    for (const say of said) expect(Math.max(...longest(say)) + words.drawn.length).toBeLessThanOrEqual(LONGEST);
    expect(new Set(said.map((say) => say({ kinds: ['pair', 'mixed'], totals: [8, 21] }))).size).toBe(said.length);
  });

  it('CB-5, CB-6: describes a pair by its kind and its total, and a reason by its subject', () => {
    for (const kind of KINDS) expect(words.weighed(kind, 21)).toMatch(new RegExp(`${words.kinds[kind]}.*21`));
    expect(words.battle['sum over jester']({ kinds: ['mixed', 'jester partner'], totals: [21, 8] })).toMatch(/21.*8/);
    expect(words.battle['higher kind']({ kinds: ['pair', 'mixed'], totals: [8, 21] }).toLowerCase()).toContain(
      words.kinds.mixed.toLowerCase(),
    );
  });

  it('CB-7 to CB-9: gives a reason for every trick, with the deciding card', () => {
    const card = cards.reduce((longest, each) => (each.length > longest.length ? each : longest));
    const said = Object.values(words.trick).map((say) => say({ card, against: card }));
    expect(new Set(said).size).toBe(said.length);
    for (const sentence of [...said, words.ownCards]) expect(sentence.length, sentence).toBeLessThanOrEqual(LONGEST);
    for (const reason of ['highest card', 'stronger draw', 'horse won', 'horse lost'] as const)
      expect(words.trick[reason]({ card, against: '' })).toContain(card);
  });

  it('words every question differently, and names the player asked', () => {
    const asks = ['lot', 'pile card', 'hand card', 'drawn', 'dropped', 'turned', 'ally', 'horse'].map((what): Ask => ({
      kind: 'card',
      what,
      seat: 1,
      options: [],
      n: 0,
    }));
    const said = asks.map((ask) => words.asks.ask(ask, NAMES));
    expect(new Set(said).size).toBe(asks.length);
    for (const question of said) expect(question).toMatch(/\bBéla\b.*\?$/u);
    const [first] = asks;
    const options = [{ value: 'attack' }, { value: 'pass' }, { value: 'seat 2', seat: 2 }];
    if (first === undefined) throw new Error('no question is asked');
    expect(new Set(options.map((option) => words.asks.option(option, first, NAMES))).size).toBe(3);
  });

  it('CB-1: words every refusal, with the values', () => {
    const { refusals = {} } = CHARTA_BELLICA_CONSOLE[language];
    expect(refusals['players of the line']?.({ line: 'simple', needed: 4, given: 3 })).toMatch(/4.*3/);
    expect(refusals['other nation']?.({ card: '9G', name: 'Cili' })).toMatch(/\bCili\b/);
  });

  it('CB-1: says where a doubted card is thought to be, and whose it is', () => {
    const { refusals = {} } = CHARTA_BELLICA_CONSOLE[language];
    const said = ['won', 'table', 'hand', 'pile'].map((where) =>
      refusals['card cannot be there']?.({ card: '5T', where, name: 'Cili' }),
    );
    expect(new Set(said).size).toBe(4);
    for (const sentence of said) {
      expect(sentence?.toLowerCase()).toContain(nameCard('5T', words.card).toLowerCase());
      expect(sentence).toMatch(/\bCili\b/);
    }
  });

  it('has a page for the table of at most six parts', () => {
    const { page } = CHARTA_BELLICA_RULES[language];
    expect(page && Object.keys(page.parts).length).toBeLessThanOrEqual(6);
  });
});
