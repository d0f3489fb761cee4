import type { GameView } from '../../../../host/contract/view.ts';
import { AIMS, MAT, placeAimed } from '../../rules/place.ts';
import { seatsInGame } from '../../rules/seats.ts';
import type { Face, Place } from '../../rules/types.ts';
import type { Seat } from '../../../../rulebook/seat.ts';
import { isHinted } from '../../../../renderer/lesson/choices.ts';
import { stateOf } from '../presented.ts';
import { faceAsked } from './asked.ts';

export interface MatDrawn {
  readonly seat: Seat;
  /** The face that a lesson asks of it. */
  readonly asked: Face | undefined;
}

/** One thread from a column of a mat to the card it aims at. */
export interface MatThread {
  readonly place: Place;
  /** 0 left, 1 centre, 2 right, as the seat sees it. */
  readonly column: number;
  /** Undefined where the thread stands for both faces of its column. */
  readonly does: 'take' | 'block' | undefined;
}

export function hintedSeats(game: GameView): readonly Seat[] {
  return seatsInGame(stateOf(game)).filter((seat) => isHinted(game, seat));
}

/** The mats that lie on the table while people choose: of who is to be shown them, and of who is asked for a face. */
export function matsOf(game: GameView): readonly MatDrawn[] {
  if (game.course.phase !== 'choosing') return [];
  return seatsInGame(stateOf(game)).flatMap((seat) => {
    const asked = faceAsked(game, seat);
    return asked !== undefined || isHinted(game, seat) ? [{ seat, asked }] : [];
  });
}

/** The threads of one mat: of the face that is asked, or of every column. */
export function threadsOf({ seat, asked }: MatDrawn, seats: number): readonly MatThread[] {
  const [takes, blocks] = MAT;
  return takes.faces.flatMap((take, column) => {
    if (asked !== undefined && asked !== take && asked !== blocks.faces[column]) return [];
    return [{ place: placeAimed(seat, take, seats), column, does: asked === undefined ? undefined : AIMS[asked].does }];
  });
}

/** The faces of a seat that aim at a place, the one that takes first. */
export function facesAt(seat: Seat, place: Place, seats: number): readonly Face[] {
  return MAT.flatMap(({ faces }) => faces).filter((face) => placeAimed(seat, face, seats) === place);
}
