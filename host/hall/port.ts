import type { HallViews } from '../contract/live.ts';
import type { ResultsPath } from '../contract/hall.ts';
import type { Answer } from '../contract/view.ts';

/** The running hall as a shell sees it: it sends views, takes commands, and does nothing else. */
export interface HallPort {
  /** Calls back at once with the present view and then at every change, at most four times a second. Returns a function that stops. */
  watch<Who extends keyof HallViews>(who: Who, onView: (view: HallViews[Who]) => void): () => void;
  /** Takes any JSON value; if it is no command, the refusal names the field that is wrong. */
  command(unchecked: unknown): Promise<Answer>;
  /** Takes any JSON value from a guest, who can only check in: see `GuestCommand`. */
  checkIn(unchecked: unknown): Promise<Answer>;
  /** What the tournament has come to, as a file of this path. */
  results(path: ResultsPath): string;
  close(): Promise<void>;
}
