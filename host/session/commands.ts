import type { PossibleRefusal, RoomSettings } from '../contract/view.ts';
import type { Round } from '../course/round.ts';
import type { RoundCommand } from '../course/state.ts';
import type { Refusal } from '../../rulebook/refusal.ts';
import { refused } from './answer.ts';
import type { SessionCommand, CommandOf } from './checked-command.ts';
import type { Nights } from './nights.ts';
import { identify, practise, rename, setPracticePad, type PadDesk } from './pad-commands.ts';
import type { NightWriter } from './disk/night-writer.ts';
import { begin, setChoices, setDealer, setInput } from './settings.ts';
import type { HallLink, Phones, Sharing } from './port.ts';
import type { Table } from './table.ts';
import { tableCommand, turn } from './table-command.ts';

/** Everything that does what commands ask. */
export interface Receivers extends PadDesk {
  readonly nights: Nights;
  readonly nightWriter: NightWriter;
  /** Undefined if the shell cannot share. */
  readonly sharing: Sharing | undefined;
  /** Undefined if the shell serves no phones. */
  readonly phones: Phones | undefined;
  /** Undefined if the shell joins no hall. */
  readonly hall: HallLink | undefined;
  setRoom(change: RoomSettings): void;
}

type Done = Refusal | undefined;
type Handler<One> = (to: Receivers, command: One) => Done | Promise<Done>;

/** The round itself does it, or refuses it. */
const byRound = inRound((round, command: RoundCommand) => round.obey(command));

/** What each command does, by its receiver. If a promise is rejected, nothing has changed. */
const HANDLERS: { readonly [Type in SessionCommand['type']]: Handler<CommandOf<Type>> } = {
  count: byRound,
  halt: byRound,
  skip: byRound,
  type: byRound,
  untype: byRound,
  askAgain: byRound,
  byHand: byRound,
  callOff: byRound,

  recall: shown(inRound((round, { step, at }, { table: { recall, state } }) => recall.show(round, state, step, at))),
  endRecall: shown(inRound((round, { step }, { table: { recall } }) => recall.end(round, step))),
  naming: ({ table }, { naming }) => turnNaming(table, naming),
  learnKeypad: ({ table: { round, keys } }, { on }) =>
    on && round.underWay ? refused('round under way', { phase: round.phase }) : void keys.turn({ learnsKeypad: on }),

  // The round shows itself when it begins.
  begin: queued(async ({ table, nights, phones }, command) => {
    const refusal = await begin(table, command, () => nights.openRecord());
    if (refusal === undefined) await phones?.join('closed');
    return refusal;
  }),
  table: inTurn(({ table }, command) => tableCommand(table, command)),
  input: inTurn(({ table }, { seat, input }) => setInput(table, seat, input)),
  dealer: inTurn(({ table }, { seat }) => setDealer(table, seat)),
  choices: inTurn(({ table }, { choices }) => setChoices(table, choices)),
  undo: inTurn(({ table }, { n }) => turn(table, 'undo', n)),
  redo: inTurn(({ table }, { n }) => turn(table, 'redo', n)),

  newNight: inTurn(async ({ table, nights, sharing }) => {
    const refusal = await atRest(table, () => nights.fresh());
    if (refusal === undefined) await sharing?.newNight();
    return refusal;
  }),
  openNight: inTurn(({ table, nights }, { file, salvage }) =>
    atRest(table, () => (salvage === true ? nights.salvage(file) : nights.open(file))),
  ),
  nameNight: inTurn(({ nights }, { file, name }) => done(nights.call(file, name))),
  deleteNight: inTurn(({ nights }, { file }) => done(nights.remove(file))),
  restoreNight: inTurn(({ nights }, { file }) => done(nights.restore(file))),
  verifyNight: inTurn(({ table, nights }, { file }) => atRest(table, () => nights.verify(file))),
  exportNight: inTurn(({ table, nights }, { file, format, language }) =>
    atRest(table, () => nights.exportAs(file, format, language)),
  ),
  // It writes nothing, so it need not wait its turn.
  lookAtNights: shown(({ nights }) => done(nights.look())),
  unrecorded: shown(({ nightWriter }) => (nightWriter.disk.goUnrecorded() ? undefined : refused('record not failing'))),

  identify: (receivers, { pad, port }) => identify(receivers, pad, port),
  renamePad: shown((to, { port, id }) => rename(to, port, id)),
  usePorts: shown(({ pads }, { ports }) => (pads.use(ports) ? undefined : refused('port gone'))),
  lookAtPads: shown(() => undefined),
  practise: shown((to, { what }) => practise(to, what)),
  finishPractice: shown(({ practice }) => void practice.finish()),
  endPractice: shown(({ practice }) => void practice.end()),
  practicePad: shown((to, { plugged }) => setPracticePad(to, plugged)),
  holdButtons: ({ practicePad }, { faces }) =>
    practicePad === undefined ? refused('no practice pad') : void practicePad.hold(faces),

  share: shared((sharing, { on }) => sharing.share(on)),
  renewRoomKey: shared((sharing) => sharing.renew()),
  chooseNetwork: shared((sharing, { network }) => sharing.choose(network)),
  phones: byPhones((phones, { on }) => done(phones.serve(on))),
  joining: byPhones((phones, { joining }) => done(phones.join(joining))),
  phoneless: byPhones((phones, { people }) => void phones.seatPhoneless(people)),
  unbindPhone: byPhones(async (phones, { phone }) => ((await phones.unbind(phone)) ? undefined : refused('no such phone'))),
  lookForHalls: inHall((hall, { on }) => void hall.look(on)),
  joinHall: inHall((hall, { found = '', typed }) => {
    const wrong = hall.join(found, typed);
    return wrong && refused(wrong);
  }),
  leaveHall: inHall((hall) => done(hall.leave())),
  callOrganiser: inHall((hall, { on }) => void hall.call(on)),
  confirmMessage: inHall((hall, { n }) => void hall.confirm(n)),
  // It is no part of the table, so it is not recorded; consoles remember it when the host ends.
  sound: shown((to, { sound }) => void to.setRoom({ sound })),
  roomLanguage: shown((to, { language }) => void to.setRoom({ language })),
};

