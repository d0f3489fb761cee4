import type { TableView, GameView } from '../../../host/contract/view.ts';
import type { ClothView } from '../../../host/contract/story.ts';
import type { Player, PlayerId, Seat } from '../../../rulebook/seat.ts';

/** Ctrl+P, or the Mac's Cmd+P, whatever has the focus. */
export function isPrintKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'p';
}

/** Between rounds only: the dialog of a printer holds up the whole page, and nothing is printed before it is told. */
export function mayPrint({ game }: Pick<TableView, 'game'>): boolean {
  return game?.course.phase === 'choosing' || game?.course.phase === 'over';
}

/** The same of pages that tell of no game: there need not be one. */
export function mayPrintPages(view: Pick<TableView, 'game'>): boolean {
  return view.game === undefined || mayPrint(view);
}

export interface KeepsakeRow {
  readonly player: Player;
  /** The seats' flowers they stitched with on this cloth, else that of the seat they have. */
  readonly seats: readonly Seat[];
  /** Of the night's games of this rulebook, the present one as it stands. */
  readonly points: number;
  /** Cards of the present game whose points are open. */
  readonly open: number;
  readonly gamesWon: number;
  readonly flowers: number;
}

/** Everybody who played tonight, the most points first; who has equally many stays in the order of the series. */
export function keepsakeRows({ series, standings, winners }: GameView, cloth: ClothView | undefined): readonly KeepsakeRow[] {
  const known = new Map<PlayerId, Player>([...series, ...standings].map(({ player }) => [player.id, player]));
  const rows = [...known.values()].map((player): KeepsakeRow => {
    const before = series.find((each) => each.player.id === player.id);
    const now = standings.find((each) => each.player.id === player.id);
    const stitched = threadsOf(cloth, player.id);
    return {
      player,
      seats: stitched.seats.length > 0 || now?.seat === undefined ? stitched.seats : [now.seat],
      points: (before?.before ?? 0) + (now?.points ?? 0),
      open: now?.open ?? 0,
      gamesWon: (before?.gamesWon ?? 0) + (winners.includes(player.id) ? 1 : 0),
      flowers: stitched.flowers,
    };
  });
  return rows.sort((a, b) => b.points - a.points);
}

function threadsOf(cloth: ClothView | undefined, id: PlayerId): { readonly seats: readonly Seat[]; readonly flowers: number } {
  const threads = cloth?.threads.map(({ player, seat }, thread) => ({ player, seat, thread })) ?? [];
  const own = threads.filter(({ player }) => player.id === id);
  const numbers = new Set(own.map(({ thread }) => thread));
  const flowers = cloth?.flowers.filter(({ thread }) => numbers.has(thread)).length ?? 0;
  return { seats: own.map(({ seat }) => seat), flowers };
}
