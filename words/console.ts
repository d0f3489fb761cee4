import type { Effect } from '../rulebook/rulebook.ts';

type Names = readonly string[];

/** What is said of pads, their lines and their ports. */
export interface PadsWords {
  readonly none: string;
  readonly free: string;
  readonly ofSeat: (name: string) => string;
  readonly link: Readonly<Record<'live' | 'lost', string>>;
  /** Of a pad that answers: its seat chooses with it, or it is being tried out. */
  readonly doing: Readonly<Record<'round' | 'practice', string>>;
  readonly identify: string;
  readonly trouble: Readonly<Record<'same id twice' | 'protocol version' | 'store corrupt', string>>;
  /** A pad without an id. */
  readonly unnamed: string;
  /** Another one with the id of a pad that plays. */
  readonly second: string;
  readonly firmware: (version: string) => string;
  readonly heard: (time: string) => string;
  readonly ping: (ms: number) => string;
  readonly line: (line: LineCounts) => string;
  readonly notCounted: string;
  readonly booting: string;
  readonly rename: RenameWords;
  readonly buttons: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, string>>;
  readonly pairing: PairingWords;
  readonly preflight: PreflightWords;
  readonly practicePad: PracticePadWords;
  readonly ports: string;
  readonly noPorts: string;
  /** `code` is the system's own word. */
  readonly unlisted: (code: string) => string;
  readonly newPorts: NewPortsWords;
  readonly port: {
    /** Not opened. */
    readonly new: string;
    readonly listening: string;
    readonly silent: string;
    readonly pad: (pad: string) => string;
    /** `pad` is undefined where it has not said its name. */
    readonly older: (pad: string | undefined, version: number) => string;
    readonly newer: (pad: string | undefined, version: number) => string;
    readonly foreign: string;
    readonly refused: RefusedPortWords;
  };
}

/** Ports that nobody has ticked yet: none of them is opened before. */
interface NewPortsWords {
  readonly offer: (count: number) => string;
  /** No more than what it is about, where room is scarce. */
  readonly short: (count: number) => string;
  /** As it is written on the key Insert. */
  readonly key: string;
  readonly notNow: string;
  /** What opening does to other boards, and what it does not. */
  readonly means: string;
  /** The tick of one port. */
  readonly use: string;
  /** Of a device without a serial number. */
  readonly unmarked: string;
}

/** What a pad's line has come to. */
interface LineCounts {
  readonly good: number;
  readonly bad: Readonly<Record<'crc' | 'syntax' | 'unknown' | 'overrun', number>>;
  readonly retries: number;
  readonly resets: number;
}

/** A pad is given its id, which people call its name. */
interface RenameWords {
  readonly open: string;
  readonly openNew: string;
  readonly field: (pad: string) => string;
  readonly allowed: string;
  readonly store: string;
  readonly cancel: string;
}

/** Round the table: whose pad is pressed is theirs. */
interface PairingWords {
  readonly open: string;
  readonly ask: (name: string) => string;
  readonly hint: string;
  readonly skip: string;
  readonly back: string;
  readonly done: string;
  readonly cancel: string;
  readonly takenBy: (pad: string, name: string) => string;
  readonly over: string;
  readonly without: string;
  /** Every seat chooses with a pad now. */
  readonly nobody: string;
}

/** Every pad through every face. */
interface PreflightWords {
  readonly open: string;
  /** Said before it starts: faces will be seen. */
  readonly warning: string;
  readonly start: string;
  readonly notNow: string;
  readonly press: string;
  readonly hold: string;
  readonly halt: string;
  readonly finish: string;
  readonly close: string;
  readonly inRound: string;
  readonly lost: string;
  readonly lied: string;
  readonly allWork: string;
  readonly silent: string;
  readonly missing: (buttons: Names) => string;
  /** Where to look for a button that does not come, and for one that comes in another's place. */
  readonly remedy: string;
  readonly worked: (pad: string, faces: number) => string;
}

/** The pad on the screen. */
interface PracticePadWords {
  readonly offer: string;
  readonly plug: string;
  readonly unplug: string;
  readonly title: string;
  readonly caution: string;
  readonly halt: string;
  readonly lights: Readonly<
    Record<
      'dark' | 'choose' | 'nudged' | 'ready' | 'halted' | 'identify' | 'nothing' | 'took' | 'blocked' | 'out' | 'back',
      string
    >
  >;
}

