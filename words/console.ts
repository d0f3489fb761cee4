import type { Effect } from '../rulebook/rulebook.ts';
import type { NightsWords, ProofWords } from './nights.ts';
import type { PadsWords } from './pads.ts';

type Names = readonly string[];

/** What the dealer reads and presses, whatever the game. A sentence that needs values is a function of them. */
export interface ConsoleWords {
  readonly setup: SetupWords;
  /** What brings a seat's part of a round: a face, or in a game that asks real cards or a bot. */
  readonly inputs: Readonly<Record<'pad' | 'keys' | 'die' | 'cards' | 'bot', string>>;
  readonly choices: ChoiceWords;
  readonly desk: DeskWords;
  readonly panels: Readonly<
    Record<'help' | 'table' | 'seats' | 'cards' | 'points' | 'pads' | 'record' | 'proof' | 'room' | 'learn', string>
  >;
  readonly seats: SeatsWords;
  readonly pads: PadsWords;
  readonly record: RecordWords;
  readonly nights: NightsWords;
  readonly proof: ProofWords;
  readonly room: RoomPanelWords;
  readonly help: readonly HelpWords[];
  /** Each side of the screens: the one that shows the table as well, and the dealer's own. */
  readonly screen: { readonly one: string; readonly own: string; readonly question: string; readonly desk: string };
  readonly language: string;
  readonly tableWindow: TableWindowWords;
  readonly sound: SoundWords;
  readonly close: string;
  /** Before the window that the referee runs in is closed over a game. */
  readonly leaving: Readonly<Record<'question' | 'nothingLost' | 'stay' | 'leave', string>>;
}

/** What a key does. */
export interface HelpWords {
  readonly keys: string;
  readonly does: string;
  /** Only where faces are chosen, as a game that asks has keys of its own; of those, where real dice are typed or seats play by keys. */
  readonly of?: 'faces' | 'dice' | 'keys';
}

/** The table display shared with the room. */
export interface RoomPanelWords {
  readonly off: string;
  readonly on: string;
  readonly turnOn: string;
  readonly turnOff: string;
  readonly screens: (screens: number) => string;
  readonly noNetwork: string;
  readonly refused: (code: string) => string;
  readonly renew: string;
  /** Asked a second time: what it does to the screens that look on. */
  readonly renewAgain: string;
  /** Who else may read along. */
  readonly plain: string;
  /** How long the address is good. */
  readonly keyLife: string;
  /** What the drawn code is, for who cannot see it. */
  readonly code: (url: string) => string;
  readonly cannot: string;
}

/** How the table display shows the table. */
export interface TableWindowWords {
  readonly title: string;
  readonly language: string;
  readonly turnSeat: string;
  readonly turnQuarter: string;
  readonly straight: string;
  readonly fourColours: string;
  /** The count as a light, for who cannot hear it. */
  readonly flash: string;
  readonly flashHint: string;
}

export interface SoundWords {
  readonly title: string;
  readonly turnOn: string;
  readonly turnOff: string;
  readonly effects: string;
  readonly voice: string;
  readonly volume: (step: number) => string;
  /** This computer has no voice of its own for the table display's language. */
  readonly noVoice: (language: string) => string;
  /** Which windows are heard. */
  readonly where: string;
}

export interface SetupWords {
  readonly question: string;
  readonly shelf: string;
  /** Back to the shelf with the people who are named. */
  readonly anotherGame: string;
  readonly kits: Readonly<Record<'pads' | 'dice' | 'cards' | 'nothing', { readonly title: string; readonly what: string }>>;
  /** A lesson with whatever is at hand. */
  readonly learn: { readonly title: string; readonly what: string };
  readonly back: string;
  /** Names for the bots of a demo. */
  readonly demoNames: Names;
  readonly demoReady: string;
  readonly demoPlaying: (name: string) => string;
  readonly padsAnswer: (count: number) => string;
  readonly whoSits: string;
  readonly howToName: string;
  readonly nameOf: (seat: number) => string;
  readonly add: string;
  readonly enough: string;
  readonly tooFew: (least: number) => string;
  /** What somebody is called who is given no name; `number` from 1. */
  readonly playerNumber: (number: number) => string;
  readonly remove: (name: string) => string;
  readonly known: string;
  /** Who sat there the night before. */
  readonly sameAsBefore: (names: Names) => string;
  readonly problem: {
    readonly empty: string;
    readonly tooLong: (longest: number) => string;
    readonly alreadyThere: (name: string) => string;
    readonly tableFull: (most: number) => string;
    /** Another game seats fewer. */
    readonly tooMany: (given: number, most: number) => string;
  };
  /** Where nobody's left or right decides anything. */
  readonly sitLikeThis: string;
  readonly leftQuestion: (first: string, second: string) => string;
  readonly leftHint: string;
  readonly turn: string;
  readonly twoSeats: (first: string, second: string) => string;
  readonly start: string;
  readonly startYes: string;
  readonly playMyself: (name: string) => string;
  readonly watchOnly: (name: string) => string;
  readonly advanced: string;
  readonly houseRules: string;
  readonly roundChoices: string;
  readonly perSeat: string;
  readonly bindPads: (count: number) => string;
  readonly padsMissing: (names: Names) => string;
  readonly keysInBrowser: string;
  readonly keysPicture: string;
  readonly less: string;
  readonly more: string;
}

