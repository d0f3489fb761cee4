import type { Refused, Answer, RoomSound } from '../contract/view.ts';
import type { Opening } from '../course/opening.ts';
import type { Round } from '../course/round.ts';
import { answerTo, changed, DONE, refused } from './answer.ts';
import type { Command, CommandOf } from './checked-command.ts';
import type { Nights } from './nights.ts';
import { identify, practise, rename, setPracticePad, type PadDesk } from './pad-commands.ts';
import type { NightWriter } from './disk/night-writer.ts';
import { begin, setChoices, setDealer, setInput } from './settings.ts';
import type { Sharing } from './port.ts';
import type { Table } from './table.ts';
import { tableCommand, turn } from './table-command.ts';

/** Everything that does what commands ask. */
export interface Receivers extends PadDesk {
  readonly nights: Nights;
  readonly nightWriter: NightWriter;
  /** Undefined where the shell cannot share. */
  readonly sharing: Sharing | undefined;
  setSound(sound: RoomSound): void;
}

type Handler<One> = (to: Receivers, command: One) => Answer | Promise<Answer>;

/** What each command does, by its receiver. A promise that is rejected has changed nothing. */
const HANDLERS: { readonly [Type in Command['type']]: Handler<CommandOf<Type>> } = {
  count: ({ table }, { step }) => {
    if (table.game === undefined) return refused('no game');
    return table.nobodyCanSeal ? refused('attempts spent') : answerTo(table.round.count(step));
  },
  halt: inRound((round, { step }) => round.halt(step)),
  skip: inRound((round, { step }) => round.skip(step)),
  type: inOpening((opening, { seat, digit }) => opening.type(seat, digit)),
  untype: inOpening((opening, { seat }) => opening.untype(seat)),
  askAgain: inOpening((opening) => opening.askAgain()),
  byHand: inOpening((opening, { seat, digit }) => opening.byHand(seat, digit)),
  callOff: inRound((round, { step }) => round.callOff(step)),

  recall: atTable(({ recall, round, lastReveal }, { step, at }) => recall.show(round, lastReveal, step, at)),
  endRecall: atTable(({ recall, round }, { step }) => recall.end(round, step)),
  naming: ({ table }, { naming }) => turnNaming(table, naming),

  begin: inTurn(({ table, nights }, command) => begin(table, command, () => nights.openRecord())),
  table: inTurn(({ table }, command) => tableCommand(table, command)),
  input: inTurn(({ table }, { seat, input }) => setInput(table, seat, input)),
  dealer: inTurn(({ table }, { seat }) => setDealer(table, seat)),
  choices: inTurn(({ table }, { choices }) => setChoices(table, choices)),
  undo: inTurn(({ table }, { n }) => turn(table, 'undo', n)),
  redo: inTurn(({ table }, { n }) => turn(table, 'redo', n)),

  newNight: inTurn(async ({ table, nights, sharing }) => {
    const answer = await atRest(table, () => nights.fresh());
    if (answer.ok) await sharing?.newNight();
    return answer;
  }),
  openNight: inTurn(({ table, nights }, { file, salvage }) =>
    atRest(table, () => (salvage === true ? nights.salvage(file) : nights.open(file))),
  ),
  nameNight: inTurn((to, { file, name }) => done(to, to.nights.call(file, name))),
  deleteNight: inTurn((to, { file }) => done(to, to.nights.remove(file))),
  restoreNight: inTurn((to, { file }) => done(to, to.nights.restore(file))),
  verifyNight: inTurn(({ table, nights }, { file }) => atRest(table, () => nights.verify(file))),
  exportNight: inTurn(({ table, nights }, { file, format, language }) =>
    atRest(table, () => nights.exportAs(file, format, language)),
  ),
  // Nothing is written, so it waits for nobody.
  lookAtNights: (to) => done(to, to.nights.look()),
  unrecorded: (to) => (to.nightWriter.goUnrecorded() ? changed(to) : refused('record not failing')),

  identify: ({ pads }, { pad, port }) => identify(pads, pad, port),
  renamePad: (to, { port, id }) => rename(to, port, id),
  usePorts: (to, { ports }) => (to.pads.use(ports) ? changed(to) : refused('port gone')),
  lookAtPads: changed,
  practise: (to, { what }) => practise(to, what),
  finishPractice: (to) => {
    to.practice.finish();
    return changed(to);
  },
  endPractice: (to) => {
    to.practice.end();
    return changed(to);
  },
  practicePad: (to, { plugged }) => setPracticePad(to, plugged),
  holdButtons: ({ practicePad }, { faces }) => {
    if (practicePad === undefined) return refused('no practice pad');
    practicePad.hold(faces);
    return DONE;
  },

  share: shared((sharing, { on }) => sharing.share(on)),
  renewRoomKey: shared((sharing) => sharing.renew()),
  // Nobody's deed, and no part of the table: not recorded, and gone with the host; consoles remember it.
  sound: (to, { sound }) => {
    to.setSound(sound);
    return changed(to);
  },
};

/** Does what a checked command asks. Rejects with `RecordFailing` or `RecordRefused`, and then nothing was done. */
export function obey(to: Receivers, command: Command): Answer | Promise<Answer> {
  // The table has a handler of this very type; TypeScript does not follow the type of a command through an index.
  return (HANDLERS[command.type] as Handler<Command>)(to, command);
}

/** The round moves at once; nothing of it waits for the disk. */
function inRound<One>(act: (round: Round, command: One) => Refused): Handler<One> {
  return ({ table }, command) => (table.game === undefined ? refused('no game') : answerTo(act(table.round, command)));
}

function inOpening<One extends { readonly step: number }>(act: (opening: Opening, command: One) => Refused): Handler<One> {
  return inRound((round, command) => round.inOpening(command.step, (opening) => act(opening, command)));
}

function atTable<One>(act: (table: Table, command: One) => Refused): Handler<One> {
  return (to, command) => {
    if (to.table.game === undefined) return refused('no game');
    const refusal = act(to.table, command);
    if (refusal === undefined) to.changed();
    return answerTo(refusal);
  };
}

/** It waits for those before it, and for the disk. Behind a held line it would wait unanswered: it is refused instead. */
function inTurn<One>(work: (to: Receivers, command: One) => Promise<Answer>): Handler<One> {
  return (to, command) => {
    const { diskStatus } = to.nightWriter;
    if (to.nightWriter.holding && diskStatus.kind === 'failing') return refused('record failing', { code: diskStatus.code });
    return to.queue.add(() => work(to, command));
  };
}

/** It waits for no disk and is no step of the night. */
function shared<One>(act: (sharing: Sharing, command: One) => Promise<void>): Handler<One> {
  return async ({ sharing }, command) => {
    if (sharing === undefined) return refused('cannot share');
    await act(sharing, command);
    return DONE;
  };
}

/** Nothing changes the night, or keeps the host busy with a long one, from the count to the reveal. */
async function atRest(table: Table, work: () => Promise<void>): Promise<Answer> {
  const { round } = table;
  return round.underWay ? refused('round under way', { phase: round.phase }) : done(table, work());
}

async function done(to: { changed(): void }, work: Promise<void>): Promise<Answer> {
  await work;
  return changed(to);
}

function turnNaming({ inputs, round }: Table, naming: boolean): Answer {
  if (!inputs.some(({ kind }) => kind === 'keys')) return refused('no seat plays by keys');
  if (round.underWay) return refused('round under way', { phase: round.phase });
  round.turnNaming(naming);
  return DONE;
}
