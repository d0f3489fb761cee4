import type { Goal } from '../rules/lesson-asks.ts';
import type { Taught } from '../../../words/taught.ts';
import type { HandTarget } from './words.ts';

/** The card that is asked for: as a hand goes for it, or the one that two neighbours share, told to both at once. */
export type AskTarget = HandTarget | { readonly at: 'shared' };

/** What the lesson of Hungarian War says. An ask follows the names of whom it is put to; `many`: to several at once. */
export interface HungarianWarLessonWords {
  readonly goals: Readonly<Record<Goal, Taught>>;
  take(target: AskTarget, many: boolean): string;
  block(target: AskTarget, many: boolean): string;
  leave(target: AskTarget, many: boolean): string;
  notBlockCentre(many: boolean): string;
  chooseFreely(many: boolean): string;
}
