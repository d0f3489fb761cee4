import type { Change } from '../../../rulebook/rulebook.ts';
import type { Player } from '../../../rulebook/seat.ts';
import type { AskedGame } from '../../../rulebook/questions/game.ts';
import { parseCard } from '../../../rulebook/card.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import { adjust, advance, start } from './advance.ts';
import { mayBeThere } from './armies.ts';
import { botAnswer, draws } from './bot.ts';
import { isOut, pointsOf } from './score.ts';
import { DECK, SEATS, HOUSE_RULES, refuseHouse, type House, type SamuraiCode } from './house.ts';
import { highlights, captures } from './highlights.ts';
import { lesson, outcomes } from './lesson.ts';
import { revealedIn, type Play } from './play.ts';
import { nextQuestion } from './questions.ts';
import { askedRulebook } from '../../../rulebook/questions/rulebook.ts';
import type { AskedState } from '../../../rulebook/questions/types.ts';

const pointsIn = ({ scores, house }: Play) => scores.map((score) => pointsOf(score, house));

export const honorOfTheSamuraiGame: AskedGame<'honor-of-the-samurai', House, Play, SamuraiCode> = {
  id: 'honor-of-the-samurai',
  version: 1,
  clause: 'HS-1',
  seats: { ...SEATS, recommended: [3, 5] },
  house: HOUSE_RULES,
  refuseHouse,
  start,
  next: nextQuestion,
  isCard,
  refuse(play, { question, given, confirm }) {
    const revealed = revealedIn(play);
    if (confirm || question.kind !== 'card' || revealed === undefined || mayBeThere(revealed, given)) return undefined;
    return refuse('card cannot be there', { card: given }, 'HS-1');
  },
  draws,
  advance,
  adjust,
  points: pointsIn,
  winners: (play) => (play.phase === 'over' ? play.ending.winners : []),
  round: ({ battles }) => battles,
  outcomes,
  bot: botAnswer,
  changes: changesBetween,
  lesson,
  captures,
  highlights,
};

/** HS-1: suited, by its rank alone, or a Joker. */
function isCard(text: string): boolean {
  const card = parseCard(text);
  if (card === undefined || card === '??' || card.startsWith('R')) return false;
  return !card.startsWith('X') || Number(card.slice(1)) <= DECK.jokers;
}

export type State = AskedState<House, Play>;

/** Honor of the Samurai, HS-1 to HS-9. */
export const honorOfTheSamurai = askedRulebook(honorOfTheSamuraiGame);

/** The players who went out or came back in. */
function changesBetween(from: Play, to: Play, players: readonly Player[]): readonly Change[] {
  const outIn = ({ scores, house }: Play) => scores.map((score) => isOut(score, house));
  const [before, after] = [outIn(from), outIn(to)];
  return players.flatMap((player, seat) =>
    before[seat] === after[seat] ? [] : [{ what: 'player' as const, player, becomes: after[seat] === true ? 'out' : 'in' }],
  );
}
