import type { roomSoundSchema, roundChoicesSchema, seatInputSchema } from './command.ts';
import type { NightReport, NightView } from './night.ts';
import type { PadDetails, PracticePadView, PracticeView } from './pads.ts';
import type { RoundProof } from './proof.ts';
import type { ClothView, StoryView } from './story.ts';
import type { Ask } from '../../rulebook/ask.ts';
import type { Refusal } from '../../rulebook/refusal.ts';
import type { Effect, Standing } from '../../rulebook/rulebook.ts';
import type { Player, PlayerId, Seat, Sides } from '../../rulebook/seat.ts';
import type { RulebookId } from '../../rulebook/rulebooks.ts';
import type { HostRefusalSentences } from '../../words/refusals/en.ts';
import type * as v from 'valibot';

/** A seat's input with what it is bound to: a pad by its id, keys by their cluster (0 to 3). */
export type SeatInput = Readonly<v.InferOutput<typeof seatInputSchema>>;
/** How a seat's face comes to the host. */
export type InputKind = SeatInput['kind'];
export const INPUT_KINDS = ['pad', 'keys', 'die', 'bot'] as const satisfies readonly InputKind[];

/** What a table agrees on before the night; the rulebook's own house rules stand beside it. */
export type RoundChoices = Readonly<v.InferOutput<typeof roundChoicesSchema>>;

/** How loud the table is: what windows that show it play and speak. Volumes are whole numbers from 0, silent, to 5. */
export type RoomSound = Readonly<v.InferOutput<typeof roomSoundSchema>>;

/** Where the record stands: the disk status on both screens. `since` in ms since 1970. */
export type DiskStatus =
  | { readonly kind: 'saved'; readonly at: number; readonly flushMs: number }
  | { readonly kind: 'failing'; readonly since: number; readonly code: string }
  | { readonly kind: 'unrecorded'; readonly since: number };

/**
 * The course of a round. `step` rises with every change of phase; a command that belongs to a phase names the step
 * it was meant for, so that no key crosses two phases. All moments are host time in ms since 1970. `fingerprint` is that
 * of the recorded commitments (`makeFingerprint`), from their flush on; undefined where nothing was sealed or recorded.
 */
export type Course =
  | {
      readonly phase: 'choosing';
      readonly step: number;
      readonly ready: number;
      readonly of: number;
      /** Named only after they have been nudged. */ readonly late: readonly Seat[];
      /** The keyboard is turned to naming cards; no key seat can seal meanwhile. */ readonly naming: boolean;
      /** Why the last attempt was called off, if it was. */ readonly calledOff?: CalledOff;
      /** The last count was halted: by a seat with its pad, or by the dealer. Seals stand. */ readonly halted?: {
        readonly seat?: Seat;
      };
    }
  /** In a rulebook that asks: the table waits for the answer to `GameView.ask`; `counted` once the count before it has ended. */
  | { readonly phase: 'asking'; readonly step: number; readonly counted: boolean }
  | { readonly phase: 'counting'; readonly step: number; readonly startedAt: number; readonly endsAt: number }
  | { readonly phase: 'closed'; readonly step: number; readonly fingerprint?: string }
  | {
      readonly phase: 'opening';
      readonly step: number;
      readonly fingerprint?: string;
      /** Seats whose face has not come; nothing is shown until they have one. */ readonly stalled: readonly Stall[];
      /** Real dice still to be typed, in order: clockwise from the dealer's left. */ readonly toType: readonly Seat[];
      /** The referee failed at judging it: nothing was recorded, and nothing happens by itself. */ readonly unjudged?: true;
      /** An undo brought this opening back: its faces have been seen, its dice are typed. */ readonly retaken?: true;
    }
  | {
      readonly phase: 'shown';
      readonly step: number;
      readonly fingerprint?: string;
      readonly shownAt: number;
      readonly presentedAt: number;
    }
  | { readonly phase: 'over'; readonly step: number };

export interface Stall {
  readonly seat: Seat;
  /** `seal lost`: the player had chosen, and the pad has forgotten it. */
  readonly why: 'no answer' | 'no seal' | 'seal lost' | 'gone';
}

export interface CalledOff {
  readonly why: 'dealer' | 'mismatch' | 'sleep';
  /** The seat whose commitment did not match. */
  readonly seat?: Seat;
}

export interface SeatView {
  readonly seat: Seat;
  readonly player: Player;
  readonly input: InputKind;
  /** Of the seat's pad; `none` for other inputs. */
  readonly link: 'none' | 'live' | 'lost';
  /** Rounds of this night in which this player could choose, in all its games. */
  readonly played: number;
}

