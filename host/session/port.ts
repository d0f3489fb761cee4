import type { Answer, ConsoleView, SharingView, TableView } from '../contract/view.ts';

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

/** The table display shared with the room. The referee passes on what the dealer wants and shows what came of it. */
export interface Sharing {
  readonly view: SharingView;
  /** Resolves when it is so, or when `view` says why not. */
  share(on: boolean): Promise<void>;
  /** A new key: screens that look on now stay outside from now on. */
  renew(): Promise<void>;
  /** A new key for screens that do not look on now; those that do go on. */
  newNight(): Promise<void>;
  close(): Promise<void>;
}

/** How a shell shares `table`; `changed` says that the view is another. */
export type OpenSharing = (table: Pick<RefereePort, 'watch'>, changed: () => void) => Sharing;
