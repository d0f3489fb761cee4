import type { TableView, GameView } from '../../../host/contract/view.ts';
import type { ClothView } from '../../../host/contract/story.ts';
import type { Player, PlayerId } from '../../../rulebook/seat.ts';

/** Ctrl+P, or the Mac's Cmd+P, whatever has the focus. */
export function isPrintKey(press: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return (press.ctrlKey || press.metaKey) && !press.altKey && press.key.toLowerCase() === 'p';
}

/** Only between rounds: a print dialog blocks the whole page, and no outcome is printed before it has been shown. */
export function mayPrint({ game }: Pick<TableView, 'game'>): boolean {
  return game?.course.phase === 'choosing' || game?.course.phase === 'over';
}

/** The same for pages that are about no game: there need not be one. */
export function mayPrintPages(view: Pick<TableView, 'game'>): boolean {
  return view.game === undefined || mayPrint(view);
}

/** Everybody who played tonight, the most points first; who has equally many stays in the order of the series. */
export function keepsakeRows({ series, standings, winners }: GameView, cloth: ClothView | undefined) {
  const known = new Map<PlayerId, Player>([...series, ...standings].map(({ player }) => [player.id, player]));
  const rows = [...known.values()].map((player) => {
    const before = series.find((each) => each.player.id === player.id);
    const now = standings.find((each) => each.player.id === player.id);
    const stitched = threadsOf(cloth, player.id);
    return {
      player,
      /** The seats whose flowers they stitched with on this cloth, else the seat they have. */
      seats: stitched.seats.length > 0 || now?.seat === undefined ? stitched.seats : [now.seat],
      /** Of the night's games of this rulebook, the present one as it stands. */
      points: (before?.before ?? 0) + (now?.points ?? 0),
      /** Cards of the present game whose points are open. */
      open: now?.open ?? 0,
      gamesWon: (before?.gamesWon ?? 0) + (winners.includes(player.id) ? 1 : 0),
      flowers: stitched.flowers,
    };
  });
  return rows.sort((a, b) => b.points - a.points);
}

function threadsOf(cloth: ClothView | undefined, id: PlayerId) {
  const isOwn = (thread: number) => cloth?.threads[thread]?.player.id === id;
  return {
    seats: cloth?.threads.flatMap(({ seat }, thread) => (isOwn(thread) ? [seat] : [])) ?? [],
    flowers: cloth?.flowers.filter(({ thread }) => isOwn(thread)).length ?? 0,
  };
}