export interface SeriesStanding {
  readonly player: Player;
  /** Points of the games of this rulebook that were finished before this one. */
  readonly before: number;
  readonly gamesWon: number;
}

/** How far a lesson has come; the goals are the rulebook's own names, in the order taught. */
export interface LessonView {
  readonly goals: readonly string[];
  readonly met: readonly string[];
}

/** A game under way or over. `state` is the rulebook's own state; its screens under `rulebooks/` know its type. */
export interface GameView {
  readonly rulebook: RulebookId;
  readonly state: unknown;
  readonly seats: readonly SeatView[];
  readonly dealer: Seat;
  readonly choices: RoundChoices;
  readonly course: Course;
  /** What the table waits for, in a rulebook that asks; `counted` only until the count has ended. */
  readonly ask?: Ask;
  /** When the game ends by the clock, ms since 1970; its minutes run from the first answer. */
  readonly endsAt?: number;
  readonly round: number;
  /** How many outcomes of the last reveal are presented one by one. */
  readonly outcomes: number;
  /** Rounds opened this night, in all its games. */
  readonly opened: number;
  readonly lesson?: LessonView;
  readonly standings: readonly Standing[];
  readonly winners: readonly PlayerId[];
  /** Where some play together: they have their points, and win, as one. */
  readonly sides?: Sides;
  readonly series: readonly SeriesStanding[];
  readonly game: number;
  /** Public corrections that stand on the table display now or wait for it, in order. */
  readonly corrections?: readonly Correction[];
  /** An outcome of the last reveal that the dealer has brought back, to end an argument; only while choosing, asking or over. */
  readonly recalled?: Recalled;
  readonly story?: StoryView;
}

/** Outcome number `at` of the last reveal, from 0. It has been shown before. */
export interface Recalled {
  readonly at: number;
}

/** What the dealer took back, did again or overrode, told to the room from `from` to `until` (host time, ms since 1970). */
export interface Correction {
  readonly kind: 'undo' | 'redo' | 'override';
  readonly steps: number;
  readonly effect: Effect;
  readonly reason?: string;
  readonly from: number;
  readonly until: number;
}

/** What everybody may see. No face is in it before its reveal (Secrecy 1). */
export interface TableView {
  readonly kind: 'table';
  /** Rises with every view; equal versions are equal views. */
  readonly version: number;
  /** Host time when the view was made, and when it is sent that of the sending, ms since 1970: screens keep the offset. */
  readonly now: number;
  readonly diskStatus: DiskStatus;
  readonly night: { readonly name: string };
  /** Undefined until the dealer has chosen since the host started. */
  readonly sound?: RoomSound;
  /** Undefined until the first game of the night begins. */
  readonly game?: GameView;
  /** Undefined until a card is taken, and while outcomes are told: it would tell them before. */
  readonly cloth?: ClothView;
}

export interface PadView extends Partial<PadDetails> {
  /** The identity kept in the pad's EEPROM. */
  readonly id: string;
  readonly link: 'live' | 'lost';
  readonly seat?: Seat;
  /** Its seat chooses with it now, or waits for the others; whether it has chosen is not told. */
  readonly inRound?: true;
  readonly trouble?: 'same id twice' | 'protocol version' | 'store corrupt';
}

/** What the system says of the USB device at a port; its words are the maker's, made fit to be shown. */
export interface DeviceView {
  readonly named?: string;
  /** Vendor and product, as `1a86:7523`. */
  readonly usb: string;
  /** It has a serial number: known again on other evenings once it has proved to be a pad. */
  readonly marked: boolean;
}

/** A serial port, and how far it has come. Nothing is ever sent to a port at which no pad has spoken by itself. */
export type PortView = PortPlace & PortState;

interface PortPlace {
  readonly path: string;
  /** Undefined for a port that was named and not found. */
  readonly device?: DeviceView;
}

type PortState =
  /** Not opened, since nobody has ticked it. `n` names it in the tick: the same device plugged in anew has another. */
  | { readonly kind: 'new'; readonly n: number; readonly looksLikePad: boolean }
  | { readonly kind: 'listening' }
  /** Open for as long as it is there, although nothing that a pad would say was heard in 8 s. */
  | { readonly kind: 'silent' }
  | { readonly kind: 'pad'; readonly pad: string }
  /** A pad whose program speaks another version of the protocol; nothing is sent to it. `pad` where it has said its id. */
  | { readonly kind: 'other version'; readonly version: number; readonly age: 'older' | 'newer'; readonly pad?: string }
  /** It has said nothing that a pad would: closed, and not opened again until it is plugged in anew and ticked. */
  | { readonly kind: 'foreign' }
  | {
      readonly kind: 'refused';
      /** The system's word (EACCES, EBUSY, ENOENT …), or `same id` where another port holds the id of this pad. */
      readonly code: string;
      readonly pad?: string;
      /** The program that holds a port refused with EBUSY, where the system tells. */
      readonly by?: string;
    };

