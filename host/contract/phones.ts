import * as v from 'valibot';
import type { Language } from '../../words/language.ts';
import type { Seat } from '../../rulebook/seat.ts';
import { languageSchema, type phonelessSchema } from './command.ts';
import type { NameFault } from '../../rulebook/name.ts';
import type { Fixed } from '../../rulebook/schemas.ts';

/** A phone that has joined: a pad in a browser page. */
export interface PhoneView {
  /** Its id as a pad: `phone-3`. */
  readonly id: string;
  /** As its owner has typed it. */
  readonly name: string;
  /** Two words that the phone shows too: people see which phone is which, and that nobody stands between it and the host. */
  readonly words: string;
  readonly link: 'live' | 'lost';
  /** Where its owner sits, counted clockwise from the dealer's left, from 0; undefined until its owner has tapped. */
  readonly place?: number;
}

/** Whether phones may join: not now; whoever has the code; or those who have joined tap in the order in which they sit. */
export type Joining = 'closed' | 'open' | 'seating';

/** How phones reach the host. Only the dealer sees it whole; while joining is open, the room sees what it needs to join. */
export interface PhonesView {
  readonly on: boolean;
  readonly joining: Joining;
  /** Those of the chosen network first, then the likeliest; while joining is open, each with the secret of the room behind `#`, and empty else. */
  readonly addresses: readonly { readonly url: string; readonly network: string }[];
  /** In the order in which they joined. */
  readonly phones: readonly PhoneView[];
  /** How many connections had the code and gave no name in time, and were closed. */
  readonly silent?: number;
  /** The system's code if the phones' page cannot be served (EADDRINUSE, EACCES …). */
  readonly refused?: string;
  /** The only address of this computer, where nothing is served because it is not private. */
  readonly outside?: string;
}

/** Somebody at the table whom the dealer has named. */
export type Phoneless = Fixed<v.InferOutput<typeof phonelessSchema>>;

/** What the table display shows while phones join, and until a game begins. */
export interface JoiningView {
  readonly joining: Joining;
  /** To be scanned: it ends with the secret of the room. Undefined while this computer is in no network. */
  readonly url?: string;
  readonly outside?: string;
  readonly phones: readonly Omit<PhoneView, 'id'>[];
  readonly phoneless?: readonly Phoneless[];
}

/** From a phone's page to the host, inside its encrypted channel. What is sealed travels beside it, as a state. */
export const fromPhoneSchema = v.variant('type', [
  /** First on a channel made with the secret of the room. The name is as its owner has typed it: the host answers what is wrong. */
  v.strictObject({ type: v.literal('join'), name: v.string(), language: languageSchema }),
  /** First on a channel made with the phone's own key, and whenever its owner chooses another language. */
  v.strictObject({ type: v.literal('language'), language: languageSchema }),
  /** The owner taps: I sit next. */
  v.strictObject({ type: v.literal('here') }),
  /** Asks for the rules of the game. */
  v.strictObject({ type: v.literal('rules') }),
]);
export type FromPhone = v.InferOutput<typeof fromPhoneSchema>;

/** Why a phone cannot join under this name: what is wrong with it, it is on another phone, it looks like one that is; or too many are here. */
export type PhoneRefusal =
  | { readonly why: NameFault | 'name taken' | 'full' | 'crowded' }
  | { readonly why: 'looks the same'; readonly as: string };

/** From the host to a phone's page, inside its encrypted channel. */
export type ToPhone =
  /** From now on this page resumes with this key, 64 hex digits. */
  | { readonly type: 'bound'; readonly id: string; readonly key: string }
  | ({ readonly type: 'refused' } & PhoneRefusal)
  | { readonly type: 'page'; readonly page: SeatPage }
  /** The dealer wants to see which phone it is. */
  | { readonly type: 'identify' }
  | ({ readonly type: 'rules' } & PhoneRules);

/** The rules of a game, a line each. */
export interface PhoneRules {
  readonly game: string;
  readonly rules: readonly string[];
  /** Which of the `rules` head those that follow, by their places. */
  readonly titles?: readonly number[];
}

/**
 * What a phone shows of its seat besides its six buttons: sentences in its owner's language, made by the host from what
 * everybody may see (Secrecy 1).
 */
export interface SeatPage {
  readonly language: Language;
  readonly name: string;
  /** `joined`: no game of this phone yet; `tap`: its owner is to tap once those before have; else the phase of the course. */
  readonly moment: 'joined' | 'tap' | 'choosing' | 'asking' | 'counting' | 'closed' | 'opening' | 'shown' | 'over';
  /** As in `PhoneView`. */
  readonly place?: number;
  /** Undefined until the phone serves a seat. `flower` is the number of its flower. */
  readonly seat?: { readonly number: Seat; readonly flower: number };
  /** The table waits for this seat's answer to an open question. */
  readonly asked?: boolean;
  /** Everybody's points, the most first, while this seat has nothing to choose. */
  readonly standings?: readonly {
    readonly name: string;
    readonly flower?: number;
    readonly seat?: Seat;
    readonly points: number;
  }[];
  /** This player's best moment, once the game is over: a figure, and what it counts. */
  readonly best?: { readonly figure: number; readonly what: string };
  /** The game asks for sealed faces, so the six buttons are shown. */
  readonly chooses?: boolean;
  /** Why this seat need not choose now, and until when, in words; undefined if it has to. */
  readonly rests?: string;
  /** "12 points", in words. */
  readonly points?: string;
  /** What the lesson suggests to this seat alone: "Suggested: take the centre card." */
  readonly suggested?: string;
  /** What this player does with real hands now, a sentence each. */
  readonly todo: readonly string[];
  /** What `todo` says is left from the round before, while this seat is asked for the next face. */
  readonly isLeftOver?: boolean;
  /** What became of this seat in the last round, in a word or three; undefined while the room is told the outcomes. */
  readonly verdict?: string;
  /** The same in sentences, with why; empty where `verdict` is undefined. */
  readonly why: readonly string[];
  /** The cards this seat may aim at, as codes (`KD`, `??`), in the order of the buttons' columns; undefined if nobody names them. */
  readonly cards?: readonly string[];
  /** Of the commitments of this round, as on the table display. */
  readonly fingerprint?: string;
}
