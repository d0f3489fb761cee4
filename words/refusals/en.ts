import type { Worded } from '../language.ts';
import { type RefusalSentences, seatNumber } from '../rulebook.ts';

/** Infers the codes from their sentences. */
const sentences = <Code extends string>(said: RefusalSentences<Code>): RefusalSentences<Code> => said;

/**
 * Why the host itself did not do what a command asked; rulebooks refuse with codes of their own. Values that a
 * sentence leaves out stand before it.
 */
export const REFUSALS_EN = sentences({
  /** { field, problem }: what came up is no command, or not one this rulebook knows. */
  'not a command': ({ field, problem }) => `That was not a command: ${field}: ${problem}. Nothing was done.`,
  'no game': () => 'No game has begun. Set one up first.',
  /** { phase }: the command belongs to another phase of the round; `phase` is the present one. */
  'wrong phase': () => 'Not now: the round has moved on.',
  /** { step, now }: meant for a step that has passed; no key crosses two phases. */
  'step has passed': () => 'Too late: the round has moved on. Nothing was done.',
  /** { phase }: not while a count or an opening runs; halt it or call it off first. */
  'round under way': () => 'A round is under way. Halt the count or call off the reveal first (Esc).',
  /** Digits name no card for half a second after the last one judged. */
  'too soon': () => 'That key came too soon after the last die, so it named no card. Press it again.',
  'no such digit': ({ digit }) => `A die has no ${digit}. Type 1 to 6, or 0 for no die.`,
  'nothing to recall': () => 'There is no reveal to show again in this game yet.',
  'nobody to type': () => 'Every die has been typed.',
  'nothing typed': () => 'No die has been typed yet.',
  'another die is next': ({ seat, next }) =>
    `That die was meant for seat ${seatNumber(seat)}, but seat ${seatNumber(next)} is next: somebody else is typing too. Check, then continue.`,
  'another die was last': ({ seat, last }) =>
    `The last die typed was not seat ${seatNumber(seat)}’s but seat ${seatNumber(last)}’s: somebody else is typing too. Check, then continue.`,
  /** { seat }: this seat's face has come, or it has none to give. */
  'seat not stalled': ({ seat }) => `The reveal is not waiting for seat ${seatNumber(seat)}.`,
  'no such seat': ({ seat }) => `There is no seat ${seatNumber(seat)} at this table.`,
  'no such rulebook': ({ given }) => `There is no rulebook called “${given}”.`,
  'inputs count': ({ given, seats }) => `${given} inputs for ${seats} seats. Each seat needs one.`,
  'pad twice': ({ pad, seat, other }) =>
    `Pad ${pad} is assigned to seat ${seatNumber(seat)} and to seat ${seatNumber(other)}. It can serve only one.`,
  'cluster twice': ({ cluster, seat, other }) =>
    `Key cluster ${seatNumber(cluster)} is assigned to seat ${seatNumber(seat)} and to seat ${seatNumber(other)}. It can serve only one.`,
  /** A key of a learned keypad, which is not named. */
  'key twice': ({ seat, other }) =>
    `Seat ${seatNumber(seat)} and seat ${seatNumber(other)} share a key. A key can serve only one seat.`,
  /** { kind }: this rulebook has no sealed choice, or no bot. */
  'bot beside real cards': () =>
    'Nobody holds a bot’s card: bots play with real cards only among themselves. Give every seat cards, or let the screen deal.',
  'no such input': ({ kind }) => `This game cannot be played with ${kind}.`,
  'no such pad': ({ pad }) => `No pad ${pad} has answered. Is it plugged in?`,
  /** { port }: no pad answers there, or another one. */
  'no such port': ({ port }) => `No pad answers at ${port} any more. Plug it in again.`,
  'port gone': () => 'This port is gone: its device was unplugged. Plug it in again, and tick it again.',
  'pad in round': ({ pad }) =>
    `A seat is choosing with pad ${pad}. Give that seat a real die first (F3), or wait until the game is over.`,
  'id taken': ({ id }) => `Another pad is already called ${id}. Choose another name.`,
  'pad silent': ({ port }) => `The pad at ${port} did not answer. Plug it in again, then try once more.`,
  /** { port, code }: the pad's own word (PROTOCOL.md, "Commands and answers"). */
  'pad refuses': ({ port, code }) => `The pad at ${port} cannot do that now (${code}). Plug it in again, then try once more.`,
  'no pad free': () =>
    'No pad is free: none answers, or all are needed for the round. Plug one in, or wait until the game is over.',
  'no practice pad': () => 'This referee has no practice pad.',
  'no phones': () => 'This referee serves no phones.',
  'no such phone': () => 'That phone is no longer known.',
  'no halls': () => 'This referee can join no hall.',
  'hall address': () => 'The address of the hall is missing. Copy the whole line from the card of this table.',
  'join code': () => 'This is no code of a table. Copy it from the card of this table.',
  'in a hall': () => 'This table belongs to a hall, or is joining one. Leave that one first.',
  'no seat plays by keys': () => 'No seat plays with keys, so the keyboard is all yours.',
  'nothing to undo': () => 'There is nothing to undo.',
  'nothing to redo': () => 'There is nothing to redo.',
  /** { n, next }: another step is next by now. */
  'another step is next': () => 'Something else has happened since. Check what would be undone now.',
  'record failing': ({ code }) =>
    `The disk cannot be written (${code}), so nothing was done. Make room on the disk, or continue without a record.`,
  'record not failing': () => 'The record is being written; there is no need to continue without it.',
  'cannot share': () => 'This referee cannot share its table display.',
  'no such night': ({ file }) => `There is no night “${file}”.`,
  /** { file }: it might lead anywhere; nothing was read or changed. */
  'is a link': ({ file }) =>
    `“${file}” is a link to somewhere else. The referee follows no links in the nights folder. Nothing was changed.`,
  'night in use': ({ file }) => `“${file}” is open in another referee. Close that one first.`,
  'night open': ({ file }) => `“${file}” is the open night. Begin or open another one first; then you can delete this one.`,
  'night damaged': ({ file, line, problem }) => `“${file}” is damaged in line ${line} (${problem}). The file was left as it is.`,
  'night too new': ({ file }) => `“${file}” was written by a newer version of the referee. Update to open it.`,
  /** { file }: the record of a tournament. */
  'hall too old': () =>
    'An older version of the referee has begun this hall, and only that one can go on with it. Nothing was changed. Begin another hall (--new).',
  'night too large': ({ file }) => `“${file}” is larger than any night, so it was not read. The file was left as it is.`,
  'folder refuses': ({ code }) => `The system does not allow that in the nights folder (${code}). Nothing was changed.`,
  'hall disk refuses': ({ code }) =>
    `The hall’s disk cannot be written (${code}), so nothing was done. Make room on the disk, then try again.`,
  'seats of game': ({ seats, least, most }) => `This game is for ${least} to ${most} people at a table, not ${seats}.`,
  'house rule': ({ key, given }) => `This game does not know the house rule “${key}” with the value “${given}”.`,
  'tournament has begun': () => 'The first round has begun, so the game and its house rules stay as they are.',
  'table in round': ({ table }) => `People play at table ${table} in this round. End the round first.`,
  'rounds begun': ({ begun }) => `Rounds that have begun: ${begun}. There cannot be fewer.`,
  'no such person': ({ person }) => `Nobody here has the number ${person}.`,
  'name taken': ({ name }) => `Somebody else is called ${name}. Add something that tells them apart.`,
  'too many people': ({ most }) => `A hall takes ${most} people at most. Nobody was added.`,
  'no names': () => 'There is no name in this list.',
  /** { faults, others, left }: each is said by itself; `others` can be added, and then `left` is the text that is left. */
  'list not sound': ({ faults }) => `Lines that cannot be added as they are: ${faults}.`,
  /** { line }: as in all refusals of a list of people, counted from 1. */
  'list unreadable': ({ line }) => `Line ${line}: a quotation mark is opened and not closed.`,
  'several columns': ({ line }) =>
    `From line ${line} on there are several columns. Write “Name” above the column of names, or leave out commas and semicolons.`,
  'line without name': ({ line }) => `Line ${line} has no name.`,
  'name too long': ({ line, name, most }) => `Line ${line}: the name “${name}…” has more than ${most} characters.`,
  'name garbled': ({ line, name }) =>
    `Line ${line}: letters of “${name}” were lost. Save the list as Unicode, or correct the name here.`,
  'name here': ({ line, name }) =>
    `Line ${line}: ${name} is on the list already. If it is somebody else, add something that tells them apart; if not, delete the line.`,
  'name twice': ({ line, name, first }) =>
    `Line ${line}: ${name} is in line ${first} already. If it is somebody else, add something that tells them apart; if not, delete the line.`,
  'name looks the same': ({ line, name, first }) =>
    `Line ${line}: ${name} looks the same as the name in line ${first}. Is it somebody else? Add something that tells them apart.`,
  /** { as, line }: without `line` it is one name that was typed. */
  'name looks like': ({ line, as }) =>
    `${line === undefined ? '' : `Line ${line}: `}${as} is on the list, and looks the same. Is it somebody else? Add something that tells them apart.`,
  'no such table': ({ table, tables }) => `There is no table ${table}; the last one is ${tables}.`,
  'no game chosen': () => 'Choose the game first.',
  'tables still play': ({ round, tables }) =>
    `Round ${round} is not over: tables still playing: ${tables}. End the round first, or wait for them.`,
  'all rounds played': ({ rounds }) => `All rounds have been played: ${rounds}. For another one, raise their number.`,
  'no table here': () => 'No table has a referee.',
  'too few people': ({ here, least }) => `People here: ${here}. A table of this game needs at least ${least}.`,
  'no seating': () =>
    'The next round has not been seated yet, or no longer fits the people and tables that are here. Seat it first.',
  'not in seating': ({ name }) => `${name} is not in this seating.`,
  'no round to end': () => 'No round is under way.',
  'round not begun': ({ round }) => `Round ${round} has not begun.`,
  'table not in round': ({ table, round }) => `Nobody was seated at table ${table} in round ${round}.`,
  'not at table': ({ name, table, round }) => `${name} was not seated at table ${table} in round ${round}.`,
  /** { round, table }: it was told something else by now. */
  'told otherwise': ({ table, round }) => `By now table ${table} tells something else of round ${round}. Look again.`,
  'twice in result': ({ name }) => `${name} is in this result twice.`,
  'host fault': () => 'The referee had an internal error. The command was not carried out; the record is safe.',
  /** The window has lost the host; said by the window itself. */
  'not live': () => 'The referee did not answer. Look at the table before you press again.',
});
export type HostRefusalSentences = typeof REFUSALS_EN;

