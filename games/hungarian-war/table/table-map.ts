import type { GameView } from '../../../host/contract/view.ts';
import type { Card } from '../../../rulebook/card.ts';
import { cardOf } from '../rules/cards.ts';
import { outcomeAt } from '../rules/judgement.ts';
import { AIMS, cardAt, placeAimed, placesOf } from '../rules/place.ts';
import type { DieFace, Place, SeatState } from '../rules/types.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import type { StampKind } from '../../../words/room.ts';
import { stampOf } from '../words/said.ts';
import { roundOf } from '../../../renderer/room/table/moment.ts';
import type { Progress } from '../../../renderer/room/table/progress.ts';
import type { Presence } from '../../../renderer/room/table/ui.ts';
import { isPresented, stateOf, presentationAt, type PresentedOpening } from './presented.ts';

export interface PlaceDrawn {
  readonly place: Place;
  /** Null: nothing lies there. */
  readonly card: Card | null;
  /** The outcome and the seat the card goes to, once they are shown. */
  readonly stamp?: StampKind | undefined;
  readonly goesTo?: Seat | undefined;
  /** Its outcome is the one that is shown now. */
  readonly lit?: boolean;
  /** The dealer lays this card now: first, second … */
  readonly laid?: number | undefined;
}

export interface SeatDrawn {
  readonly seat: Seat;
  readonly player: Player;
  readonly presence: Presence;
  /** Falls on the seat when it is shown. */
  readonly stamp?: 'out' | 'back' | undefined;
  /** The open die; undefined where none is shown, null for no die. */
  readonly face?: DieFace | null | undefined;
}

interface AimDrawn {
  readonly seat: Seat;
  readonly place: Place;
  readonly does: 'take' | 'block';
  readonly lit: boolean;
}

interface MapDrawn {
  readonly places: readonly PlaceDrawn[];
  readonly seats: readonly SeatDrawn[];
  readonly aims: readonly AimDrawn[];
  /** The dice have just been opened and no outcome is shown yet: a page that comes in later does not throw them again. */
  readonly landing: boolean;
  /** The round that these cards are played in. */
  readonly round: number;
}

/** What the map shows: the table as it lies, or the last opening as far as it has been shown. */
export function drawMap(game: GameView, progress: Progress): MapDrawn {
  const presentation = presentationAt(game, progress);
  return presentation === undefined ? drawTable(game) : drawOpening(game, presentation);
}

function drawTable(game: GameView): MapDrawn {
  const state = stateOf(game);
  // Only while hands still move cards; the first deal is no news to anybody.
  const laid = game.course.phase === 'choosing' && state.opening !== undefined ? state.laid : [];
  const places = placesOf(state.table).map((place): PlaceDrawn => {
    const id = cardAt(state.table, place);
    const card = id === null ? null : cardOf(state, id);
    return { place, card, laid: laid.includes(place) ? laid.indexOf(place) + 1 : undefined };
  });
  const seats = state.seats.map((at, seat) => ({ seat, player: at.player, presence: presenceOf(at) }));
  return { places, seats, aims: [], landing: false, round: roundOf(game) };
}

function drawOpening(game: GameView, presentation: PresentedOpening): MapDrawn {
  const { opening, shown } = presentation;
  const last = shown.at(-1);
  const isLit = (place: Place) => last?.what === 'place' && last.place === place;
  const places = placesOf(opening.table).map((place): PlaceDrawn => {
    const id = cardAt(opening.table, place);
    const drawn = { place, card: id === null ? null : cardOf(stateOf(game), id), lit: isLit(place) };
    if (!isPresented(presentation, place)) return drawn;
    return { ...drawn, stamp: stampOf(opening, place), goesTo: outcomeAt(opening.judgement, place)?.by };
  });
  const aims = opening.faces.flatMap((face, seat): AimDrawn[] => {
    if (face === null) return [];
    const place = placeAimed(seat, face, opening.faces.length);
    return [{ seat, place, does: AIMS[face].does, lit: isLit(place) }];
  });
  const landing = shown.length === 0;
  return { places, seats: seatsPresented(game, presentation), aims, landing, round: opening.round };
}

function seatsPresented(game: GameView, presentation: PresentedOpening): readonly SeatDrawn[] {
  const { opening, shown } = presentation;
  const { eliminated, rejoined } = opening.judgement;
  const centreShown = isPresented(presentation, 'centre');
  const rejoinShown = shown.some(({ what }) => what === 'rejoin');
  const seatStates = stateOf(game).seats;
  return opening.players.map((player, seat): SeatDrawn => {
    const after = presenceOf(seatStates[seat]);
    const changed = eliminated.includes(seat) ? 'out' : rejoined.includes(seat) ? 'back' : undefined;
    const isShown = changed === 'out' ? centreShown : rejoinShown;
    const before = changed === 'out' ? 'in' : changed === 'back' && after !== 'away' ? 'out' : after;
    return {
      seat,
      player,
      presence: isShown ? after : before,
      stamp: isShown ? changed : undefined,
      face: before === 'in' ? (opening.faces[seat] ?? null) : undefined,
    };
  });
}

function presenceOf(seat: SeatState | undefined): Presence {
  return seat?.presence === 'away' ? 'away' : (seat?.standing ?? 'in');
}
