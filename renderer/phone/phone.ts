import type { PadFace } from '../../host/contract/pads.ts';
import type { PhoneRefusal, PhoneRules, SeatPage } from '../../host/contract/phones.ts';
import type { Language } from '../../words/language.ts';

/** How far this phone has come. */
export type Stage =
  /**
   * Its owner types the code below the picture: the page was opened without the room's secret, or with one that the table does not
   * take, or the table has forgotten this phone.
   */
  | { readonly kind: 'code'; readonly why?: 'unknown' | 'gone' }
  /** Asks for the owner's name; `refused` says why the last one was not taken. */
  | { readonly kind: 'join'; readonly refused?: PhoneRefusal }
  /** The first connection is under way. */
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  /** The connection broke at `since` (ms since 1970); it tries again by itself. */
  | { readonly kind: 'lost'; readonly since: number }
  /** It does not try again: another page of this phone took its place; the host takes nothing from it. */
  | { readonly kind: 'ended'; readonly why: 'replaced' | 'cut off' };

/** A phone that plays, as its screens see it. */
export interface Phone {
  readonly stage: Stage;
  /** Its owner's choice, kept over a reload; before that the browser's. */
  readonly language: Language;
  /** The name that was typed here last; empty for none. */
  readonly name: string;
  /**
   * The two words of its own channel. Nobody tells it these: somebody between phone and host would pass on the host's.
   * Empty before it has joined.
   */
  readonly words: string;
  /** The newest one, kept while the connection is lost. */
  readonly page: SeatPage | undefined;
  /** Answers `askRules`. */
  readonly rules: PhoneRules | undefined;
  /** `ready`: the host has what was chosen; `halted`: a moment ago; `identify`: the dealer means this phone. */
  readonly light: 'dark' | 'choose' | 'nudged' | 'ready' | 'halted' | 'identify';
  readonly pad: 'idle' | 'armed' | 'sealed' | 'closed';
  /** As the room reads it: 3, 2, 1, and 0 once the hands go up; undefined while nothing is counted. */
  readonly count: number | undefined;
  /** What its own button has sealed. Shown only while a finger asks for it. */
  readonly face: PadFace | undefined;
  press(face: PadFace): void;
  /** Halts the count. */
  halt(): void;
  /** Returns false if the text is no code of a room. */
  enterCode(text: string): boolean;
  join(name: string): void;
  speak(language: Language): void;
  /** The owner taps: I’m next. */
  here(): void;
  askRules(): void;
}
