import type { Given } from '../../../rulebook/questions/game.ts';
import type { Card } from '../../../rulebook/card.ts';
import { unseen } from '../../../rulebook/deck.ts';
import { known, nextPlace, withCard } from './armies.ts';
import { DECK } from './deck.ts';
import type { AskWhat } from './questions.ts';
import type { Play } from './play.ts';
import { TURN } from './questions.ts';
import { isFaceCard, isJoker } from './worth.ts';

/** The cards that may turn up where this is asked: none that was seen, and no face card or Joker from a hand that is clean (HS-2). */
export function poolOf(play: Play, what: string): readonly Card[] {
  const left = unseen(DECK, 'revealed' in play ? known(play.revealed) : []);
  const fromHand = (['charge', 'replacement'] satisfies AskWhat[] as string[]).includes(what);
  return fromHand ? left.filter((card) => !isFaceCard(card) && !isJoker(card)) : left;
}

/** The cards that the kiosk turns up where it deals: all armies with their charges, or the one that is asked for. */
export function draws(play: Play, { question, given }: Given, draw: (from: readonly Card[]) => Card): readonly Card[] {
  if (given !== TURN) return [];
  if (play.phase !== 'armies') return [draw(poolOf(play, question.what))];
  const drawn: Card[] = [];
  let { revealed } = play;
  for (;;) {
    const place = nextPlace(revealed, play.king?.illegal);
    if (place === undefined) return drawn;
    const card = draw(poolOf({ ...play, revealed }, place.at === 'charge' ? 'charge' : 'army'));
    drawn.push(card);
    revealed = withCard(revealed, place, card);
  }
}
