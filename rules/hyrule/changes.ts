import type { Change } from '../rulebook.ts';
import type { Play } from './play.ts';

/** What differs besides points: the stock after a swap (HY-5), the cards that lie there for the turn. */
export function changes(from: Play, to: Play): readonly Change[] {
  const [before, after] = [laidIn(from), laidIn(to)];
  const cards = Math.abs(after - before);
  return [...ofStock(from, to), ...(cards === 0 ? [] : [{ what: 'table' as const, cards }])];
}

function ofStock(from: Play, to: Play): readonly Change[] {
  if (from.phase === 'measuring' || to.phase === 'measuring' || from.course.stock === to.course.stock) return [];
  return [{ what: 'deck', from: from.course.stock, to: to.course.stock }];
}

function laidIn(play: Play): number {
  return play.phase === 'laying' ? play.laid.length : 0;
}
