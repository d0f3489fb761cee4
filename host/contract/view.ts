import type { roomSoundSchema, roundChoicesSchema, seatInputSchema } from './command.ts';
import type { HallClock } from './hall-clock.ts';
import type { HallLinkView } from './hall-link.ts';
import type { NightResult, NightView } from './night.ts';
import type { PadDetails, PracticePadView, PracticeView } from './pads.ts';
import type { JoiningView, PhonesView } from './phones.ts';
import type { RoundProof } from './proof.ts';
import type { SharingView } from './sharing.ts';
import type { ClothView, StoryView } from './story.ts';
import type { Ask } from '../../rulebook/ask.ts';
import type { Refusal } from '../../rulebook/refusal.ts';
import type { Effect, EndedBy, Standing } from '../../rulebook/rulebook.ts';
import type { Player, PlayerId, Seat, Sides } from '../../rulebook/seat.ts';
import type { RulebookId } from '../../rulebook/rulebooks.ts';
import type { Language } from '../../words/language.ts';
import type { CodesOf } from '../../words/say.ts';
import type * as v from 'valibot';

/** A pad is bound by its id, keys by their cluster (0 to 3), a keypad by the keys that were learned, from face 1 to face 6. */
export type SeatInput = Readonly<v.InferOutput<typeof seatInputSchema>>;
export type InputKind = SeatInput['kind'];
export const INPUT_KINDS = ['pad', 'keypad', 'keys', 'die', 'bot'] as const satisfies readonly InputKind[];

/** What a table agrees on before the night; the rulebook's own house rules stand beside it. */
export type RoundChoices = Readonly<v.InferOutput<typeof roundChoicesSchema>>;

/** What windows that show the table play and speak. Volumes are whole numbers from 0, silent, to 5. */
export type RoomSound = Readonly<v.InferOutput<typeof roomSoundSchema>>;

/** Whether the night is being recorded. `since` in ms since 1970. */
export type DiskStatus =
  | { readonly kind: 'saved'; readonly at: number; readonly flushMs: number }
  | { readonly kind: 'failing'; readonly since: number; readonly code: string }
  | { readonly kind: 'unrecorded'; readonly since: number };

/**
 * The course of a round. `step` rises with every change of phase; a command that belongs to a phase names its step, so that
 * no key acts in a later phase. All times are host time in ms since 1970. `fingerprint` is that of the recorded commitments
 * (`makeFingerprint`), from their flush on; undefined if nothing was sealed or recorded.
 */
export type Course = { readonly step: number } & (
  | {
      readonly phase: 'choosing';
      readonly ready: number;
      readonly of: number;
      /** Seats that are late, some time after they were nudged. */
      readonly late: readonly Seat[];
      /** The keyboard is turned to naming cards, so seats cannot seal by keys. */
      readonly naming: boolean;
      /** Why the last attempt was called off, if it was. */
      readonly calledOff?: CalledOff;
      /** The last count was halted, by a seat with its pad or by the dealer. Seals stand. */
      readonly halted?: { readonly seat?: Seat };
    }
  /** The table waits for the answer to `GameView.ask`; `counted` once the count before it has ended. */
  | { readonly phase: 'asking'; readonly counted: boolean; readonly calledOff?: CalledOff }
  | { readonly phase: 'counting'; readonly startedAt: number; readonly endsAt: number }
  | { readonly phase: 'closed'; readonly fingerprint?: string }
  | {
      readonly phase: 'opening';
      readonly fingerprint?: string;
      /** Seats whose face has not come; nothing is shown until they have one. */
      readonly stalled: readonly Stall[];
      /** Real dice still to be typed, clockwise from the dealer's left. */
      readonly toType: readonly Seat[];
      /** The referee failed to judge it: nothing was recorded, and nothing happens by itself. */
      readonly unjudged?: true;
      /** An undo brought this opening back: its faces have been seen, its dice are typed. */
      readonly retaken?: true;
    }
  | ({ readonly phase: 'shown'; readonly fingerprint?: string } & Presentation)
  | { readonly phase: 'over' }
);

/** When the outcomes of a round are shown, host time in ms since 1970. */
export interface Presentation {
  /** The faces or cards lie open from now on. */
  readonly shownAt: number;
  /** When each outcome begins, in order; each lasts until the next. */
  readonly outcomesAt: readonly number[];
  /** When the last one ends, and with it the presentation. */
  readonly presentedAt: number;
}

export interface Stall {
  readonly seat: Seat;
  /** `seal lost`: the player had chosen, and the pad has forgotten it. */
  readonly why: 'no answer' | 'no seal' | 'seal lost' | 'gone';
}

export interface CalledOff {
  readonly why: 'dealer' | 'mismatch' | 'sleep' | 'restart';
  /** The seat whose commitment did not match. */
  readonly seat?: Seat;
}

export interface SeatView {
  readonly seat: Seat;
  readonly player: Player;
  /** The player's for the night, from 0. */
  readonly flower: number;
  readonly input: InputKind;
  /** `none` unless the input is a pad. */
  readonly link: 'none' | 'live' | 'lost';
  /** Rounds in which this player could choose, in all games of the night. */
  readonly played: number;
}

