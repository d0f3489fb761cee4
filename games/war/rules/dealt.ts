import { UNKNOWN, type Card } from '../../../rulebook/card.ts';
import { unseen } from '../../../rulebook/deck.ts';
import { fight, type FromTheTop } from './fight.ts';
import { afterBattle, type Play, type Playing } from './play.ts';
import { knownOn } from './sight.ts';
import { DECK } from './table.ts';

/** The cards that the battle turns up for the first time, in order: each is drawn when it is flipped, so no order exists before. */
export function drawBattle(play: Playing, draw: (from: readonly Card[]) => Card): readonly Card[] {
  const known = knownOn(play);
  const drawn: Card[] = [];
  fight(play.table, fromTheTop(play), (card) => {
    if (card !== UNKNOWN) return card;
    const next = draw(unseen(DECK, [...known, ...drawn]));
    drawn.push(next);
    return next;
  });
  return drawn;
}

/** The whole battle, the kiosk dealing. Throws where it turns up more cards than were drawn. */
export function dealBattle(play: Playing, drawn: readonly Card[]): Play {
  const left = [...drawn];
  const { battle, table } = fight(play.table, fromTheTop(play), (card) => (card === UNKNOWN ? (left.shift() ?? card) : card));
  const last = { battle, waiting: play.table.waiting.length };
  return afterBattle({ ...play, table, battles: play.battles + 1, last });
}

function fromTheTop({ house: { variation } }: Playing): FromTheTop {
  if (variation === 'suicide') throw new Error('the kiosk deals no game in which cards are chosen');
  return variation;
}
