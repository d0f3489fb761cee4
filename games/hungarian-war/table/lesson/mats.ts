import type { GameView } from '../../../../host/contract/view.ts';
import { AIMS, MAT, placeAimed } from '../../rules/place.ts';
import { seatsInGame } from '../../rules/seats.ts';
import type { DieFace, Place } from '../../rules/types.ts';
import type { Seat } from '../../../../rulebook/seat.ts';
import { isHinted } from '../../../../renderer/lesson/choices.ts';
import { whoseTurn } from '../../../../renderer/lesson/turns.ts';
import type { Point } from '../../../../renderer/room/table/ring.ts';
import type { MapGeometry, AimThread } from '../map-geometry.ts';
import { stateOf } from '../presented.ts';
import { faceAsked } from './asked.ts';
import { matLayout, startOf } from './mat-layout.ts';

interface Mat {
  readonly seat: Seat;
  /** The face that a lesson asks of it. */
  readonly asked: DieFace | undefined;
}

/** A mat on the map, or only the die that is asked for where mats have no room. */
export interface MatDrawn extends Mat {
  readonly at: Point;
  readonly die: number;
  /** Degrees by which it is turned to face its seat; undefined where it is but one die. */
  readonly tilt: number | undefined;
  readonly faded: boolean;
}

export function hintedSeats(game: GameView): readonly Seat[] {
  return seatsInGame(stateOf(game)).filter((seat) => isHinted(game, seat));
}

/** The mats that lie on the table while people choose: of who is to be shown them, and of who is asked for a face. */
export function matsOf(game: GameView): readonly Mat[] {
  if (game.course.phase !== 'choosing') return [];
  return seatsInGame(stateOf(game)).flatMap((seat) => {
    const asked = faceAsked(game, seat);
    return asked !== undefined || isHinted(game, seat) ? [{ seat, asked }] : [];
  });
}

/**
 * The drawings on the map that show what each player's faces aim at. Threads lead from the seats that a lesson asks for a
 * face, or from one seat after the other.
 */
export function drawMats(game: GameView, map: MapGeometry) {
  const mats = matsOf(game);
  const asked = mats.filter((mat) => mat.asked !== undefined);
  const names = game.seats.map(({ player }) => player.name);
  const laid = matLayout(map, names);
  const pointed = laid === undefined ? whoseTurn(mats.filter((mat) => mat.asked === undefined))?.seat : undefined;
  const next = laid === undefined || asked.length > 0 ? undefined : whoseTurn(mats);
  const isShown = (mat: Mat) => (next === undefined ? mat.asked !== undefined || mat.seat === pointed : mat === next);
  const drawn = mats.map((mat): MatDrawn => {
    const at = laid?.at[mat.seat] ?? map.dieAt(mat.seat);
    const tilt = laid && map.angleOf(mat.seat) - 180;
    return { ...mat, at, die: laid?.die ?? map.layout.die, tilt, faded: !isShown(mat) };
  });
  const own = pointed === undefined ? [] : [{ from: map.seatAt(pointed), to: map.dieAt(pointed), does: undefined }];
  return {
    mats: drawn.filter(({ tilt, asked }) => tilt !== undefined || asked !== undefined),
    threads: [...own, ...drawn.filter(({ faded }) => !faded).flatMap((mat) => threadsOf(mat, map))],
    /** Whose faces lie on the cards they aim at, one seat after the other, where mats have no room. */
    pointed,
  };
}

/** From a mat, or from the die in its stead: of the face that is asked, or of each column, for both its faces. */
function threadsOf({ seat, asked, at, tilt, die }: MatDrawn, map: MapGeometry): readonly AimThread[] {
  const [takes, blocks] = MAT;
  return takes.faces.flatMap((take, column) => {
    if (asked !== undefined && asked !== take && asked !== blocks.faces[column]) return [];
    const place = placeAimed(seat, take, map.seats);
    const from = tilt === undefined ? at : startOf(at, tilt, die, column);
    return [{ from, to: map.placeAt(place), cardWidth: map.widthOf(place), does: asked && AIMS[asked].does }];
  });
}

/** The faces of a seat that aim at a place, the one that takes first. */
export function facesAt(seat: Seat, place: Place, seats: number): readonly DieFace[] {
  return MAT.flatMap(({ faces }) => faces).filter((face) => placeAimed(seat, face, seats) === place);
}
