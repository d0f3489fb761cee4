import * as v from 'valibot';
import type { Language } from '../../words/language.ts';
import { isKeypadKey, KEYPAD_FACES } from './keypad.ts';
import { EXPORT_FORMATS } from './night.ts';
import { cleanName } from '../../rulebook/name.ts';
import { eachSeat, MOST_SEATS, nameSchema, playerSchema, seen, text, whole, wholeFrom } from '../../rulebook/schemas.ts';
import { LONGEST } from '../../rulebook/text.ts';
import { LANGUAGES, PSEUDO } from '../../words/generated/languages.js';

const seat = wholeFrom(0, MOST_SEATS - 1);
/** The step of the course that a command is meant for (see `Course`). */
const step = whole;
/** A digit typed for a die; the question decides which digits are faces. */
const digit = wholeFrom(0, 9);

export const languageSchema = v.picklist([...LANGUAGES, PSEUDO] satisfies readonly Language[]);

/** Six different keys, from face 1 to face 6. */
export const keypadKeysSchema = v.pipe(
  v.array(v.pipe(v.string(), v.check(isKeypadKey, 'is no key of a keypad'))),
  v.length(KEYPAD_FACES.length),
  v.check((keys) => new Set(keys).size === keys.length, 'holds a key twice'),
  v.readonly(),
);

export const seatInputSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('pad'), pad: text(16) }),
  v.strictObject({ kind: v.literal('keys'), cluster: wholeFrom(0, 3) }),
  v.strictObject({ kind: v.literal('keypad'), keys: keypadKeysSchema }),
  v.strictObject({ kind: v.literal('die') }),
  v.strictObject({ kind: v.literal('bot') }),
]);

export const roundChoicesSchema = v.strictObject({
  /** Seconds of the count; standard 3. */
  count: wholeFrom(2, 9),
  /** A seat without a seal at T: the opening waits for the dealer, or it counts as no face. */
  missing: v.picklist(['wait', 'noDie']),
  /** The dealer starts the count; or it starts when all are ready, unless a seat in the game uses a die. */
  start: v.picklist(['dealer', 'ready']),
  pace: v.picklist(['quick', 'normal', 'teaching']),
  /** A lesson: it counts what came up after so many rounds of the night, and pauses while it is not given. */
  lesson: v.exactOptional(v.strictObject({ after: step, given: v.boolean() })),
  /** Shows what a player's own faces aim at. If undefined, only the teaching pace does, to players of few rounds. */
  hints: v.exactOptional(v.boolean()),
});

const volume = wholeFrom(0, 5);

export const roomSoundSchema = v.strictObject({ on: v.boolean(), effects: volume, voice: volume });

/** The name that people give a night; empty for none. */
export const nightNameSchema = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST.night), seen);

/** PROTOCOL.md, "Fields". */
const padId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,16}$/, 'is no pad id: 1 to 16 of A-Z a-z 0-9 _ -'));

/** A file's name as in the list; the folder checks that it is one of its files. */
const nightFile = v.pipe(v.string(), v.minLength(1), v.maxLength(255));

/** They move the round at once. */
const roundCommands = v.variant('type', [
  /** Space while choosing: start the count. */
  v.strictObject({ type: v.literal('count'), step }),
  /** Esc while counting: back to choosing, seals stand. */
  v.strictObject({ type: v.literal('halt'), step }),
  /** Space while the outcomes are presented: skip the rest. */
  v.strictObject({ type: v.literal('skip'), step }),
  /** The die of `seat`, which must be the next one: a face of the question, or 0 for none. Two consoles may type at once. */
  v.strictObject({ type: v.literal('type'), step, seat, digit }),
  /** Takes back the die of `seat`, which must be the last one typed. */
  v.strictObject({ type: v.literal('untype'), step, seat }),
  /** Ways out of a stalled opening. */
  v.strictObject({ type: v.literal('askAgain'), step }),
  v.strictObject({ type: v.literal('byHand'), step, seat, digit }),
  v.strictObject({ type: v.literal('callOff'), step }),
]);

