import type { OpenQuestion } from '../../../rulebook/ask.ts';
import type { Card } from '../../../rulebook/card.ts';
import { poolOf } from './draws.ts';
import { HANDS, handsPossible, type HandWord } from './hands.ts';
import type { Play } from './play.ts';
import { isFaceCard, isJoker } from './worth.ts';

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
