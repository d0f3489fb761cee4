import type { Component } from 'svelte';
import type { Ask } from '../../../rulebook/ask.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Refusal } from '../../../rulebook/refusal.ts';
import { Registry } from '../../../rulebook/registry.ts';
import { RULEBOOKS } from '../../../rulebook/rulebooks.ts';
import type { Player, PlayerId, Seat } from '../../../rulebook/seat.ts';
import type { Language } from '../../../words/language.ts';
import type { Absence, AskWords, GameCatalogue, RulesOutline } from '../../../words/rulebook.ts';
import type { CardAlphabet } from './alphabet.ts';
import type { CardReading } from './card-keys.ts';

/** What is at hand, the pictures setup opens with; the answer sets every default. A game offers those it can be played with. */
export type Kit = 'phones' | 'phones-deck' | 'pads' | 'dice' | 'cards' | 'nothing';

/** Everybody has a phone: the screen deals, or the cards are real. */
export const isByPhone = (kit: Kit) => kit === 'phones' || kit === 'phones-deck';

/** The values of a game's house rules, by key. */
export type HouseValues = Readonly<Record<string, string | number>>;

export type SeatDeed = 'away' | 'back' | 'leave';

/** Cards that lie on the table without a name and may be given one, in a rulebook that has such. */
export interface CardNaming {
  /** The cards whose names are asked for now, by the rulebook's own numbers, in the order they are asked. */
  waiting(state: unknown): readonly number[];
  /** How keys and buttons name a card. */
  reading(state: unknown, language: Language): CardReading;
  /** The rulebook's own command that names a card; `confirm` accepts one that cannot be there. */
  nameCommand(id: number, card: string, confirm: boolean): unknown;
  /** Whether the refusal of a name is taken back by giving the same name again. */
  needsConfirmation(refusal: Refusal): boolean;
}

/** Piles that may be counted when the game is over, in a rulebook whose points can be open then. */
export interface PileCounting {
  /** Whose piles have points that are still open, in the order they are asked for. */
  toCount(state: unknown): readonly Player[];
  countCommand(player: PlayerId, points: number): unknown;
}

/** People who come and go. */
export interface ComingAndGoing {
  /** Where a newcomer may sit down in a game under way. */
  readonly newcomers: 'anywhere' | 'last seat' | 'next game';
  /** What a seat's player may do now, with the rulebook's command for it. */
  deeds(state: unknown, seat: Seat): readonly { readonly deed: SeatDeed; readonly command: unknown }[];
  /** Decides these commands: what it would refuse need not be confirmed first. */
  readonly rules: Pick<Rulebook, 'decide'>;
  joinCommand(seat: Seat, player: Player): unknown;
  /** Undefined where left and right decide nothing. */
  turnCircleCommand?(): unknown;
}

/** What the console knows of a game that asks, besides what every game brings. */
export interface QuestionUi {
  alphabet(language: Language): CardAlphabet;
  readonly optionKeys: Readonly<Record<string, string>>;
  /** A game that is ended early finishes what is under way. */
  readonly finishes: boolean;
  gone(state: unknown, card: string): boolean;
  words(language: Language): AskWords;
  /** Why it is asked, in one sentence, where newcomers would wonder. */
  why(ask: Ask, language: Language): string | undefined;
}

/** One outcome of the last round in words: what, whom it falls to (or nobody), why, and the clause. */
interface SaidOutcome {
  readonly what: string;
  readonly who: string;
  readonly why: string;
  readonly clause: string;
}

/** What a game brings to the dealer's console: pure functions of the state in the view, its words, and the panels that know its state. */
export interface ConsoleUi extends Pick<Rulebook<string, HouseValues>, 'id' | 'house' | 'houseOf' | 'dealt'> {
  /** The address of its picture on the shelf, an SVG of 120 by 90. */
  readonly picture: string;
  readonly seats: { readonly least: number; readonly most: number };
  /** A first game of it can teach itself. */
  readonly teaches: boolean;
  /** What it can be played with, in the order offered. */
  readonly kits: readonly Kit[];
  /** The house rules that fit what is at hand, where they differ from the standard. */
  houseFor(kit: Kit): HouseValues;
  /** Why a seat is not in the game now, if it is not. */
  absence(state: unknown, seat: Seat): Absence | undefined;
  readonly naming?: CardNaming;
  readonly counting?: PileCounting;
  readonly people: ComingAndGoing;
  /** The event with which a card or another answer is given: a step that Backspace takes back. */
  readonly answerEvent: string;
  /** In a rulebook that asks. */
  readonly asking?: QuestionUi;
  /**
   * Says of the game: `name`; on the shelf `line`, `minutes` ("5 to 20 minutes"), `age`, where the rules say from which; `deck`, as it is called
   * where it is sold; `house-…`, by key and value; `leaving`, what becomes of the cards and points of a player who leaves, before the
   * dealer confirms it; `refused-…` by its own codes.
   */
  readonly catalogue: GameCatalogue;
  cardName(card: string, language: Language): string;
  /** What the game calls its round of that number, within a sentence: "round 7". */
  round(state: unknown, round: number, language: Language): string;
  /** Who moves what with real hands until the next count, one line each. */
  hands(state: unknown, language: Language): readonly string[];
  /** What the last round came to, in the order of the presentation. */
  outcomes(state: unknown, language: Language): readonly SaidOutcome[];
  /** Asks for the name of the next waiting card; draws nothing while none waits. `discreet` where others read along and must not learn who took what. */
  readonly Naming?: Component<{ readonly discreet: boolean }>;
  /** Asks how many points the next pile counts when the game is over. */
  readonly Counting?: Component<{ readonly next: Player }>;
  /** Every card that was laid, to be named or corrected; undefined where each card is an answer, corrected by undoing it. */
  readonly Cards?: Component;
  /** The dealer's overrides, each with a reason. */
  readonly Corrections: Component;
  /** On paper: all the rules, and one page to lie on the table, with a picture if the game brings one. */
  readonly rules: RulesOutline;
  readonly Figure?: Component<{ language: Language }> | undefined;
}

/** What each game brings to the dealer's console. */
export const CONSOLE_UIS = new Registry<ConsoleUi>();

/** The games as setup offers them; the first is chosen until the dealer chooses. */
export function shelf(): readonly ConsoleUi[] {
  return RULEBOOKS.ids.map((id) => CONSOLE_UIS.of(id));
}

/** What the game of that id brings; the first game without an id, and for an id that no game has. */
export function consoleUiOf(id: string | undefined): ConsoleUi {
  return CONSOLE_UIS.of(RULEBOOKS.has(id) ? id : RULEBOOKS.first);
}