export interface ChoiceWords {
  readonly count: string;
  readonly seconds: (count: number) => string;
  readonly missing: string;
  readonly missingValues: Readonly<Record<'wait' | 'noDie', string>>;
  readonly start: string;
  readonly startValues: Readonly<Record<'dealer' | 'ready', string>>;
  readonly pace: string;
  readonly paceValues: Readonly<Record<'quick' | 'normal' | 'teaching', string>>;
}

export interface DeskWords {
  /** Which game of the night, and the name of its round. */
  readonly game: (game: number, round: string) => string;
  readonly waitingForHost: string;
  readonly notLiveSince: (time: string) => string;
  /** What to do about it where the page is in a browser. */
  readonly notLiveRemedy: string;
  /** In a browser that has not entered by a link of this start of the referee, and what to do. */
  readonly shutOut: string;
  readonly shutOutRemedy: string;
  readonly noFocus: string;
  /** A field has the focus, so that keys are letters in it and nothing else. */
  readonly writing: string;
  readonly readyOf: (ready: number, of: number) => string;
  readonly allReady: string;
  readonly handsUp: string;
  readonly late: (names: Names) => string;
  readonly calledOff: Readonly<Record<'dealer' | 'sleep', string>> & { readonly mismatch: (name: string) => string };
  /** Who halted the last count; undefined for the dealer. */
  readonly halted: (name: string | undefined) => string;
  readonly counting: string;
  readonly closed: string;
  readonly opening: string;
  /** A reveal of real dice was undone: they are typed still, and nothing happens by itself. */
  readonly retaken: string;
  readonly retakenHint: string;
  /** The referee failed at judging: what happened, and what to do. */
  readonly unjudged: string;
  readonly unjudgedHint: string;
  readonly shown: (round: string) => string;
  /** Over what the last round came to. */
  readonly lastRound: (round: string) => string;
  /** `together` where they have won as one side. */
  readonly over: (winners: Names, together: boolean) => string;
  readonly drawn: string;
  /** The game is over and open points still decide who wins. */
  readonly pointsOpen: string;
  readonly buttons: {
    readonly count: string;
    readonly halt: string;
    readonly wait: string;
    readonly askAgain: string;
    readonly typeDie: (name: string) => string;
    readonly skip: string;
    readonly nextGame: string;
    readonly countPiles: string;
    readonly countPile: (name: string) => string;
  };
  readonly newPeople: string;
  /** Of a game that is over: opens the corrections. */
  readonly checkPiles: string;
  readonly typing: (name: string) => string;
  readonly typingHint: string;
  readonly untype: string;
  readonly noDie: string;
  readonly stalled: (name: string, why: 'no answer' | 'no seal' | 'seal lost' | 'gone') => string;
  readonly alsoStalled: (names: Names) => string;
  /** No press of the seat that is named counts any more. */
  readonly decide: string;
  /** Others for whom it is so. */
  readonly alsoDecide: (names: Names) => string;
  readonly byHand: string;
  readonly byHandFor: (name: string) => string;
  readonly callOff: string;
  readonly callOffAgain: string;
  /** `round` is the name of the round that the step belongs to; undefined for none. */
  readonly undo: (what: string, effect: Effect, round: string | undefined) => string;
  readonly redo: (what: string, effect: Effect, round: string | undefined) => string;
  readonly nothingToUndo: string;
  /** The last reveal once more: a button's label before, between, and after its last outcome. */
  readonly recall: string;
  readonly recallNext: (next: number, of: number) => string;
  readonly recallEnd: string;
  readonly keyboardNaming: string;
  readonly toNaming: string;
  readonly toSeats: string;
  readonly skipCard: string;
  readonly eraseName: string;
  readonly unclear: (key: string) => string;
}

export interface SeatsWords {
  readonly byNumber: string;
  readonly dealer: string;
  readonly makeDealer: string;
  readonly input: string;
  readonly deeds: Readonly<Record<'away' | 'back' | 'leave', string>>;
  readonly leaveAgain: string;
  readonly joinTitle: string;
  readonly joinBetween: (before: string, after: string) => string;
  readonly joinName: string;
  readonly join: string;
  readonly turnCircle: string;
  readonly link: Readonly<Record<'live' | 'lost', string>>;
}

export interface RecordWords {
  readonly saved: (time: string) => string;
  readonly flush: (ms: number) => string;
  readonly failing: (time: string, code: string) => string;
  readonly failingWhy: Readonly<
    Record<'ENOSPC' | 'EROFS' | 'EACCES' | 'EIO' | 'ETIMEDOUT' | 'ESTALE' | 'ENOENT' | 'ETAKENOVER', string>
  >;
  readonly unrecorded: (time: string) => string;
  readonly goOnUnrecorded: string;
  readonly goOnAgain: string;
  readonly file: string;
}