export interface SeriesStanding {
  readonly player: Player;
  /** Points of the games of this rulebook that were finished before this one. */
  readonly before: number;
  readonly gamesWon: number;
}

/** How far a lesson has come. The goals are the rulebook's own names, in the order taught. */
export interface LessonView {
  readonly goals: readonly string[];
  readonly met: readonly string[];
}

/** A game under way or over. `state` is the rulebook's own; only the game's screens know its type. */
export interface GameView {
  readonly rulebook: RulebookId;
  readonly state: unknown;
  readonly seats: readonly SeatView[];
  readonly dealer: Seat;
  readonly choices: RoundChoices;
  readonly course: Course;
  /** What the table waits for, if it is an open question; `counted` only until the count has ended. */
  readonly ask?: Ask;
  /** When the game ends by the clock if nothing halts it, host time in ms since 1970; its time runs from the first answer. */
  readonly endsAt?: number;
  readonly round: number;
  /** How many outcomes of the last reveal are presented one by one. */
  readonly outcomes: number;
  /** Rounds opened in all games of the night. */
  readonly opened: number;
  readonly lesson?: LessonView;
  readonly standings: readonly Standing[];
  readonly winners: readonly PlayerId[];
  readonly endedBy?: EndedBy;
  /** Undefined unless some play together and have their points as one. */
  readonly sides?: Sides;
  readonly series: readonly SeriesStanding[];
  readonly game: number;
  /** Corrections that are on the table display now or will be, in order. */
  readonly corrections?: readonly Correction[];
  /** An outcome that the dealer has brought back, to end an argument; only while choosing, asking or over. */
  readonly recalled?: Recalled;
  readonly story?: StoryView;
}

/** Outcome number `at` of the last reveal, from 0. It has been shown before. */
export interface Recalled {
  readonly at: number;
}

/** What the dealer undid, redid or overrode; shown to the room from `from` to `until` (host time, ms since 1970). */
export interface Correction {
  readonly kind: 'undo' | 'redo' | 'override';
  readonly steps: number;
  /** Of an undo or redo, the type of the step's first event. */
  readonly what?: string;
  readonly effect: Effect;
  readonly reason?: string;
  readonly from: number;
  readonly until: number;
}

/** How screens of the room sound and speak, as the console has last said. */
export type RoomSettings = Pick<TableView, 'sound' | 'language'>;

/** What everybody may see. It holds no face before its reveal (Secrecy 1). */
export interface TableView {
  readonly kind: 'table';
  /** Rises with every view; equal versions are equal views. */
  readonly version: number;
  /** Host time at which it is sent, ms since 1970; screens keep the offset. */
  readonly now: number;
  readonly diskStatus: DiskStatus;
  readonly night: { readonly name: string };
  /** Undefined until the dealer has chosen after a start of the host. */
  readonly sound?: RoomSound;
  /** What screens speak on which no language has been set; undefined until the console has said it. */
  readonly language?: Language;
  /** Undefined until the first game of the night begins. */
  readonly game?: GameView;
  /** Undefined until a card is taken, and while outcomes are presented, because it would give them away. */
  readonly cloth?: ClothView;
  /** Undefined unless phones may join, or their owners are asked how they sit. */
  readonly joining?: JoiningView;
  /** Of the tournament that this table plays, if its organiser has set one; host time. */
  readonly hallClock?: HallClock;
}

export interface PadView extends Partial<PadDetails> {
  /** From the pad's EEPROM. */
  readonly id: string;
  readonly link: 'live' | 'lost';
  readonly seat?: Seat;
  /** Its seat chooses now or has chosen; the view does not say which. */
  readonly inRound?: true;
  readonly trouble?: 'same id twice' | 'protocol version' | 'store corrupt';
}

/** What the system says of the USB device at a port. */
export interface DeviceView {
  /** The maker's words, without what cannot be shown. */
  readonly named?: string;
  /** Vendor and product, as `1a86:7523`. */
  readonly usb: string;
  /** It has a serial number, by which a pad is recognised on other evenings. */
  readonly marked: boolean;
}

/** A serial port. Nothing is ever sent to it before a pad has spoken there by itself. */
export type PortView = {
  readonly path: string;
  /** Undefined for a port that was named by the dealer. */
  readonly device?: DeviceView;
} &
  /** Not opened, because nobody has ticked it. The tick names `n`, which changes if the device is plugged in again. */
  (
    | { readonly kind: 'new'; readonly n: number; readonly looksLikePad: boolean }
    | { readonly kind: 'listening' }
    /** Kept open, although nothing that a pad would send was heard in 8 s. */
    | { readonly kind: 'silent' }
    | { readonly kind: 'pad'; readonly pad: string }
    /** A pad with another version of the protocol; nothing is sent to it. `pad` if it has said its id. */
    | { readonly kind: 'other version'; readonly version: number; readonly age: 'older' | 'newer'; readonly pad?: string }
    /** Closed, because nothing was heard that a pad would send; opened only if it is plugged in and ticked again. */
    | { readonly kind: 'foreign' }
    | {
        readonly kind: 'refused';
        /** The system's code (EACCES, EBUSY, ENOENT …), or `same id` if the pad's id belongs to another port. */
        readonly code: string;
        readonly pad?: string;
        /** The program that has the port open (EBUSY), if the system tells. */
        readonly by?: string;
      }
  );