/**
 * Who answers an open question: the dealer for people and for the table, the host for a seat's bot, or for the table where
 * nobody but bots plays.
 */
export type Answerer =
  { readonly kind: 'dealer' } | { readonly kind: 'bot'; readonly seat: Seat } | { readonly kind: 'all bots' };

/** What an undo or redo would do, said beforehand. */
export interface HistoryStep {
  readonly n: number;
  /** The type of the step's first event, in the rulebook's words. */
  readonly what: string;
  readonly effect: Effect;
}

/** The table display shared with the room. Only the dealer sees where; who has an address has its key. */
export interface SharingView {
  readonly on: boolean;
  /** The likeliest first. Empty where this computer is in no network, and while nothing is shared. */
  readonly addresses: readonly { readonly url: string; readonly network: string }[];
  readonly screens: number;
  /** Why it cannot be shared: the system's word (EADDRINUSE, EACCES …). */
  readonly refused?: string;
}

/** What the dealer's console shows: the table as everybody sees it, and more. No face before its reveal: the dealer plays too. */
export interface ConsoleView {
  readonly kind: 'console';
  readonly table: TableView;
  readonly pads: readonly PadView[];
  readonly ports: readonly PortView[];
  /** The system does not list its ports, for this reason of its own (`ENOENT`: udevadm is missing); they must be named. */
  readonly unlisted?: string;
  readonly practice?: PracticeView;
  /** Undefined where the shell has none. */
  readonly practicePad?: PracticePadView;
  readonly inputs: readonly SeatInput[];
  /** Keys that choose faces now, by physical code; none while the shared keyboard names cards, nor when the game is over. */
  readonly seatKeys: readonly string[];
  /** Undefined where nothing is asked in the open. */
  readonly answerer?: Answerer;
  /** Digits of real dice typed so far in this opening, in the order of `toType` as it began; 0 is no die. */
  readonly typed: readonly { readonly seat: Seat; readonly digit: number }[];
  /** A count or an opening runs: nothing can be undone or done again. */
  readonly underWay: boolean;
  readonly undo?: HistoryStep;
  readonly redo?: HistoryStep;
  /** What a game is played with until the dealer chooses otherwise. */
  readonly standardChoices: RoundChoices;
  /** Players known tonight, for the next game's setup. */
  readonly players: readonly Player[];
  readonly shell: 'electron' | 'browser';
  /** Undefined where the shell cannot share. */
  readonly sharing?: SharingView;
  readonly nights: readonly NightView[];
  /** What lies in the folder `deleted` and can be brought back. */
  readonly deletedNights: readonly NightView[];
  readonly nightReport?: NightReport;
  readonly recordFile: string;
  /** Fingerprint of the last line of the record; undefined before the first, and while the night goes on unrecorded. */
  readonly head?: string;
  /** Of the last round that counts, once its faces have been shown. */
  readonly proof?: RoundProof;
}

/** What everybody may see of a view. */
export function tableIn(view: TableView | ConsoleView): TableView {
  return view.kind === 'table' ? view : view.table;
}

/** The fingerprint that is shown now; undefined where none is. */
export function fingerprintIn(course: Course): string | undefined {
  return course.phase === 'closed' || course.phase === 'opening' || course.phase === 'shown' ? course.fingerprint : undefined;
}

/** Why the host itself did not do what a command asked: every code that `words/` has a sentence for except the window's own. */
export type HostRefusalCode = Exclude<keyof HostRefusalSentences, 'not live'>;

/** Why something was not done; undefined where it was. */
export type Refused = Refusal<HostRefusalCode> | undefined;

/** The host's answer to a command. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/**
 * Down to a window. Every message, whatever its kind, says that the view is live; `alive` comes each second. `host` comes
 * first on every connection of the browser shell: a page that has met another build of the pages loads itself anew.
 */
export type DownMessage =
  | { readonly type: 'host'; readonly build: string }
  | { readonly type: 'view'; readonly view: TableView | ConsoleView }
  | { readonly type: 'alive'; readonly version: number; readonly now: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer };
