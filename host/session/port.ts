import type { HallClock } from '../contract/hall-clock.ts';
import type { HallLinkView } from '../contract/hall-link.ts';
import type { JoiningView, Joining, Phoneless, PhonesView } from '../contract/phones.ts';
import type { SharingView } from '../contract/sharing.ts';
import type { Answer, Views } from '../contract/view.ts';
import type { Seat } from '../../rulebook/seat.ts';
import type { Sealer, SealerListener } from '../sealing/sealer.ts';

/** The running table as a shell sees it: it sends views, takes commands, and does nothing else. */
export interface RefereePort {
  /** Calls back at once with the present view and then at every change. Returns a function that stops. */
  watch<Who extends keyof Views>(who: Who, onView: (view: Views[Who]) => void): () => void;
  /** Takes any JSON value; if it is no command, the refusal names the field that is wrong. */
  command(unchecked: unknown): Promise<Answer>;
  /** A key of a seat went down (physical code, no auto-repeat). Other codes are ignored. */
  press(code: string): void;
  /** Physical codes that belong to a seat now, which a shell keeps from its pages; empty while the keyboard names cards. */
  clusterCodes(): ReadonlySet<string>;
  /** The same of keypads, in every phase, with whatever else is held down; empty while one is learned. */
  keypadCodes(): ReadonlySet<string>;
  /** The computer woke from sleep: a running count is called off, and pads are greeted again. */
  woke(): void;
  /** An error that nobody caught did not end the program; the dealer is told. */
  faulted(): void;
  close(): Promise<void>;
}

/** Shares the table display with the room, as the dealer wants. */
export interface Sharing {
  readonly view: SharingView;
  /** Resolves when it is done, or when `view` says why not. */
  share(on: boolean): Promise<void>;
  /** Shows everybody the address in this network, if this computer is in it. */
  choose(network: string): Promise<void>;
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
  /** For the room; undefined while joining is closed and nobody is here. */
  readonly joining: JoiningView | undefined;
  /** A new sealer of a seat that plays with this phone, which may never have been here. */
  sealer(seat: Seat, phone: string, listener: SealerListener): Sealer;
  /** The phone shows that it is meant. Returns false if no phone has this id. */
  identify(phone: string): boolean;
  /** Off: cuts the phones off and forgets them. Resolves when it is done, or when `view` says why not. */
  serve(on: boolean): Promise<void>;
  join(joining: Joining): Promise<void>;
  /** Forgotten when phones may join anew. */
  seatPhoneless(people: readonly Phoneless[]): void;
  /** Resolves with false if no phone has this id. */
  unbind(phone: string): Promise<boolean>;
  close(): Promise<void>;
}

/** How a shell lets phones play at `table`; it calls `changed` when the view has changed. */
export type OpenPhones = (table: Pick<RefereePort, 'watch'>, changed: () => void) => Phones;

/** The hall of tables that this one belongs to, as the dealer wants. None of it delays a round. */
export interface HallLink {
  readonly view: HallLinkView;
  /** Of the tournament, by the time of this host; undefined where none is set. */
  readonly clock: HallClock | undefined;
  /** Looks for halls on the local network, or stops looking. */
  look(on: boolean): void;
  /** Tries to join in the background; `view` says what becomes of it. Returns why it cannot be tried at all. */
  join(found: string, typed: string): 'hall address' | 'join code' | 'in a hall' | undefined;
  /** Calls the organiser, or takes the call back; confirms the message of this number. */
  call(on: boolean): void;
  confirm(n: number): void;
  /** Tells the hall nothing more, and forgets it. */
  leave(): Promise<void>;
  /** The file of a night holds so many lines, the header included, and all are flushed. Returns at once. */
  flushed(file: string, lines: number): void;
  close(): Promise<void>;
}

/** How a shell joins a hall; it calls `changed` when the view has changed. */
export type OpenHallLink = (changed: () => void) => HallLink;
