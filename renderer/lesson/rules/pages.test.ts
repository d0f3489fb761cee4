import { describe, expect, it } from 'vitest';
import lesson from '../../../words/generated/lesson.js';
import { sayIn } from '../../../words/say.ts';
import type { RulesText } from '../../../words/rulebook.ts';
import { draw } from '../../ui/testing/drawn.ts';
import AllRules from './AllRules.svelte';
import TablePage from './TablePage.svelte';

const text: RulesText = {
  title: 'A game',
  lead: 'With cards.',
  sections: { 'A turn': { 'X-1': { rule: 'Everybody lays a card.' }, 'X-2': { ruling: 'Equal ones wait.' } } },
  page: {
    lead: 'In short.',
    parts: {
      'In turn': [
        { onPaper: 'Lay a card.', onPhone: 'Tap a card.' },
        'The highest takes all.',
        { clause: 'X-2', ruling: 'Equal: they wait.' },
      ],
      'What counts': [
        ['Card', 'Counts'],
        ['King', '13'],
      ],
    },
  },
};
const RULING_IS = sayIn('en', lesson)('lesson-ruling.what');
const { page: _page, ...short } = text;

const read = () => document.body.textContent.replace(/\s+/g, ' ');
function showPage(rules: RulesText): string {
  draw(TablePage, { rules, Figure: undefined, language: 'en' });
  return read();
}

describe('the rules of a game on paper', () => {
  it('are all listed by number, with rulings marked', () => {
    draw(AllRules, { rules: text, language: 'en' });
    for (const part of ['A game', 'With cards.', 'A turn', 'X-1', 'Everybody lays a card.', 'X-2', RULING_IS])
      expect(read()).toContain(part);
    expect(document.querySelector('.ruling')?.textContent).toContain('Ruling Equal ones wait.');
  });

  it('have their clauses on the page for the table if they have no page of their own', () => {
    const read = showPage(short);
    for (const part of ['With cards.', 'A turn', 'Everybody lays a card.', 'Ruling Equal ones wait.'])
      expect(read).toContain(part);
  });

  it('have one page for the table, with lists and tables with headings', () => {
    const read = showPage(text);
    expect(read).not.toContain('Tap a card.');
    for (const part of ['In short.', 'Lay a card.', 'The highest takes all.', 'What counts']) expect(read).toContain(part);
    expect([...document.querySelectorAll('li:has(mark)')].map(({ textContent }) => textContent)).toEqual([
      'Ruling Equal: they wait.',
    ]);
    expect(read).toContain(RULING_IS);
    const heads = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
    expect(heads).toEqual(['Card', 'Counts']);
    expect(document.querySelector('tbody th')?.textContent).toBe('King');
    expect(document.querySelector('tbody td')?.textContent).toBe('13');
  });
});