/** Why the referee does not open: another one holds the nights, or it is not certain whether it still does. */
export const HOLDER_EN = {
  answers: (url: string, pid: number, folder: string) =>
    `The referee is already running in the browser at ${url} (process ${String(pid)}, nights in ${folder}).`,
  inWindows: (pid: number, folder: string) =>
    `The referee is already running in its own windows (process ${String(pid)}, nights in ${folder}).`,
  /** Its process runs on this computer, and nothing answers. */
  silent: (pid: number, folder: string) =>
    `A referee has the nights in ${folder} open (process ${String(pid)}) and does not answer. End that process, then start again.`,
  /** `since` is a date and a time. */
  unsure: (pid: number, host: string | undefined, since: string, folder: string) =>
    `A referee has the nights in ${folder} open${host === undefined ? '' : ` on the computer ${host}`} (process ${String(pid)}, since ${since}). Nothing shows whether it is still running.`,
  gone: (folder: string) => `Another referee had the nights in ${folder} open until just now. Start again.`,

  takingOver: 'If you take over, the other one will write nothing more if it is still running.',
  takeOver: 'Take over',
  leave: 'Leave it',
  /** At a terminal, where one key answers. */
  pressKey: (key: string) => `Press ${key} to take over, any other key to leave it.`,
  /** Without a terminal, where no key can be pressed. */
  startWith: (option: string) => `To take over, start with ${option}.`,
};
export type HolderWords = Worded<typeof HOLDER_EN>;
