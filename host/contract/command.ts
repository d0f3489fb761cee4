import * as v from 'valibot';
import type { Language } from '../../words/language.ts';
import { EXPORT_FORMATS } from './night.ts';
import { holdsUnseen, LONGEST } from './text.ts';

/** No rulebook seats more. */
export const MOST_SEATS = 10;

const whole = (least: number, most = Infinity) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const seat = whole(0, MOST_SEATS - 1);
/** The course step a command was meant for (see `Course`). */
const step = whole(0);
/** A key typed for a die; which digits are faces is the question's to say. */
const digit = whole(0, 9);

const seen = v.check<string, string>((line) => !holdsUnseen(line), 'holds a character that cannot be seen');

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), seen);
/** The same where it has been written down: what is checked goes on as it is. */
const writtenText = (most: number) =>
  v.pipe(
    v.string(),
    v.check((line) => line.trim() !== '', 'is empty'),
    v.maxLength(most),
    seen,
  );

export const nameSchema = text(LONGEST.name);
export const playerSchema = v.strictObject({ id: text(LONGEST.id), name: nameSchema });
/** Why the dealer overrides something. */
export const reasonSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'should say why'),
  v.maxLength(LONGEST.reason, `is longer than ${LONGEST.reason} characters`),
  seen,
);
/** A list with something for each seat. */
export const eachSeat = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(item),
    v.maxLength(MOST_SEATS, ({ received }) => `should be for ${MOST_SEATS} seats at most, not ${received}`),
  );

/** The same people and reasons in a record. */
export const written = {
  id: writtenText(LONGEST.id),
  player: v.strictObject({ id: writtenText(LONGEST.id), name: writtenText(LONGEST.name) }),
  reason: writtenText(LONGEST.reason),
} as const;

export const seatInputSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('pad'), pad: text(16) }),
  v.strictObject({ kind: v.literal('keys'), cluster: whole(0, 3) }),
  v.strictObject({ kind: v.literal('die') }),
  v.strictObject({ kind: v.literal('bot') }),
]);

export const roundChoicesSchema = v.strictObject({
  /** Seconds of the count; standard 3. */
  count: whole(2, 9),
  /** A seat without a seal at T: the opening waits for the dealer, or it counts as no face. A seat that does not answer is waited for. */
  missing: v.picklist(['wait', 'noDie']),
  /** Who starts the count: the dealer, or (only where no seat in the game uses a die) it starts when all are ready. */
  start: v.picklist(['dealer', 'ready']),
  /** How long each outcome is presented. */
  pace: v.picklist(['quick', 'normal', 'teaching']),
  /** A lesson: what has come up after so many rounds of the night counts; it rests while it is not given. */
  lesson: v.exactOptional(v.strictObject({ after: step, given: v.boolean() })),
  /** What a player's own faces aim at, before the choice. Without it, the teaching pace shows it to players of few rounds. */
  hints: v.exactOptional(v.boolean()),
});

const volume = whole(0, 5);

export const roomSoundSchema = v.strictObject({ on: v.boolean(), effects: volume, voice: volume });

/** What people call a night; empty for none. */
export const nightNameSchema = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST.night), seen);

/** PROTOCOL.md, "Fields". */
const padId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,16}$/, 'is no pad id: 1 to 16 of A-Z a-z 0-9 _ -'));

/** A file's name as the list gives it; whether it is one within the folder is the folder's to say. */
const nightFile = v.pipe(v.string(), v.minLength(1), v.maxLength(255));

/** Moves the round, at once. */
const roundCommands = v.variant('type', [
  /** Space while choosing: start the count. */
  v.strictObject({ type: v.literal('count'), step }),
  /** Esc while counting: back to choosing, seals stand. */
  v.strictObject({ type: v.literal('halt'), step }),
  /** Space while the outcomes are told: skip the presentation. */
  v.strictObject({ type: v.literal('skip'), step }),
  /** The real die of `seat`, which must be the next to be typed: a face of the question, or 0 for none. Two consoles may type at once. */
  v.strictObject({ type: v.literal('type'), step, seat, digit }),
  /** Takes the die of `seat` back, which must be the last one typed. */
  v.strictObject({ type: v.literal('untype'), step, seat }),
  /** Ways out of a stalled opening. */
  v.strictObject({ type: v.literal('askAgain'), step }),
  v.strictObject({ type: v.literal('byHand'), step, seat, digit }),
  v.strictObject({ type: v.literal('callOff'), step }),
]);

/** Changes the table; each but `recall`, `endRecall` and `naming` is recorded. */
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
  /** A rulebook's own command: naming a card, away, back, joining, overrides. Checked by the rulebook's schema. */
  v.strictObject({ type: v.literal('table'), command: v.unknown() }),
  /** A seat that joined needs an input too. */
  v.strictObject({ type: v.literal('input'), seat, input: seatInputSchema }),
  v.strictObject({ type: v.literal('dealer'), seat }),
  v.strictObject({ type: v.literal('choices'), choices: roundChoicesSchema }),
  v.strictObject({ type: v.literal('undo'), n: step }),
  v.strictObject({ type: v.literal('redo'), n: step }),
  /** W while choosing or over: outcome number `at` of the last reveal, from 0, is on every screen again. */
  v.strictObject({ type: v.literal('recall'), step, at: whole(0, 99) }),
  v.strictObject({ type: v.literal('endRecall'), step }),
  /** Tab: turn a shared keyboard to naming cards, or back to the seats. */
  v.strictObject({ type: v.literal('naming'), naming: v.boolean() }),
]);

