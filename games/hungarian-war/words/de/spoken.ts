import { nameCard } from '../../../../words/card.ts';
import { CARDS_DE } from '../../../../words/de/cards.ts';
import { withArticle } from '../../../../words/de/grammar.ts';
import { titled } from '../../../../words/titled.ts';
import type { CardSpoken, SpokenWords } from '../words.ts';

const NAMES = new Intl.ListFormat('de', { type: 'conjunction' });
const are = (names: readonly string[]) => `${NAMES.format(names)} ${names.length === 1 ? 'ist' : 'sind'}`;

function card(spoken: CardSpoken, inCase: 'nominative' | 'accusative'): string {
  switch (spoken.at) {
    case 'known':
      return withArticle(nameCard(spoken.card, CARDS_DE), inCase);
    case 'centre':
      return 'die mittlere Karte';
    case 'next to':
      return `die Karte neben ${spoken.neighbour}`;
    case 'somewhere':
      return 'eine Karte';
    default:
      return spoken satisfies never;
  }
}

export const SPOKEN_DE: SpokenWords = {
  takes: (name, taken) => `${name} nimmt ${card(taken, 'accusative')}.`,
  blocks: (name, taken) => `${name} blockt und nimmt ${card(taken, 'accusative')}.`,
  discarded: (gone) => `${titled(card(gone, 'nominative'))} wird abgelegt.`,
  out: (names) => `${are(names)} raus.`,
  manyOut: (players) => `${players} sind raus.`,
  back: (names) => `${are(names)} wieder dabei.`,
  manyBack: (players) => `${players} sind wieder dabei.`,
};
