import type { CardQuestion, OpenQuestion } from '../../../rulebook/ask.ts';
import { at } from '../../../rulebook/seat.ts';
import { valueOf, type NationalCard } from './card.ts';
import { seatOfHighest } from './trick.ts';
import { KINDS, kindOf, sumOf, totalOf } from './kind.ts';
import { DRAW } from './lots.ts';
import type { Play } from './play.ts';
import { sourceOf } from './naming.ts';
import { possibleFrom } from './seen.ts';

type Random = (below: number) => number;

/** A bot looks at so many of its cards before it lays one. */
const LOOKS_AT = 3;

/** What a bot answers. A card that comes blind is any that is possible; one that is chosen is the best of a few. */
export function botAnswer(play: Play, question: OpenQuestion, random: Random): string {
  if (question.kind === 'option') {
    if (play.phase === 'horse') return attacks(play) ? 'attack' : 'pass';
    const options = question.options.filter(({ value }) => value !== DRAW);
    return at(options, random(options.length)).value;
  }
  const possible = possibleFrom(play, question.seat ?? 0, sourceOf(question));
  const looked = Array.from({ length: LOOKS_AT }, () => at(possible, random(possible.length)));
  return best(looked, liking(play, question));
}

/** CB-9: the horse is laid where at least half of what may be drawn is not stronger than the own card. */
function attacks(play: Extract<Play, { readonly phase: 'horse' }>): boolean {
  const own = valueOf(at(play.turned, play.by));
  const drawn = possibleFrom(play, seatOfHighest(play.turned), 'hand');
  return 2 * drawn.filter((card) => valueOf(card) <= own).length >= drawn.length;
}

function liking(play: Play, { what }: CardQuestion): (card: NationalCard) => number {
  if (play.phase === 'aiding') {
    const shown = at(play.shown, play.laid.length);
    if (play.house.line === 'simple') return (card) => sumOf([shown, card]);
    return (card) => totalOf([shown, card]) - 100 * KINDS.indexOf(kindOf([shown, card]));
  }
  return what === 'dropped' ? (card) => -valueOf(card) : () => 0;
}

function best(cards: readonly NationalCard[], liking: (card: NationalCard) => number): NationalCard {
  return cards.reduce((one, other) => (liking(other) > liking(one) ? other : one));
}
