import type { HighlightWhat } from '../rules/highlights.ts';
import type { CentreReason, Opening, Place, SideReason, State } from '../rules/types.ts';
import type { Highlight } from '../../../rulebook/rulebook.ts';
import { outcomeAt, presentationOf, type PresentedStep } from '../rules/judgement.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import { seatsAt } from '../rules/place.ts';
import { listIn, type Language } from '../../../words/language.ts';
import type { HungarianWarWords } from './table/en.ts';
import { HUNGARIAN_WAR_WORDS } from './words.ts';
import type { StampKind } from '../../../words/room.ts';

/** One outcome in words: its stamp, who it falls to, why, and the clause. */
interface Said {
  readonly stamp: StampKind | undefined;
  readonly seats: readonly Seat[];
  readonly why: string;
  readonly clause: string;
  /** Of a card: where it lies, who aimed at it, and at the centre how many blockers it needs (HW-10). */
  readonly place?: Place;
  readonly tally?: Tally;
}

interface Tally {
  readonly takers: readonly Seat[];
  readonly blockers: readonly Seat[];
  readonly needed?: number;
}

/** A seat that is out is stamped at the seat, not on the card. */
const STAMPS: Readonly<Record<SideReason | CentreReason, StampKind | undefined>> = {
  'blocker wins': 'blocks',
  'lone blocker': 'blocks',
  'block stands, takers out': 'blocks',
  'block stands, blockers out': 'blocks',
  'lone taker': 'takes',
  'two takers': 'discarded',
  'two blockers': 'discarded',
  'several takers': 'discarded',
  'everybody blocks': 'discarded',
  nobody: undefined,
  'nobody takes': undefined,
};

export function stampOf({ judgement }: Opening, place: Place): StampKind | undefined {
  const outcome = outcomeAt(judgement, place);
  return outcome && STAMPS[outcome.reason];
}

export function sayStep(opening: Opening, step: PresentedStep, language: Language): Said {
  const words = HUNGARIAN_WAR_WORDS[language];
  const { judgement, players } = opening;
  const names = (seats: readonly Seat[]) => listIn(language)(seats.map((seat) => players[seat]?.name ?? ''));
  if (step.what === 'rejoin')
    return { stamp: 'back', seats: judgement.rejoined, why: words.rejoin[judgement.rejoin], clause: 'HW-14' };
  const { place } = step;
  if (place === 'centre') {
    const stamp = judgement.eliminated.length > 0 ? 'out' : stampOf(opening, place);
    const { takers, blockers, reason, clause, needed, by } = judgement.centre;
    const aims = { takers: names(takers), blockers: names(blockers), blocked: blockers.length, needed };
    const seats = judgement.eliminated.length > 0 ? judgement.eliminated : by === undefined ? [] : [by];
    return { stamp, seats, why: words.centreCard[reason](aims), clause, place, tally: { takers, blockers, needed } };
  }
  const side = judgement.sides[place];
  if (side === undefined) throw new RangeError(`no side card ${place}`);
  const { takers, blockers, reason, clause, by } = side;
  const stamp = stampOf(opening, place);
  const seats = by !== undefined ? [by] : stamp === 'blocks' ? blockers : [];
  const why = words.side[reason]({ takers: names(takers), blockers: names(blockers) });
  return { stamp, seats, why, clause, place, tally: { takers, blockers } };
}

/** The outcomes of the last opening in words, in the order presented; none before the first. */
export function sayOpening({ opening }: State, language: Language): readonly Said[] {
  return opening === undefined ? [] : presentationOf(opening.judgement).map((step) => sayStep(opening, step, language));
}

/** A place by the two it lies between, as people say it. With two seats both side cards lie between the same two. */
export function sayPlace(words: HungarianWarWords['place'], players: readonly Player[], place: Place): string {
  if (place === 'centre') return words.centre;
  const name = (seat: Seat) => players[seat % players.length]?.name ?? '';
  return players.length === 2 ? words.left(name(place)) : words.between(name(place), name(place + 1));
}

/** How the card at a place is named to the player in a seat beside it. */
export function sayTarget(words: HungarianWarWords['target'], players: readonly Player[], seat: Seat, place: Place): string {
  if (place === 'centre') return words.centre;
  const [left, right] = seatsAt(place, players.length);
  // The side card is the left one of the seat it is numbered after (HW-2).
  if (players.length === 2) return seat === left ? words.left : words.right;
  return words.between(players[seat === left ? right : left]?.name ?? '');
}

/** What the figure of a highlight counts, in words. */
export function sayHighlight({ what, card = '??', from = [] }: Highlight, language: Language): string {
  const words = HUNGARIAN_WAR_WORDS[language].highlights;
  // The view's highlights are those of this rulebook.
  const known = what as HighlightWhat;
  if (known !== 'stolen') return words[known];
  return words.stolen({ card, from: listIn(language)(from.map(({ name }) => name)) });
}
