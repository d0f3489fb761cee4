import type { Answer, ConsoleView, TableView } from '../contract/view.ts';

/** The running table as a shell sees it: views down, commands up, nothing else. */
export interface RefereePort {
  /** Calls back at once with the present view and then at every change. Returns the way to stop. */
  watch(who: 'table', onView: (view: TableView) => void): () => void;
  watch(who: 'console', onView: (view: ConsoleView) => void): () => void;
  /** Any JSON value; what is no command is refused with the field that is wrong. */
  command(unchecked: unknown): Promise<Answer>;
  /** A key of a seat's cluster went down (physical code, no auto-repeat). Codes that are nobody's are dropped. */
  press(code: string): void;
  /** Physical codes that belong to a seat now; empty while the keyboard is turned to naming. A shell keeps these from its pages. */
  clusterCodes(): ReadonlySet<string>;
  /** The computer woke from sleep: a running count is called off and pads are greeted anew. */
  woke(): void;
  close(): Promise<void>;
}
