import type { GameView } from '../../../host/contract/view.ts';
import type { Card } from '../../../rulebook/card.ts';
import { cardOf } from '../rules/cards.ts';
import { outcomeAt } from '../rules/judgement.ts';
import { AIMS, cardAt, placeAimed, placesOf } from '../rules/place.ts';
import type { Face, Opening, Place, SeatState } from '../rules/types.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import type { StampKind } from '../../../renderer/ui/stamps.ts';
import { roundOf } from '../../../renderer/room/table/moment.ts';
import type { Progress } from '../../../renderer/room/table/progress.ts';
import { isPresented, lastPresented, stateOf, presentationAt, type Presentation } from './presented.ts';

/** A place of the map as it is to be drawn. */
export interface PlaceDrawn {
  readonly place: Place;
  /** Null: nothing lies there. */
  readonly card: Card | null;
  /** The outcome, once it is told. */
  readonly stamp: StampKind | undefined;
  /** The seat the card goes to, once it is told. */
  readonly goesTo: Seat | undefined;
  /** Told right now. */
  readonly lit: boolean;
  /** The dealer lays this card now: first, second … */
  readonly laid: number | undefined;
}

export interface SeatDrawn {
  readonly seat: Seat;
  readonly player: Player;
  readonly presence: 'in' | 'out' | 'away';
  /** Falls on the seat when it is told. */
  readonly stamp: 'out' | 'back' | undefined;
  /** The open die; undefined where none is shown, null for no die. */
  readonly face: Face | null | undefined;
}

/** One seat's aim: drawn from its die to the card. */
export interface AimDrawn {
  readonly seat: Seat;
  readonly place: Place;
  readonly does: 'take' | 'block';
  readonly lit: boolean;
}

export interface MapDrawn {
  readonly places: readonly PlaceDrawn[];
  readonly seats: readonly SeatDrawn[];
  readonly aims: readonly AimDrawn[];
  /** The dice have just been opened and nothing is told yet: a page that comes in later does not throw them again. */
  readonly landing: boolean;
  /** The round that these cards are played in. */
  readonly round: number;
}

/** What the map shows: the table as it lies, or the last opening as far as it has been shown. */
export function drawMap(game: GameView, progress: Progress): MapDrawn {
  const presentation = presentationAt(game, progress);
  return presentation === undefined ? drawTable(game) : drawStep(game, presentation);
}

function drawTable(game: GameView): MapDrawn {
  const state = stateOf(game);
  // Only while hands still move cards; the first deal is no news to anybody.
  const laid = game.course.phase === 'choosing' && state.opening !== undefined ? state.laid : [];
  const places = placesOf(state.table).map((place): PlaceDrawn => {
    const id = cardAt(state.table, place);
    const order = laid.indexOf(place);
    return {
      place,
      card: id === null ? null : cardOf(state, id),
      stamp: undefined,
      goesTo: undefined,
      lit: false,
      laid: order < 0 ? undefined : order + 1,
    };
  });
  const seats = state.seats.map((at, seat): SeatDrawn => {
    return { seat, player: at.player, presence: presenceOf(at), stamp: undefined, face: undefined };
  });
  return { places, seats, aims: [], landing: false, round: roundOf(game) };
}

function drawStep(game: GameView, presentation: Presentation): MapDrawn {
  const { opening } = presentation;
  const last = lastPresented(presentation);
  const lit = (place: Place) => last?.what === 'place' && last.place === place;
  const places = placesOf(opening.table).map((place): PlaceDrawn => {
    const id = cardAt(opening.table, place);
    const told = isPresented(presentation, place);
    return {
      place,
      card: id === null ? null : cardOf(stateOf(game), id),
      stamp: told ? stampOf(opening, place) : undefined,
      goesTo: told ? outcomeAt(opening.judgement, place)?.by : undefined,
      lit: lit(place),
      laid: undefined,
    };
  });
  const aims = opening.faces.flatMap((face, seat): AimDrawn[] => {
    if (face === null) return [];
    const place = placeAimed(seat, face, opening.faces.length);
    return [{ seat, place, does: AIMS[face].does, lit: lit(place) }];
  });
  const landing = presentation.shown.length === 0;
  return { places, seats: seatsPresented(game, presentation), aims, landing, round: opening.round };
}

function seatsPresented(game: GameView, presentation: Presentation): readonly SeatDrawn[] {
  const { opening } = presentation;
  const { eliminated, rejoined } = opening.judgement;
  const centrePresented = isPresented(presentation, 'centre');
  const rejoinPresented = presentation.shown.some(({ what }) => what === 'rejoin');
  const seatStates = stateOf(game).seats;
  return opening.players.map((player, seat): SeatDrawn => {
    const after = presenceOf(seatStates[seat]);
    const changed = eliminated.includes(seat) ? 'out' : rejoined.includes(seat) ? 'back' : undefined;
    const told = changed === 'out' ? centrePresented : rejoinPresented;
    const before = changed === 'out' ? 'in' : changed === 'back' && after !== 'away' ? 'out' : after;
    return {
      seat,
      player,
      presence: told ? after : before,
      stamp: told ? changed : undefined,
      face: before === 'in' ? (opening.faces[seat] ?? null) : undefined,
    };
  });
}

/** The stamp that falls on a card; none where nothing came of it. Who is out is stamped at the seat. */
export function stampOf(opening: Opening, place: Place): StampKind | undefined {
  const reason = outcomeAt(opening.judgement, place)?.reason;
  switch (reason) {
    case 'blocker wins':
    case 'lone blocker':
    case 'block stands, takers out':
    case 'block stands, blockers out':
      return 'blocks';
    case 'lone taker':
      return 'takes';
    case 'two takers':
    case 'two blockers':
    case 'several takers':
    case 'everybody blocks':
      return 'discarded';
    case 'nobody':
    case 'nobody takes':
    case undefined:
      return undefined;
    default:
      return reason satisfies never;
  }
}

export function presenceOf(seat: SeatState | undefined): SeatDrawn['presence'] {
  if (seat?.presence === 'away') return 'away';
  return seat?.standing ?? 'in';
}
