import { describe, expect, it } from 'vitest';
import { NATIONS, RANKS } from '../rules/card.ts';
import { KINDS } from '../rules/kind.ts';
import { ASKS } from '../rules/naming.ts';
import { refusalSaid } from '../../../words/refusals.ts';
import words from '../../../words/generated/charta-bellica.js';
import { LANGUAGES } from '../../../words/language.ts';
import { askWords, rulesIn } from '../../../words/rulebook.ts';
import { inId, sayIn } from '../../../words/say.ts';
import { nameCard } from './card-name.ts';
import rules from './rules.json';

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani'];
/** Characters in four lines of the table display. */
const LONGEST = 104;
const PLAIN = ['higher-sum', 'equal', 'jester-over-elite-pair', 'jester-over-partners-of-its-court-card'] as const;
const JESTER = ['partners-without-its-court-card-over-jester', 'pair-over-jester', 'thirteen-over-jester'] as const;

describe.each(LANGUAGES)('Charta Bellica in %s', (language) => {
  const say = sayIn(language, words);
  const cards = NATIONS.flatMap((nation) => RANKS.map((rank) => nameCard(`${rank}${nation}`, language)));

  it('names each of the 56 cards differently, and a rank alone', () => {
    expect(new Set(cards).size).toBe(56);
    expect(nameCard('m?', language)).toBe(say('charta-bellica-card-ranks-m'));
    expect(nameCard('T?', language)).toBe(say('charta-bellica-card-ranks-T'));
  });

  it('CB-6: gives a reason for every battle that fits the lines of the table display', () => {
    const kinds = KINDS.map((kind) => say(`charta-bellica-kinds-${inId(kind)}`));
    const said = [
      ...[...PLAIN, ...JESTER].map((reason) => say(`charta-bellica-battle-${reason}`)),
      ...kinds.flatMap((kind) => kinds.map((other) => say('charta-bellica-battle-higher-kind', { kind, other }))),
      ...(['', '.alike'] as const).map((alike) => say(`charta-bellica-battle-higher-total${alike}`)),
      ...(['jester-over-sum', 'sum-over-jester'] as const).map((reason) =>
        say(`charta-bellica-battle-${reason}`, { more: 33, less: 28 }),
      ),
    ];
    expect(new Set(said).size).toBe(said.length);
    const drawn = say('charta-bellica-drawn').length;
    for (const sentence of said) expect(sentence.length + drawn, sentence).toBeLessThanOrEqual(LONGEST);
  });

  it('CB-7 to CB-9: gives a reason for every trick, with the deciding card', () => {
    const card = cards.reduce((longest, each) => (each.length > longest.length ? each : longest));
    const decided = ['highest-card', 'capital-over-jesters', 'stronger-draw', 'horse-won', 'horse-lost', 'hands-empty'] as const;
    const said = decided.map((reason) => say(`charta-bellica-trick-${reason}`, { card, against: card }));
    for (const sentence of said) expect(sentence).toContain(card);
    for (const sentence of [...said, say('charta-bellica-own-cards')])
      expect(sentence.length, sentence).toBeLessThanOrEqual(LONGEST);
  });

  it('words every question differently, and names the player asked', () => {
    const { ask } = askWords(words, language);
    const said = ASKS.map((what) => ask({ kind: 'card', what, seat: 1, options: [], n: 0 }, NAMES));
    // The same is asked whether an ally's card was drawn (CB-3) or a highest one's (CB-7).
    expect(new Set(said).size).toBe(ASKS.length - 1);
    for (const question of said) expect(question).toMatch(/\bBéla\b.*\?$/u);
    expect(ask({ kind: 'card', what: 'turned', seat: 0, counted: true, options: [], n: 0 }, NAMES)).not.toContain('Anna');
  });

  it('CB-1: says where a doubted card is thought to be, and whose it is', () => {
    const game = { catalogue: words, cardName: nameCard };
    const said = ['won', 'table', 'hand', 'pile'].map((where) =>
      refusalSaid({ code: 'card cannot be there', params: { card: '5T', where, name: 'Cili' }, clause: 'CB-1' }, language, game),
    );
    expect(new Set(said).size).toBe(4);
    for (const sentence of said) {
      expect(sentence.toLowerCase()).toContain(nameCard('5T', language).toLowerCase());
      expect(sentence).toMatch(/\bCili\b/);
    }
  });

  it('has a page for the table of at most six parts', () => {
    const { page } = rulesIn(words, rules, language);
    expect(page && Object.keys(page.parts).length).toBeLessThanOrEqual(6);
  });
});