const nightCommands = v.variant('type', [
  v.strictObject({ type: v.literal('newNight') }),
  /** `salvage`: the good part of a damaged night, as a night of its own; the damaged file is left as it is. */
  v.strictObject({ type: v.literal('openNight'), file: nightFile, salvage: v.exactOptional(v.boolean()) }),
  /** Looks at the folder anew: files come and go without the host. */
  v.strictObject({ type: v.literal('lookAtNights') }),
  v.strictObject({ type: v.literal('nameNight'), file: nightFile, name: nightNameSchema }),
  /** Into the folder `deleted` beside, and back. The night that is open stays. */
  v.strictObject({ type: v.literal('deleteNight'), file: nightFile }),
  v.strictObject({ type: v.literal('restoreNight'), file: nightFile }),
  /** Both answer in `nightReport` of the view. An export is written into the folder `exports` beside. */
  v.strictObject({ type: v.literal('verifyNight'), file: nightFile }),
  v.strictObject({
    type: v.literal('exportNight'),
    file: nightFile,
    format: v.picklist(EXPORT_FORMATS),
    language: v.picklist(['en', 'hu', 'de'] as const satisfies readonly Language[]),
  }),
  /** Go on without a record after the disk failed; the disk status stays red. */
  v.strictObject({ type: v.literal('unrecorded') }),
]);

const padCommands = v.variant('type', [
  /** Of two pads with one id, or none, the one at `port`. */
  v.strictObject({ type: v.literal('identify'), pad: text(16), port: v.exactOptional(text(255)) }),
  /** Stores an id in the pad at this port. */
  v.strictObject({ type: v.literal('renamePad'), port: text(255), id: padId }),
  /** The dealer ticks new ports, each by its `n` in the view: they are opened and listened to. */
  v.strictObject({ type: v.literal('usePorts'), ports: v.pipe(v.array(step), v.minLength(1), v.maxLength(100)) }),
  /** A view with what the pads' lines have come to by now. */
  v.strictObject({ type: v.literal('lookAtPads') }),
  /** Tries out every pad that no round needs: which is pressed, or every face of each, which will be shown. */
  v.strictObject({ type: v.literal('practise'), what: v.picklist(['pairing', 'preflight']) }),
  /** Pads are tried out no more; what came of it stays in the view until `endPractice`. */
  v.strictObject({ type: v.literal('finishPractice') }),
  v.strictObject({ type: v.literal('endPractice') }),
  /** The pad on the screen: plugged in, or not. */
  v.strictObject({ type: v.literal('practicePad'), plugged: v.boolean() }),
  /** Its buttons that are down now, in the order pressed. For practice: it comes from a screen that others see. */
  v.strictObject({ type: v.literal('holdButtons'), faces: v.pipe(v.array(v.picklist([1, 2, 3, 4, 5, 6])), v.maxLength(6)) }),
]);

/** How the windows of the room are reached and heard. */
const roomCommands = v.variant('type', [
  /** The table display for the room: on or off, and behind a new key. */
  v.strictObject({ type: v.literal('share'), on: v.boolean() }),
  v.strictObject({ type: v.literal('renewRoomKey') }),
  /** How loud the table is, in every window that shows it. */
  v.strictObject({ type: v.literal('sound'), sound: roomSoundSchema }),
]);

/** All that a console may ask of the host, by its receiver. The table display may ask nothing. */
export const commandSchema = v.variant('type', [roundCommands, tableCommands, nightCommands, padCommands, roomCommands]);
export type ConsoleCommand = v.InferOutput<typeof commandSchema>;

/**
 * Up from a window. `press` is a seat's key in the browser shell, by physical position; it is never stored, echoed,
 * retried or logged (Secrecy 2), and has no answer.
 */
export const upMessageSchema = v.variant('type', [
  v.strictObject({ type: v.literal('command'), id: whole(0), command: v.unknown() }),
  v.strictObject({ type: v.literal('press'), code: v.pipe(v.string(), v.maxLength(16)) }),
]);
export type UpMessage = v.InferOutput<typeof upMessageSchema>;

/** 24 random bytes, base64url. */
const secret = v.pipe(v.string(), v.regex(/^[\w-]{32}$/));

/** The first message up on the console's socket: nothing comes down before it. */
export const entrySchema = v.variant('type', [
  /** With the token of a console link, which works once. Answered by `Entered`. */
  v.strictObject({ type: v.literal('enter'), token: secret }),
  /** With the session that this browser was given. */
  v.strictObject({ type: v.literal('resume'), session: secret }),
]);
export type Entry = v.InferOutput<typeof entrySchema>;