/** Who answers an open question. For the whole table that is the dealer, or the host if only bots play. */
export type Answerer =
  | { readonly kind: 'dealer' }
  | { readonly kind: 'bot'; readonly seat: Seat }
  | { readonly kind: 'all bots' };

/** What an undo or redo would do. */
export interface HistoryStep {
  readonly n: number;
  /** The type of the step's first event. */
  readonly what: string;
  readonly effect: Effect;
}

/** What the console shows. It holds no face before its reveal: the dealer plays, too. */
export interface ConsoleView {
  readonly kind: 'console';
  readonly table: TableView;
  readonly pads: readonly PadView[];
  readonly ports: readonly PortView[];
  /** The system's code if it does not list its ports (`ENOENT`: udevadm is missing); then they must be named. */
  readonly unlisted?: string;
  readonly practice?: PracticeView;
  /** Undefined if the shell has none. */
  readonly practicePad?: PracticePadView;
  readonly inputs: readonly SeatInput[];
  /** Physical codes of keys of the dealer's keyboard that choose faces now; empty while the keyboard names cards, and when the game is over. */
  readonly seatKeys: readonly string[];
  /** Physical codes of keys that belong to keypads and to nothing else, in every phase; empty while one is learned. */
  readonly keypadKeys: readonly string[];
  /** A keypad is being learned at a console. */
  readonly learningKeypad?: true;
  /** Undefined unless there is an open question. */
  readonly answerer?: Answerer;
  /** Real dice typed so far in this opening, in typing order; 0 is no die. */
  readonly typed: readonly { readonly seat: Seat; readonly digit: number }[];
  /** A count or an opening runs, so nothing can be undone or redone. */
  readonly underWay: boolean;
  readonly undo?: HistoryStep;
  readonly redo?: HistoryStep;
  /** What the latest rounds of this game changed, latest first. */
  readonly rounds: readonly Effect[];
  readonly standardChoices: RoundChoices;
  /** Players known tonight, for the next game's setup. */
  readonly players: readonly Player[];
  readonly shell: 'electron' | 'browser';
  /** How many pages show the table beside this one; the desktop app's own window is none of them. */
  readonly displays: number;
  /** Undefined if the shell cannot share. */
  readonly sharing?: SharingView;
  /** Undefined if the shell serves no phones. */
  readonly phones?: PhonesView;
  /** Undefined if the shell joins no hall. */
  readonly hall?: HallLinkView;
  readonly nights: readonly NightView[];
  /** The files in the folder `deleted`, which can be restored. */
  readonly deletedNights: readonly NightView[];
  readonly nightReport?: NightResult;
  readonly recordFile: string;
  /**
   * The version of the program, the folder of all nights, and what people type before a command of `referee`; undefined if the
   * shell does not say its version.
   */
  readonly program?: { readonly version: string; readonly nights: string; readonly command: string };
  /** How many errors that nobody caught this host has outlived, if any. */
  readonly faults?: number;
  /** Fingerprint of the record's last line; undefined before the first, and while the night goes on unrecorded. */
  readonly head?: string;
  /** Of the last round that counts. */
  readonly proof?: RoundProof;
}

/** The views of one version, each for the window of its name. */
export interface Views {
  readonly table: TableView;
  readonly console: ConsoleView;
}

export function tableIn(view: TableView | ConsoleView): TableView {
  return view.kind === 'table' ? view : view.table;
}

/** The seats of everybody who has not left. */
export function seatsHere({ seats, standings }: Pick<GameView, 'seats' | 'standings'>): readonly SeatView[] {
  const here = new Set(standings.filter(({ seat }) => seat !== undefined).map(({ player }) => player.id));
  return seats.filter(({ player }) => here.has(player.id));
}

/** The fingerprint that is shown now, if any. */
export function fingerprintIn(course: Course): string | undefined {
  return course.phase === 'closed' || course.phase === 'opening' || course.phase === 'shown' ? course.fingerprint : undefined;
}

/** Why the host did not obey a command: every code that `words/` has a sentence for, except the window's own. */
export type HostRefusalCode = Exclude<CodesOf<'refused'>, 'not live'>;

/** Why something was not done; undefined if it was. */
export type PossibleRefusal = Refusal<HostRefusalCode> | undefined;

export type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/**
 * From the host to a window. Any message shows that the view is live; `alive` comes each second. `host` comes first on every
 * connection of the browser shell, so that a page of another build reloads itself.
 */
export type DownMessage<View = TableView | ConsoleView> =
  | { readonly type: 'host'; readonly build: string }
  | { readonly type: 'view'; readonly view: View }
  | { readonly type: 'alive'; readonly version: number; readonly now: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer };
