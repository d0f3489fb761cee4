import type { Ask, Question, QuestionAnswer } from './ask.ts';
import type { Card } from './card.ts';
import type { Decision } from './refusal.ts';
import type { Player, PlayerId, Seat, Sides } from './seat.ts';

/** One house rule as data: setup draws its control from this, the record keeps its value under `key`. */
export type HouseRule = {
  readonly key: string;
  readonly clause: string;
  /** Its value in games begun before the rule existed: their records do not have it. */
  readonly formerly?: string | number;
  /** Setup asks for this choice in sight, because it decides which game is played. */
  readonly upFront?: true;
} & (
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly standard: string }
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      readonly standard: number;
      /** Older nights have it as text: '15'. */
      readonly onceText?: true;
    }
  /** A line of so many characters at most, which may be empty. */
  | { readonly kind: 'text'; readonly longest: number; readonly standard: string }
);

/** The only source of chance: rules never roll or shuffle by themselves. */
export interface Chance {
  /** One of `from` (never empty), at random at the table, as given in a recorded or scripted game. */
  draw(from: readonly Card[]): Card;
}

export interface SetupBase<House> {
  readonly players: readonly Player[];
  readonly house: Partial<House>;
  /** The winners of the last game of this rulebook tonight that was played to its end; none where it is left out. */
  readonly lastWinners?: readonly PlayerId[];
  /** The dealer's seat; 0 where it is left out. */
  readonly dealer?: Seat;
}

/** What one player has when the game is shown: points scored and cards whose points are still open. */
export interface Standing {
  readonly player: Player;
  /** Undefined for a player who left for good. */
  readonly seat: Seat | undefined;
  readonly points: number;
  readonly open: number;
  /** What a player had before points were counted anew, as for a run-off: of equal points the higher stands first. It wins nothing. */
  readonly earlier?: number;
}

/** A game that may be played by the clock. */
export interface Timed<State, Command> {
  /** Minutes from the first answer of the game; undefined where it is played without a clock. */
  minutes(state: State): number | undefined;
  /** The command that ends it, after what is under way. */
  timeUp(): Command;
}

/**
 * A first game that teaches itself, played as any other: whatever happens is shown, and what is still to come up is
 * suggested. Goals are the rulebook's own names for what is taught.
 */
export interface Lesson<State> {
  /** What can come up with the people who are here, in the order taught. */
  goals(state: State): readonly string[];
  /** What has come up in the last opening; nothing before the first. */
  met(state: State): readonly string[];
  /**
   * The faces a seat is asked to choose from, so that something comes up that is not `met`: all where it may choose freely.
   * Undefined in a rulebook without faces, where what comes up is the cards' affair.
   */
  asked?(state: State, met: ReadonlySet<string>, seat: Seat): readonly number[];
}

/** One card that came to a player: won from the table, not given or counted by the dealer. */
export interface Capture {
  readonly player: Player;
  /** Where the player sat then. */
  readonly seat: Seat;
  /** The rulebook's own number of the card, in its game. */
  readonly card: number;
}

/** What players win, in a rulebook that gives them cards. */
export interface Captures<State> {
  /** The cards that were taken between two states of one game, in the order shown. */
  taken(from: State, to: State): readonly Capture[];
  /** What a taken card brings; undefined while that is open. */
  points(state: State, card: number): number | undefined;
}

/** One figure of a game that people talk about: `what` is the rulebook's own word for it, and its words say the rest. */
export interface Highlight {
  readonly what: string;
  /** Whose it is, in the order of the standings; nobody's where it is the table's. */
  readonly players: readonly Player[];
  readonly figure: number;
  readonly card?: Card;
  /** At whose cost. */
  readonly from?: readonly Player[];
}

/** How a game is shown once it is over. Both are derived from states alone, so that what was undone never was. */
export interface Review<State> {
  /** The standings of `then`, a card named since counted from when it was taken; those of `now` for `now` itself. */
  standingsThen(then: State, now: State): readonly Standing[];
  /** The most remarkable figures, at most three, of the states that the rounds left behind: the first before any, the last now. */
  highlights(states: readonly State[]): readonly Highlight[];
}

/** Why a game ended as it did, where most points at the end of its course do not say it all. */
export type EndedBy = 'ended early' | 'time up' | 'last one in' | 'all out' | 'run-off' | 'as agreed';

/** How a round ended for one seat. */
export type SeatOutcome = 'nothing' | 'took' | 'blocked' | 'out' | 'back';

