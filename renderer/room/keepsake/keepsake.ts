import type { TableView, GameView } from '../../../host/contract/view.ts';
import type { ClothView, Thread } from '../../../host/contract/story.ts';
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
    const isOwn = (thread: Thread | undefined) => thread?.player.id === player.id;
    const stitched = cloth?.threads.find(isOwn);
    return {
      player,
      /** Of a player who has left, the seat they had when they stitched; undefined if they did not. */
      seat: now?.seat ?? stitched?.seat,
      /** Undefined for a player who has not stitched: then it is that of the seat. */
      flower: stitched?.flower,
      /** Of the night's games of this rulebook, the present one as it stands. */
      points: (before?.before ?? 0) + (now?.points ?? 0),
      /** Cards of the present game whose points are open. */
      open: now?.open ?? 0,
      gamesWon: (before?.gamesWon ?? 0) + (winners.includes(player.id) ? 1 : 0),
      flowers: cloth?.flowers.filter(({ thread }) => isOwn(cloth.threads[thread])).length ?? 0,
    };
  });
  return rows.sort((a, b) => b.points - a.points);
}
