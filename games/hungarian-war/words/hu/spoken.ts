import { nameCard } from '../../../../words/card.ts';
import { CARDS_HU } from '../../../../words/hu/cards.ts';
import { accusative, article, withArticle } from '../../../../words/hu/grammar.ts';
import type { CardSpoken, SpokenWords } from '../words.ts';

const NAMES = new Intl.ListFormat('hu', { type: 'conjunction' });

/** A card as what is taken or discarded; undefined where only some card can be said, which takes another verb. */
function card(spoken: CardSpoken): string | undefined {
  switch (spoken.at) {
    case 'known':
      return withArticle(accusative(nameCard(spoken.card, CARDS_HU)));
    case 'centre':
      return 'a középső lapot';
    case 'next to':
      return article(spoken.neighbour) === undefined ? undefined : `${withArticle(spoken.neighbour)} felőli lapot`;
    case 'somewhere':
      return undefined;
    default:
      return spoken satisfies never;
  }
}

/** "elviszi a hetest", but "elvisz egy lapot". */
const takes = (taken: CardSpoken) => {
  const object = card(taken);
  return object === undefined ? 'elvisz egy lapot' : `elviszi ${object}`;
};

export const SPOKEN_HU: SpokenWords = {
  takes: (name, taken) => `${name} ${takes(taken)}.`,
  blocks: (name, taken) => `${name} blokkol, és ${takes(taken)}.`,
  discarded(gone) {
    const object = card(gone);
    return object === undefined ? 'Eldobunk egy lapot.' : `Eldobjuk ${object}.`;
  },
  out: (names) => `${NAMES.format(names)} kiesett.`,
  manyOut: (players) => `${players} játékos kiesett.`,
  back: (names) => `${NAMES.format(names)} visszatér.`,
  manyBack: (players) => `${players} játékos visszatér.`,
};
