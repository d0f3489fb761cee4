import type { GuestView } from '../contract/guest.ts';
import type { BoardView } from '../contract/hall.ts';
import { defined } from '../session/views/table-view.ts';

/** Standings are told again after so long for each person, ms: the more people, the more phones are sent more. */
const EACH_MS = 20;

/** Makes the view of the guests' phones. While nothing is new for them it stays the same view. */
export class GuestViewer {
  #made: { readonly of: BoardView; readonly view: GuestView } | undefined;

  see(board: BoardView): GuestView {
    if (this.#made === undefined || isNews(this.#made.of, board)) this.#made = { of: board, view: viewOf(board) };
    return this.#made.view;
  }
}

/** Where people sit is told at once. */
function isNews(told: BoardView, board: BoardView): boolean {
  const { seating, name, rounds, standings, now } = board;
  if (seating !== told.seating || name !== told.name || rounds !== told.rounds) return true;
  return standings !== told.standings && Math.abs(now - told.now) >= EACH_MS * standings.length;
}

function viewOf({ version, now, name, counts, round, rounds, lot, seating, standings }: BoardView): GuestView {
  return {
    kind: 'guest',
    ...{ version, now, name, counts, round, rounds },
    standings: standings.map(({ person, name, here, awaited, place, total }) =>
      defined({ person, name, here, awaited, place, total }),
    ),
    ...defined({ lot, seating }),
  };
}
