import type { HighlightWhat } from '../rules/highlights.ts';
import type { CentreReason, Opening, Place, SideReason, State } from '../rules/types.ts';
import type { Highlight } from '../../../rulebook/rulebook.ts';
import type { LessonAsk } from '../rules/lesson/asks.ts';
import { playersOf } from '../rules/seats.ts';
import { outcomeAt, presentationOf, type PresentedStep } from '../rules/judgement.ts';
import { frenchCardName } from '../../../words/cards.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import { seatsAt } from '../rules/place.ts';
import { listIn, type Language } from '../../../words/language.ts';
import words from '../../../words/generated/hungarian-war.js';
import { inId, sayIn, type Say } from '../../../words/say.ts';
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

const FAILS = 'hungarian-war-centre-card-block-fails';

export function stampOf({ judgement }: Opening, place: Place): StampKind | undefined {
  const outcome = outcomeAt(judgement, place);
  return outcome && STAMPS[outcome.reason];
}

export function sayStep(opening: Opening, step: PresentedStep, language: Language): Said {
  const say = sayIn(language, words);
  const { judgement, players } = opening;
  const names = (seats: readonly Seat[]) => listIn(language)(seats.map((seat) => players[seat]?.name ?? ''));
  if (step.what === 'rejoin')
    return {
      stamp: 'back',
      seats: judgement.rejoined,
      why: say(`hungarian-war-rejoin-${inId(judgement.rejoin)}`),
      clause: 'HW-14',
    };
  const { place } = step;
  if (place === 'centre') {
    const stamp = judgement.eliminated.length > 0 ? 'out' : stampOf(opening, place);
    const { takers, blockers, reason, clause, needed, by } = judgement.centre;
    const aims = { takers: names(takers), blocked: blockers.length, needed };
    const failed = clause === 'HW-13' && blockers.length > 0;
    const seats = judgement.eliminated.length > 0 ? judgement.eliminated : by === undefined ? [] : [by];
    return {
      stamp,
      seats,
      why: [sayCentre(reason, aims, say), ...(failed ? [say(FAILS, aims)] : [])].join(' '),
      clause,
      place,
      tally: { takers, blockers, needed },
    };
  }
  const side = judgement.sides[place];
  if (side === undefined) throw new RangeError(`no side card ${place}`);
  const { takers, blockers, reason, clause, by } = side;
  const stamp = stampOf(opening, place);
  const seats = by !== undefined ? [by] : stamp === 'blocks' ? blockers : [];
  const why = say(`hungarian-war-side-${inId(reason)}`, { takers: names(takers), blockers: names(blockers) });
  return { stamp, seats, why, clause, place, tally: { takers, blockers } };
}

/** What ends a side card as well is said as there. */
function sayCentre(
  reason: CentreReason,
  aims: { readonly takers: string; readonly blocked: number; readonly needed: number },
  say: Say<'hungarian-war'>,
): string {
  if (reason === 'lone taker') return say('hungarian-war-side-lone-taker', aims);
  return reason === 'nobody takes'
    ? say('hungarian-war-side-nobody')
    : say(`hungarian-war-centre-card-${centreId(reason)}`, aims);
}

/** The outcomes of the last opening in words, in the order presented; none before the first. */
export function sayOpening({ opening }: State, language: Language): readonly Said[] {
  return opening === undefined ? [] : presentationOf(opening.judgement).map((step) => sayStep(opening, step, language));
}

/** A place by the two it lies between, as people say it. With two seats both side cards lie between the same two. */
export function sayPlace(
  players: readonly Player[],
  place: Place,
  language: Language,
  as: 'named' | 'discarded' = 'named',
): string {
  const say = sayIn(language, words);
  if (place === 'centre') return say(`hungarian-war-place-${as}-centre`);
  const name = (seat: Seat) => players[seat % players.length]?.name ?? '';
  return players.length === 2
    ? say(`hungarian-war-place-${as}-left`, { name: name(place) })
    : say(`hungarian-war-place-${as}-between`, { one: name(place), other: name(place + 1) });
}

/** How the card at a place is named to the player in a seat beside it. */
export function sayTarget(players: readonly Player[], seat: Seat, place: Place, language: Language): string {
  const say = sayIn(language, words);
  if (place === 'centre') return say('hungarian-war-target-centre');
  const [left, right] = seatsAt(place, players.length);
  // The side card is the left one of the seat it is numbered after (HW-2).
  if (players.length === 2) return say(`hungarian-war-target-${seat === left ? 'left' : 'right'}`);
  return say('hungarian-war-target-between', { neighbour: players[seat === left ? right : left]?.name ?? '' });
}

/** What the figure of a highlight counts, in words. */
export function sayHighlight({ what, card = '??', from = [] }: Highlight, language: Language): string {
  // The view's highlights are those of this rulebook.
  return sayIn(language, words)(`hungarian-war-highlights-${what as HighlightWhat}`, {
    card: frenchCardName(card, language),
    from: listIn(language)(from.map(({ name }) => name)),
  });
}

/** A reason as it stands in an id: `block stands, takers out` is `block-stands-takers-out`. */
export function centreId<Reason extends CentreReason>(reason: Reason) {
  return inId(reason.replace(',', '') as WithoutComma<Reason>);
}
type WithoutComma<Text extends string> = Text extends `${infer Before},${infer After}` ? `${Before}${After}` : Text;

/** What the lesson asks of one seat or several, as each of them reads it. */
export function sayAsk(state: State, ask: LessonAsk, language: Language): string {
  const say = sayIn(language, words);
  const players = playersOf(state);
  const many = ask.seats.length > 1 ? 'yes' : 'no';
  switch (ask.does) {
    case 'take':
    case 'block':
    case 'leave':
      return say(`hungarian-war-lesson-${ask.does}`, {
        target:
          many === 'yes' && ask.place !== 'centre'
            ? say('hungarian-war-target-shared')
            : sayTarget(players, ask.seats[0] ?? 0, ask.place, language),
        many,
      });
    case 'not block the centre':
      return say('hungarian-war-lesson-not-block-centre', { many });
    case 'choose freely':
      return say('hungarian-war-lesson-choose-freely', { many });
  }
}
