import type { Given } from '../../../rulebook/questions/game.ts';
import type { Card } from '../../../rulebook/card.ts';
import { unseen } from '../../../rulebook/deck.ts';
import { known, nextPlace, withCard } from './armies.ts';
import { DECK } from './house.ts';
import { type AskWhat, TURN } from './questions.ts';
import { revealedIn, type Play } from './play.ts';
import { isFaceCard, isJoker } from './battle.ts';
import type { OpenQuestion } from '../../../rulebook/ask.ts';
import { HANDS, handsPossible, type HandWord } from './hands.ts';

/** The cards that may turn up where this is asked: none that was seen, and no face card or Joker from a hand that is clean (HS-2). */
function poolOf(play: Play, what: string): readonly Card[] {
  const revealed = revealedIn(play);
  const left = unseen(DECK, revealed === undefined ? [] : known(revealed));
  const fromHand = (['charge', 'replacement'] satisfies AskWhat[] as string[]).includes(what);
  return fromHand ? left.filter((card) => !isFaceCard(card) && !isJoker(card)) : left;
}

/** The cards that the host turns up where it deals: all armies with their charges, or the one that is asked for. */
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

type Random = (below: number) => number;

/** Cards in a hand (HS-1). */
const HAND = 3;

/** A bot's answer: its cards are drawn from those that nobody has seen, its choices are by chance. */
export function botAnswer(play: Play, question: OpenQuestion, random: Random): string {
  if (question.what === 'hand') return handDrawn(play, random);
  if (question.kind === 'card') return pick(poolOf(play, question.what), random);
  return pick(question.options, random).value;
}

/** HS-2: the word for three cards from the deck. */
function handDrawn(play: Play, random: Random): HandWord {
  let left = poolOf(play, 'hand');
  const hand: Card[] = [];
  while (hand.length < HAND) {
    const card = pick(left, random);
    hand.push(card);
    left = left.filter((other) => other !== card);
  }
  const [redrawn, jokers] = [hand.some(isFaceCard), hand.filter(isJoker).length];
  return handsPossible(play).find((word) => HANDS[word].redrawn === redrawn && HANDS[word].jokers === jokers) ?? 'clean';
}

function pick<Entry>(from: readonly Entry[], random: Random): Entry {
  const entry = from[random(from.length)];
  if (entry === undefined) throw new RangeError('nothing to choose from');
  return entry;
}
