import type { Change } from '../../../rulebook/rulebook.ts';
import type { Play } from './play.ts';

/** What differs besides points: the stock after a swap (HY-5). */
export function changes(from: Play, to: Play): readonly Change[] {
  if (from.phase === 'measuring' || to.phase === 'measuring' || from.course.stock === to.course.stock) return [];
  return [{ what: 'deck', from: from.course.stock, to: to.course.stock }];
}