/** Does what a checked command asks. Rejects with `RecordFailing` or `RecordRefused`, and then nothing was done. */
export function obey(to: Receivers, command: SessionCommand): Done | Promise<Done> {
  // The table has a handler of this very type; TypeScript does not follow the type of a command through an index.
  return (HANDLERS[command.type] as Handler<SessionCommand>)(to, command);
}

/** Once the command is done, the views are made anew. */
function shown<One>(act: Handler<One>): Handler<One> {
  return async (to, command) => {
    const refusal = await act(to, command);
    if (refusal === undefined) to.changed();
    return refusal;
  };
}

/** The round moves at once and shows it; nothing of it waits for the disk. What was corrected stands on the screens until then. */
function inRound<One>(act: (round: Round, command: One, to: Receivers) => PossibleRefusal): Handler<One> {
  return (to, command) => {
    const { corrections, game, round } = to.table;
    corrections.clear();
    return game === undefined ? refused('no game') : act(round, command, to);
  };
}

/** Waits for the commands before it, and for the disk. While a line is held this could last, so it is refused instead. */
function queued<One>(work: Handler<One>): Handler<One> {
  return (to, command) => {
    const { disk } = to.nightWriter;
    if (disk.busy && disk.status.kind === 'failing') return refused('record failing', { code: disk.status.code });
    return to.queue.add(async () => work(to, command));
  };
}

function inTurn<One>(work: Handler<One>): Handler<One> {
  return queued(shown(work));
}

/** Waits for no disk, and is no step of the night. */
function shared<One>(act: (sharing: Sharing, command: One) => Promise<void>): Handler<One> {
  return ({ sharing }, command) => (sharing === undefined ? refused('cannot share') : done(act(sharing, command)));
}

/** Waits for no disk, and is no step of the night. */
function byPhones<One>(act: (phones: Phones, command: One) => Done | Promise<Done>): Handler<One> {
  return ({ phones }, command) => (phones === undefined ? refused('no phones') : act(phones, command));
}

/** Waits for no disk and no network, and is no step of the night. */
function inHall<One>(act: (hall: HallLink, command: One) => Done | Promise<Done>): Handler<One> {
  return shown(({ hall }, command) => (hall === undefined ? refused('no halls') : act(hall, command)));
}

/** From the count to the reveal nothing may change the night, or keep the host busy with a long one. */
function atRest(table: Table, work: () => Promise<void>): Promise<Done> {
  const { underWay, phase } = table.round;
  return underWay ? Promise.resolve(refused('round under way', { phase })) : done(work());
}

async function done(work: Promise<void>): Promise<undefined> {
  await work;
}

function turnNaming({ state, round, keys }: Table, naming: boolean): PossibleRefusal {
  if (!state.inputs.some(({ kind }) => kind === 'keys')) return refused('no seat plays by keys');
  return round.underWay ? refused('round under way', { phase: round.phase }) : void keys.turn({ naming });
}
