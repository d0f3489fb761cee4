import type { OpenQuestion } from '../../../rulebook/ask.ts';
import { drawUnseen } from '../../../rulebook/deck.ts';
import type { Play } from './play.ts';
import { knownOn } from './sight.ts';
import { DECK } from './table.ts';

/** One battle in so many is a war where nobody looks at cards, as about in a real game of four. */
const WAR_IN = 10;

/**
 * What a bot answers: the card that lies there, drawn now where nobody has seen it; a taker by chance. `random` gives a
 * whole number from 0 to below its argument.
 */
export function botAnswer(play: Play, question: OpenQuestion, random: (below: number) => number): string {
  if (play.phase === 'over') throw new Error('nothing is asked when the game is over');
  if (question.kind === 'card') return question.expected ?? drawUnseen(DECK, knownOn(play), random);
  if (question.standard !== undefined) return question.standard;
  const seats = question.options.filter(({ seat }) => seat !== undefined);
  const war = question.options.find(({ value }) => value === 'war');
  const answer = war !== undefined && random(WAR_IN) === 0 ? war : seats[random(seats.length)];
  if (answer === undefined) throw new Error(`nobody to name: ${question.what}`);
  return answer.value;
}