/** What becomes of a player: in the game or out of it, away or here again, seated or no more at the table. */
export type Becoming = 'in' | 'out' | 'away' | 'here' | 'seated' | 'gone';

/** One thing, other than points, that differs between two states of a night. */
export type Change =
  | { readonly what: 'player'; readonly player: Player; readonly becomes: Becoming }
  /** Another game lies on the table, by its number in the night; 0 for none. */
  | { readonly what: 'game'; readonly to: number }
  | { readonly what: 'over'; readonly over: boolean }
  /** Of a game that is over; empty while it is not certain. */
  | { readonly what: 'winners'; readonly players: readonly Player[]; /** As one side. */ readonly together?: true }
  | { readonly what: 'deck'; readonly from: number; readonly to: number }
  /** So many cards on the table are others. */
  | { readonly what: 'table'; readonly cards: number }
  /** The same cards lie there, two of them in each other's place. */
  | { readonly what: 'swap' }
  /** What a card that was laid is known to be, and whose it is; nobody's if it was not taken. */
  | { readonly what: 'card'; readonly from: Card; readonly to: Card; readonly player?: Player }
  /** So many cards were taken in a round whose points are still open. */
  | { readonly what: 'unnamed'; readonly cards: number }
  /** The same players sit there, the other way round. */
  | { readonly what: 'turned' }
  /** A question is answered that was not, or no more; by a player, or for the table. */
  | { readonly what: 'answer'; readonly player?: Player };

/** What a step of the time line changes, as data that `words/` words: "round 7: Anna 31 to 18". */
export interface Effect {
  readonly round: number;
  readonly points: readonly { readonly player: Player; readonly from: number; readonly to: number }[];
  readonly changes: readonly Change[];
}

/** What every game brings. Base code sees a game through this and nothing else. */
export interface Rulebook<
  Id extends string = string,
  House = unknown,
  Setup extends SetupBase<House> = SetupBase<House>,
  State = unknown,
  Command = unknown,
  Event = unknown,
  Code extends string = string,
> {
  readonly id: Id;
  /** Raised when the same events would fold to another state, and when there are events that older rules do not know. */
  readonly version: number;
  readonly seats: { readonly least: number; readonly most: number; readonly recommended: readonly [number, number] };
  readonly house: readonly HouseRule[];
  houseOf(state: State): House;
  /** In a game that asks for cards: whether the host deals by these house rules. Only then do bots play beside people. */
  dealt?(house: House): boolean;
  /** What its sealed questions let a seat choose among; empty where it asks none. */
  readonly faces: readonly number[];
  begin(setup: Setup, chance: Chance): Decision<State, Event, Code>;
  /** The state it gives is the one that `evolve` makes of the events. */
  decide(state: State, command: Command, chance: Chance): Decision<State, Event, Code>;
  /** `state` is undefined only for the event that begins a game. */
  evolve(state: State | undefined, event: Event): State;
  over(state: State): boolean;
  /** In seat order, then who left, in the order of leaving. */
  standings(state: State): readonly Standing[];
  /**
   * The winners, several if they share the win; empty until the game is over and no open points can change it, and where a game
   * that was ended early leaves nothing to compare.
   */
  winners(state: State): readonly PlayerId[];
  /** Of a game that is over. */
  endedBy?(state: State): EndedBy | undefined;
  players(state: State): readonly Player[];
  /** The players of each side, who share points and a win; undefined where everybody plays alone. */
  sides?(state: State): Sides;
  /** Rounds opened so far. */
  round(state: State): number;
  /** What differs between two states of one game besides points, its end and its winners. */
  changes(from: State, to: State): readonly Change[];
  /** What the game waits for; undefined when it is over. */
  next(state: State): Ask<Question> | undefined;
  /** The command that answers question `n`. Throws for an answer of another sort than the question. */
  answer(n: number, answer: QuestionAnswer): Command;
  /**
   * A bot's answer to the present question, which is `ask`, from what lies open: a face for `seat` where it is sealed, otherwise
   * a card's code or an option's value. `random` gives a whole number from 0 to below its argument.
   */
  bot(state: State, ask: Ask<Question>, random: (below: number) => number, seat: Seat): string | number;
  /** How many outcomes of the last round are presented one by one. */
  outcomes(state: State): number;
  /** By seat, how the last round ended for whoever sealed a face in it, for the lights of pads. */
  verdicts(state: State): readonly SeatOutcome[];
  readonly timed?: Timed<State, Command>;
  readonly lesson?: Lesson<State>;
  readonly captures?: Captures<State>;
  readonly review?: Review<State>;
}
