import { expect, it } from 'vitest';
import { RANKS, type Card } from '../../rulebook/card.ts';
import { LANGUAGES } from '../../words/language.ts';
import { frenchDeck } from '../dealer/desk/french-deck.ts';
import Drawn from './Card.svelte';
import { draw } from './testing/drawn.ts';

/** What stands in the corner of a card of each rank. */
function indices(language: (typeof LANGUAGES)[number]): readonly string[] {
  return RANKS.map((rank) => {
    const card: Card = `${rank}H`;
    draw(Drawn, { card, language });
    return document.querySelector('text')?.textContent ?? '';
  });
}

it.each(LANGUAGES)('a card has in its corner what its button says in %s', (language) => {
  expect(indices(language)).toEqual(frenchDeck(language).ranks.map(({ label }) => label));
});