/** What to do about the system's word for a port that does not open; `other` for words nobody listed. */
interface RefusedPortWords extends Readonly<
  Record<'EACCES' | 'EPERM' | 'ENOENT' | 'ENODEV' | 'ENOTTY' | 'EIO' | 'EMFILE' | 'ETIMEDOUT' | 'same id', string>
> {
  /** `program` holds it; undefined where the system does not tell. */
  readonly EBUSY: (program: string | undefined) => string;
  readonly other: (code: string) => string;
}

/** The words for a refused port, by the system's code. */
export function refusedPort(words: RefusedPortWords, code: string, by?: string): string {
  const { EBUSY, other, ...known } = words;
  if (code === 'EBUSY') return EBUSY(by);
  return Object.entries(known).find(([listed]) => listed === code)?.[1] ?? other(code);
}

/** What the dealer reads and presses about nights. Names stand as they are, never with an ending. */
export interface NightsWords {
  readonly title: string;
  readonly begin: string;
  readonly open: string;
  readonly openNow: string;
  readonly games: (games: number) => string;
  /** What else can be done with a night; opens and closes. */
  readonly more: string;
  readonly none: string;
  readonly trouble: {
    readonly damaged: (line: number) => string;
    readonly newer: (format: number) => string;
    readonly foreign: string;
    /** `code` is the system's own word. */
    readonly unreadable: (code: string) => string;
  };
  /** What can be done about each; `headless` where not even the first line is good. */
  readonly remedy: Readonly<Record<'damaged' | 'headless' | 'newer' | 'foreign' | 'unreadable', string>>;
  readonly salvage: string;
  readonly name: string;
  readonly nameHint: string;
  readonly giveName: string;
  readonly verify: string;
  readonly exportAs: Readonly<Record<'csv' | 'json' | 'text', string>>;
  readonly remove: string;
  readonly removeQuestion: (night: string) => string;
  readonly removeYes: string;
  readonly removeNo: string;
  readonly cannotRemoveOpen: string;
  readonly deletedTitle: string;
  readonly deletedWhere: string;
  readonly restore: string;
  /** How many seals of pads fit their faces, and how many that the host made itself. */
  readonly sound: (games: number, rounds: number, ofPads: number, ofHost: number) => string;
  /** What a sound record does not show, with the fingerprint of its last line. */
  readonly head: (fingerprint: string) => string;
  /** Faces that no seal stands behind. */
  readonly unproven: (typed: number, byHand: number) => string;
  readonly unsound: (faults: number) => string;
  readonly fault: Readonly<Record<'file' | 'fold' | 'invariant' | 'shown' | 'proof', (line: number) => string>>;
  readonly faultOfSeat: (seat: number) => string;
  readonly moreFaults: (faults: number) => string;
  readonly exported: (rounds: number, path: string) => string;
  readonly exportedBefore: (line: number) => string;
  readonly removed: (night: string, path: string) => string;
  readonly restored: (night: string) => string;
}

/** What stands behind the faces of a round, for those who were there and for those who were not. */
export interface ProofWords {
  readonly open: string;
  readonly none: string;
  readonly round: (game: number, round: number) => string;
  /** When, and in which line of the record. */
  readonly committed: (line: number, at: string) => string;
  readonly revealed: (line: number, at: string) => string;
  readonly nothingSealed: string;
  readonly unrecorded: string;
  readonly face: (face: number) => string;
  readonly noFace: string;
  /** The seal of a pad, and one that the host made itself, which binds nobody against the host. */
  readonly holds: Readonly<Record<'pad' | 'host', string>>;
  readonly fails: string;
  readonly fingerprint: (fingerprint: string) => string;
  /** What a fingerprint is for, and what to do with the line for a shell that follows. */
  readonly held: string;
  readonly die: string;
  readonly hand: string;
  readonly handSealed: string;
  readonly noDie: string;
  readonly check: (name: string) => string;
  readonly fields: Readonly<Record<'by' | 'attempt' | 'hostNonce' | 'nonce' | 'commitment' | 'bytes', string>>;
  /** What a seal is, and why it cannot be made afterwards. */
  readonly why: string;
  /** What to do with the line for a shell. */
  readonly how: string;
  readonly elsewhere: string;
  readonly order: string;
}

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
interface RoomPanelWords {
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
interface TableWindowWords {
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

interface SoundWords {
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

interface SetupWords {
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

interface ChoiceWords {
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

interface SeatsWords {
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

interface RecordWords {
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
