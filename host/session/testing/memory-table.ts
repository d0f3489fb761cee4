import type { ConsoleCommand } from '../../contract/command.ts';
import type { Answer, ConsoleView, Course, GameView, SeatInput, TableView } from '../../contract/view.ts';
import type { NightFolder } from '../../record/night-folder.ts';
import { FakeClock, settle } from '../../clock/testing/fake-clock.ts';
import { RULEBOOKS } from '../../../rulebook/rulebooks.ts';
import { FakeNights } from './fake-nights.ts';
import { FakePads } from './fake-pads.ts';
import type { OpenHallLink } from '../port.ts';
import { Referee } from '../referee.ts';
import { STANDARD_CHOICES } from '../../record/seating.ts';

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani', 'Emma', 'Feri'];
export const die: SeatInput = { kind: 'die' };
export const bot: SeatInput = { kind: 'bot' };
export const pad = (id: string): SeatInput => ({ kind: 'pad', pad: id });
export const keys = (cluster: number): SeatInput => ({ kind: 'keys', cluster });

/** A learned keypad with these keys, from face 1 to face 6. */
export const keypad = (keys: readonly string[]): SeatInput => ({ kind: 'keypad', keys });
/** Keys of a number pad and of a macro keypad. */
export const NUMBER_PAD = ['Numpad1', 'Numpad2', 'Numpad3', 'NumpadAdd', 'NumpadEnter', 'Numpad0'];
export const MACRO_PAD = ['F13', 'F14', 'F15', 'F16', 'F17', 'F18'];

export function playersNamed(names: readonly string[]) {
  return names.map((name) => ({ id: name.toLowerCase(), name }));
}

type Begin = Extract<ConsoleCommand, { readonly type: 'begin' }>;

/** The command that begins a game of these inputs, with players of `NAMES`, unless `more` says otherwise. */
export function beginCommand(inputs: readonly SeatInput[], more: Partial<Begin> = {}): Begin {
  const players = playersNamed(NAMES.slice(0, inputs.length));
  const standard = { rulebook: RULEBOOKS.first, players, dealer: 0, house: {}, choices: STANDARD_CHOICES };
  return { type: 'begin', inputs: [...inputs], ...standard, ...more };
}

/** The die that a dealer means after seeing `view`: the next to be typed, or the last one typed. */
export function dieMeant(type: string, { table, typed }: Pick<ConsoleView, 'table' | 'typed'>): { readonly seat?: number } {
  if (type === 'untype') return { seat: typed.at(-1)?.seat ?? 0 };
  if (type !== 'type') return {};
  return { seat: (table.game?.course.phase === 'opening' ? table.game.course.toType[0] : undefined) ?? 0 };
}

function fivePads(): FakePads {
  return new FakePads('P1', 'P2', 'P3', 'P4', 'P5');
}

/** A whole running table in memory: the real referee and rules on a clock, a disk and pads that a test moves. */
export class MemoryTable<Folder extends NightFolder = FakeNights> {
  readonly clock: FakeClock;
  readonly folder: Folder;
  readonly pads: FakePads;
  readonly referee: Referee;
  readonly tableViews: TableView[] = [];
  readonly consoleViews: ConsoleView[] = [];
  readonly answers: Answer[] = [];

  private constructor(clock: FakeClock, folder: Folder, pads: FakePads, referee: Referee) {
    this.clock = clock;
    this.folder = folder;
    this.pads = pads;
    this.referee = referee;
    referee.watch('table', (view) => this.tableViews.push(view));
    referee.watch('console', (view) => this.consoleViews.push(view));
  }

  /** With `folder` of another table it is a restart. */
  static open(folder = new FakeNights(), pads = fivePads()): Promise<MemoryTable> {
    return MemoryTable.on(folder, pads);
  }

  /** The same on any folder. */
  static async on<Folder extends NightFolder>(
    folder: Folder,
    pads = fivePads(),
    clock = new FakeClock(),
    hall?: OpenHallLink,
  ): Promise<MemoryTable<Folder>> {
    let drawn = 0;
    // Every nonce is different, and every choice among n is the next in turn.
    const random = { below: (below: number) => drawn++ % below, nonce: () => (drawn++).toString(16).padStart(16, '0') };
    const referee = await Referee.open({ folder, pads, shell: 'browser', clock, random, ...(hall && { hall }) });
    await settle();
    return new MemoryTable(clock, folder, pads, referee);
  }

  static begun(...inputs: readonly SeatInput[]): Promise<MemoryTable> {
    return MemoryTable.with(inputs);
  }

  /** The same with other house rules, choices, players or rulebook. */
  static async with(inputs: readonly SeatInput[], more: Partial<Begin> = {}): Promise<MemoryTable> {
    const table = await MemoryTable.open();
    await table.do(beginCommand(inputs, more));
    return table;
  }

  get console(): ConsoleView {
    const view = this.consoleViews.at(-1);
    if (view === undefined) throw new Error('no view yet');
    return view;
  }

  get table(): TableView {
    const view = this.tableViews.at(-1);
    if (view === undefined) throw new Error('no view yet');
    return view;
  }

  get game(): GameView {
    const { game } = this.table;
    if (game === undefined) throw new Error('no game yet');
    return game;
  }

  get course(): Course {
    return this.game.course;
  }

  /** Sends a command, and lets everything settle. */
  async ask(command: unknown): Promise<Answer> {
    const answer = await this.referee.command(command);
    this.answers.push(answer);
    await settle();
    return answer;
  }

  /** Sends a command that must be accepted. */
  async do(command: unknown): Promise<void> {
    const answer = await this.ask(command);
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
  }

  /** A rulebook's own command, which must be accepted. */
  rule(type: string, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
    return this.do({ type: 'table', command: { type, ...more } });
  }

  /** Answers to the present questions, one after the other. */
  async answer(...given: readonly string[]): Promise<void> {
    for (const one of given) await this.rule('answer', { n: this.game.ask?.n, given: one });
  }

  async undo(steps = 1): Promise<void> {
    for (let undone = 0; undone < steps; undone += 1) await this.do({ type: 'undo', n: this.console.undo?.n });
  }

  async redo(steps = 1): Promise<void> {
    for (let redone = 0; redone < steps; redone += 1) await this.do({ type: 'redo', n: this.console.redo?.n });
  }

  /** Sends a command that must be refused; resolves with the code. */
  async refused(command: unknown): Promise<string> {
    const answer = await this.ask(command);
    if (answer.ok) throw new Error('accepted');
    return answer.refusal.code;
  }

  /** Ends, and opens again on the same folder and the same pads. */
  async restarted(this: MemoryTable): Promise<MemoryTable> {
    await this.referee.close();
    return MemoryTable.open(this.folder, this.pads);
  }

  /** A command of the round, meant for its present step. */
  async step(type: string, more: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
    return this.ask({ type, step: this.course.step, ...dieMeant(type, this.console), ...more });
  }

  /** Until the faces are asked for: three seconds, and the time of the fingerprint. */
  async count(): Promise<void> {
    await this.step('count');
    await this.clock.pass(3400);
  }

  /** A round of real dice, typed in the order asked for. */
  async typeRound(...digits: readonly number[]): Promise<void> {
    await this.count();
    for (const digit of digits) await this.step('type', { digit });
  }
}