/** They change the table; all but `recall`, `endRecall`, `naming` and `learnKeypad` are recorded. */
const tableCommands = v.variant('type', [
  /** A new game with these people, clockwise from seat 0; `house` is checked by the rulebook. */
  v.strictObject({
    type: v.literal('begin'),
    rulebook: text(40),
    players: eachSeat(playerSchema),
    inputs: eachSeat(seatInputSchema),
    dealer: seat,
    house: v.record(v.string(), v.union([v.string(), v.number()])),
    choices: roundChoicesSchema,
  }),
  /** A rulebook's own command (naming a card, away, back, joining, overrides), checked by the rulebook's schema. */
  v.strictObject({ type: v.literal('table'), command: v.unknown() }),
  v.strictObject({ type: v.literal('input'), seat, input: seatInputSchema }),
  v.strictObject({ type: v.literal('dealer'), seat }),
  v.strictObject({ type: v.literal('choices'), choices: roundChoicesSchema }),
  v.strictObject({ type: v.literal('undo'), n: step }),
  v.strictObject({ type: v.literal('redo'), n: step }),
  /** W while choosing or over: shows outcome number `at` of the last reveal, from 0, on every screen again. */
  v.strictObject({ type: v.literal('recall'), step, at: wholeFrom(0, 99) }),
  v.strictObject({ type: v.literal('endRecall'), step }),
  /** Tab: turn a shared keyboard to naming cards, or back to the seats. */
  v.strictObject({ type: v.literal('naming'), naming: v.boolean() }),
  /** The console's page is given every key, to learn those of a keypad, until `on` is false or a count begins. Nobody seals by keys meanwhile. */
  v.strictObject({ type: v.literal('learnKeypad'), on: v.boolean() }),
]);

const nightCommands = v.variant('type', [
  v.strictObject({ type: v.literal('newNight') }),
  /** `salvage`: opens the good part of a damaged night as a new night, and leaves the damaged file as it is. */
  v.strictObject({ type: v.literal('openNight'), file: nightFile, salvage: v.exactOptional(v.boolean()) }),
  /** Lists the folder again: others may add and remove files. */
  v.strictObject({ type: v.literal('lookAtNights') }),
  v.strictObject({
    type: v.literal('nameNight'),
    file: nightFile,
    name: v.pipe(v.string(), v.transform(cleanName), nightNameSchema),
  }),
  /** Into the folder `deleted` beside it, and back. An open night cannot be deleted. */
  v.strictObject({ type: v.literal('deleteNight'), file: nightFile }),
  v.strictObject({ type: v.literal('restoreNight'), file: nightFile }),
  /** Both answer in `nightReport` of the view. An export is written into the folder `exports` beside the nights. */
  v.strictObject({ type: v.literal('verifyNight'), file: nightFile }),
  v.strictObject({
    type: v.literal('exportNight'),
    file: nightFile,
    format: v.picklist(EXPORT_FORMATS),
    language: languageSchema,
  }),
  /** Go on without a record after the disk failed; the disk status stays red. */
  v.strictObject({ type: v.literal('unrecorded') }),
]);

const padCommands = v.variant('type', [
  /** If two pads have one id, or none, `port` tells which. */
  v.strictObject({ type: v.literal('identify'), pad: text(16), port: v.exactOptional(text(255)) }),
  /** Stores an id in the pad at this port. */
  v.strictObject({ type: v.literal('renamePad'), port: text(255), id: padId }),
  /** The dealer ticks new ports, each by its `n` in the view: they are opened, and the host listens. */
  v.strictObject({ type: v.literal('usePorts'), ports: v.pipe(v.array(step), v.minLength(1), v.maxLength(100)) }),
  /** Asks for a view with the present statistics of the pads' lines. */
  v.strictObject({ type: v.literal('lookAtPads') }),
  /** Tries out every pad that no round needs: which one is pressed, or all faces of each, which are then shown. */
  v.strictObject({ type: v.literal('practise'), what: v.picklist(['pairing', 'preflight']) }),
  /** Stops trying out pads; the results stay in the view until `endPractice`. */
  v.strictObject({ type: v.literal('finishPractice') }),
  v.strictObject({ type: v.literal('endPractice') }),
  v.strictObject({ type: v.literal('practicePad'), plugged: v.boolean() }),
  /** The buttons of the pad on the screen that are down, in the order pressed. Only for practice, since others see the screen. */
  v.strictObject({ type: v.literal('holdButtons'), faces: v.pipe(v.array(v.picklist([1, 2, 3, 4, 5, 6])), v.maxLength(6)) }),
]);

