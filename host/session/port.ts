import type { JoiningView, Joining, PhonesView } from '../contract/phones.ts';
import type { Answer, SharingView, Views } from '../contract/view.ts';
import type { PadSource } from '../sealing/pads/source.ts';

/** The running table as a shell sees it: it sends views, takes commands, and does nothing else. */
export interface RefereePort {
  /** Calls back at once with the present view and then at every change. Returns a function that stops. */
  watch<Who extends keyof Views>(who: Who, onView: (view: Views[Who]) => void): () => void;
  /** Takes any JSON value; if it is no command, the refusal names the field that is wrong. */
  command(unchecked: unknown): Promise<Answer>;
  /** A key of a seat's cluster went down (physical code, no auto-repeat). Other codes are ignored. */
  press(code: string): void;
  /** Physical codes that belong to a seat now, which a shell keeps from its pages; empty while the keyboard names cards. */
  clusterCodes(): ReadonlySet<string>;
  /** The computer woke from sleep: a running count is called off, and pads are greeted again. */
  woke(): void;
  close(): Promise<void>;
}

/** Shares the table display with the room, as the dealer wants. */
export interface Sharing {
  readonly view: SharingView;
  /** Resolves when it is done, or when `view` says why not. */
  share(on: boolean): Promise<void>;
  /** Makes a new key, and locks out the screens that are watching. */
  renew(): Promise<void>;
  /** Makes a new key; the screens that are watching get it. */
  newNight(): Promise<void>;
}

/** How a shell shares `table`; it calls `changed` when the view has changed. */
export type OpenSharing = (table: Pick<RefereePort, 'watch'>, changed: () => void) => Sharing;

/** The phones that play as pads, as the dealer wants. */
export interface Phones {
  readonly view: PhonesView;
  /** For the room; undefined while joining is closed. */
  readonly joining: JoiningView | undefined;
  /** Off: cuts the phones off and forgets them. Resolves when it is done, or when `view` says why not. */
  serve(on: boolean): Promise<void>;
  join(joining: Joining): Promise<void>;
  /** Resolves with false if no phone has this id. */
  unbind(phone: string): Promise<boolean>;
  close(): Promise<void>;
}

/** How a shell lets phones play at `table` among `pads`; it calls `changed` when the view has changed. */
export type OpenPhones = (table: Pick<RefereePort, 'watch'>, pads: PadSource, changed: () => void) => Phones;
