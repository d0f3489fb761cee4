import { nameCard } from '../../../../words/card.ts';
import { CARDS_EN } from '../../../../words/en/cards.ts';
import { titled } from '../../../../words/titled.ts';
import type { CardSpoken, SpokenWords } from '../words.ts';

const NAMES = new Intl.ListFormat('en', { type: 'conjunction' });
const are = (names: readonly string[]) => `${NAMES.format(names)} ${names.length === 1 ? 'is' : 'are'}`;

function card(spoken: CardSpoken): string {
  switch (spoken.at) {
    case 'known':
      return `the ${nameCard(spoken.card, CARDS_EN)}`;
    case 'centre':
      return 'the centre card';
    case 'next to':
      return `the card next to ${spoken.neighbour}`;
    case 'somewhere':
      return 'a card';
    default:
      return spoken satisfies never;
  }
}

export const SPOKEN_EN: SpokenWords = {
  takes: (name, taken) => `${name} takes ${card(taken)}.`,
  blocks: (name, taken) => `${name} blocks and takes ${card(taken)}.`,
  discarded: (gone) => `${titled(card(gone))} is discarded.`,
  out: (names) => `${are(names)} out.`,
  manyOut: (players) => `${players} players are out.`,
  back: (names) => `${are(names)} back.`,
  manyBack: (players) => `${players} players are back.`,
};