const roomCommands = v.variant('type', [
  /** Shares the table display with the room, or stops; gives it a new key. */
  v.strictObject({ type: v.literal('share'), on: v.boolean() }),
  v.strictObject({ type: v.literal('renewRoomKey') }),
  /** Everybody is shown the address in this network: displays, and phones that join. */
  v.strictObject({ type: v.literal('chooseNetwork'), network: v.pipe(v.string(), v.minLength(1), v.maxLength(256)) }),
  v.strictObject({ type: v.literal('sound'), sound: roomSoundSchema }),
  v.strictObject({ type: v.literal('roomLanguage'), language: languageSchema }),
]);

/** Somebody who has no phone; `after` is how many had tapped when the dealer seated them. */
export const phonelessSchema = v.strictObject({ name: nameSchema, after: v.exactOptional(whole) });

const phoneCommands = v.variant('type', [
  /** Serves the page for phones, and lets them join; or stops, and forgets every phone. */
  v.strictObject({ type: v.literal('phones'), on: v.boolean() }),
  /** Opens joining; asks those who have joined to tap in order, from the first again; or closes it and changes the secret. */
  v.strictObject({ type: v.literal('joining'), joining: v.picklist(['closed', 'open', 'seating']) }),
  /** The people at the table who have no phone, in the order in which they are seated. */
  v.strictObject({
    type: v.literal('phoneless'),
    people: v.pipe(v.array(phonelessSchema), v.maxLength(2 * MOST_SEATS), v.readonly()),
  }),
  /** Forgets a phone, which must join anew. */
  v.strictObject({ type: v.literal('unbindPhone'), phone: padId }),
]);

const hallCommands = v.variant('type', [
  /** Looks for halls on the local network, or stops; they stand in the view. */
  v.strictObject({ type: v.literal('lookForHalls'), on: v.boolean() }),
  /**
   * Joins in the background, with what stands on the card of this table; the view says what becomes of it. `found` is the address of
   * a hall that announces itself; a card's whole line in `typed` has its own.
   */
  v.strictObject({ type: v.literal('joinHall'), found: v.exactOptional(text(200)), typed: text(240) }),
  v.strictObject({ type: v.literal('leaveHall') }),
  /** The dealer calls the organiser, or takes the call back; has read the message of this number. */
  v.strictObject({ type: v.literal('callOrganiser'), on: v.boolean() }),
  v.strictObject({ type: v.literal('confirmMessage'), n: whole }),
]);

/** All commands of a console, by receiver. The table display has none. */
export const commandSchema = v.variant('type', [
  roundCommands,
  tableCommands,
  nightCommands,
  padCommands,
  roomCommands,
  phoneCommands,
  hallCommands,
]);
export type ConsoleCommand = v.InferOutput<typeof commandSchema>;

/** From a window to the host. `press` is a seat's key, which is not stored, echoed, retried or logged (Secrecy 2). */
export const upMessageSchema = v.variant('type', [
  v.strictObject({ type: v.literal('command'), id: whole, command: v.unknown() }),
  v.strictObject({ type: v.literal('press'), code: v.pipe(v.string(), v.maxLength(16)) }),
]);
export type UpMessage = v.InferOutput<typeof upMessageSchema>;

/** 24 random bytes, base64url. */
const secret = v.pipe(v.string(), v.regex(/^[\w-]{32}$/));

/** The first message on the console's socket; the host sends nothing before it. */
export const entrySchema = v.variant('type', [
  /** With the token of a console link, which works once. The answer is `Entered`. */
  v.strictObject({ type: v.literal('enter'), token: secret }),
  v.strictObject({ type: v.literal('resume'), session: secret }),
]);
export type EntryRequest = v.InferOutput<typeof entrySchema>;
