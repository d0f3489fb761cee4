import { createContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { ConsoleCommand } from '../../../host/contract/command.ts';
import type { Answer, ConsoleView, Course } from '../../../host/contract/view.ts';
import type { Refusal } from '../../../rulebook/refusal.ts';
import type { PlayerId } from '../../../rulebook/seat.ts';
import { newPortsOffered } from './new-ports.ts';
import { answerWith, eraseLast, readAsking } from './asking-keys.ts';
import type { AnswerInput } from './card-keys.ts';
import { makeNextGame } from './next-game.ts';
import { countWith, type CountInput } from './counting-keys.ts';
import { HELD, type Action, type Desk, type Confirmation, type Panel, type SetUpFrom } from './desk.ts';
import { InputBuffer } from './input-buffer.svelte.ts';
import type { KeyPress } from './key-press.ts';
import { actionOf } from './keymap.ts';
import { nameWith, type NameInput } from './naming-keys.ts';
import type { NextThing } from './next-thing.ts';
import { backOut, giveByHand, giveDie, takeBack, type Opening } from './opening-keys.ts';
import { consoleUiOf, type ConsoleUi } from './ui.ts';

/** What the desk is connected to. */
export interface DeskHost {
  /** Undefined until the first view has come. */
  view(): ConsoleView | undefined;
  hostNow(): number;
  command(command: ConsoleCommand): Promise<Answer>;
  press(code: string): void;
}

/** A word to the dealer until the next key. */
export type Toast =
  { readonly type: 'refusal'; readonly refusal: Refusal } | { readonly type: 'unclear'; readonly key: string } | undefined;

/** A round that comes back to choosing or asking, or a game that ends, by itself may meet a Space meant for the presentation. */
const SETTLE_MS: Readonly<Partial<Record<Course['phase'], number>>> = { choosing: 250, asking: 600, over: 1_500 };

/** The view of the dealer's window with what the window keeps beside it, and the one way from a key or a button to the host. */
export class DealersDesk {
  panel: Panel | undefined = $state();
  written = $state('');
  confirmation: Confirmation | undefined = $state.raw();
  byHand = $state(false);
  callingOff = $state(false);
  toast: Toast = $state.raw();
  /** Pages of the rules lie over everything: it is they that are printed. */
  reading = $state(false);
  /** Another game, other people or other rules for the next game: setup is open although a game is over. */
  settingUp: SetUpFrom | undefined = $state();
  /** The game taken from the shelf for it. */
  offShelf: string | undefined = $state();
  /** New ports up to this number are to be left alone for now. */
  portsPassed = $state(0);
  readonly buffer = new InputBuffer();
  /** Whether the table is shown large in this window. */
  readonly screens: { showsTable: boolean };
  /** Cards that the dealer has passed over. */
  readonly #passed = new SvelteSet<number>();
  /** Whose pile the dealer leaves uncounted. */
  readonly uncounted = new SvelteSet<PlayerId>();
  readonly #host: DeskHost;
  readonly #uiOf: (id: string | undefined) => ConsoleUi;
  #step: number | undefined;
  #phase: Course['phase'] | undefined;
  #game: number | undefined;
  #settlesAt = 0;

  constructor(host: DeskHost, screens: { showsTable: boolean }, uiOf: (id: string | undefined) => ConsoleUi = consoleUiOf) {
    this.#host = host;
    this.screens = screens;
    this.#uiOf = uiOf;
  }

  /** The newest view. Nothing that needs one is drawn, and no key is read, before the first has come. */
  get view(): ConsoleView {
    const view = this.#host.view();
    if (view === undefined) throw new Error('no view has come');
    return view;
  }

  /** A game is being set up. */
  get inSetup(): boolean {
    return this.view.table.game === undefined || this.settingUp !== undefined;
  }

  /** What the game on the table, or the one that is being set up, brings to the console. */
  get ui(): ConsoleUi {
    return this.#uiOf((this.inSetup ? this.offShelf : undefined) ?? this.view.table.game?.rulebook);
  }

  /** The state of the game on the table, which only its own rulebook can read. */
  get state(): unknown {
    return this.view.table.game?.state;
  }

  /** Cards that are asked for no more: passed over, or their name is on its way. */
  get passed(): Desk['passed'] {
    return { has: (id) => this.#passed.has(id) || this.buffer.isNamed(id) };
  }

  hostNow(): number {
    return this.#host.hostNow();
  }

  /** What keys and buttons act on besides the view. */
  look(onControl = false): Desk {
    return {
      now: this.#host.hostNow(),
      settlesAt: this.#settlesAt,
      panel: this.panel,
      written: this.written,
      passed: this.passed,
      uncounted: this.uncounted,
      confirmation: this.confirmation,
      typedTo: this.buffer.dice,
      awaiting: this.buffer.awaiting,
      waiting: this.buffer.waiting,
      byHand: this.byHand,
      callingOff: this.callingOff,
      portsPassed: this.portsPassed,
      onControl,
    };
  }

  /** Takes in a new view: what belonged to the phase before is dropped. */
  follow(): void {
    const { view, ui } = this;
    const { game } = view.table;
    this.#followPorts(view);
    this.#followCourse(game?.course);
    if (game?.game !== this.#game) {
      this.#game = game?.game;
      this.#passed.clear();
      this.uncounted.clear();
      this.settingUp = undefined;
      this.offShelf = undefined;
    }
    const unnamed = game === undefined ? [] : (ui.naming?.waiting(game.state) ?? []);
    this.buffer.follow(
      view,
      unnamed.map(({ id }) => id),
    );
    this.#giveBuffered();
  }

  /** Acts on a key; true where the browser must not use it as well. */
  key(press: KeyPress, onControl: boolean): boolean {
    const action = actionOf(this.view, this.look(onControl), press, this.ui);
    if (press.code !== 'Escape') this.callingOff = false;
    if (action.kind === 'none') return false;
    // The next right thing is done in sight, whatever was open.
    if (press.code === 'Space' && !press.repeat) this.panel = undefined;
    if (action.kind !== 'held') this.act(action);
    return true;
  }

  /** The big button. */
  next({ press }: NextThing): void {
    this.panel = undefined;
    if (press !== undefined) this.act(press.action);
  }

  /** A button that names the waiting card. */
  name(input: NameInput): void {
    this.act(nameWith(this.view, this.look(), input, this.ui));
  }

  /** A button that answers the question; `label` stands for it while it waits in the buffer. */
  answer(input: AnswerInput, label: string): void {
    this.act(answerWith(this.view, this.look(), { input, label }, this.ui));
  }

  eraseAnswer(): void {
    this.act(eraseLast(this.look()));
  }

  /** A button of counting piles. */
  count(input: CountInput): void {
    this.act(countWith(this.view, this.look(), input, this.ui) ?? HELD);
  }

  /** A button for the next real die; 0 for no die. */
  typeDie(digit: number): void {
    this.#open((course, desk) => giveDie(course, this.view.typed, desk, digit));
  }

  /** A button for the face of the seat that has stalled; 0 for none. */
  giveByHand(digit: number): void {
    this.#open((course) => giveByHand(course, digit));
  }

  takeBack(): void {
    this.#open((course, desk) => takeBack(course, this.view.typed, desk));
  }

  /** Out of giving a face by hand, or, asked twice, out of the round. */
  backOut(): void {
    this.#open(backOut);
  }

  #open(decide: (course: Opening, desk: Desk) => Action | undefined): void {
    const course = this.view.table.game?.course;
    if (course?.phase === 'opening') this.act(decide(course, this.look()) ?? HELD);
  }

  /** Sends a command and keeps what the host says against it. True where it was done. */
  async send(command: ConsoleCommand, naming?: Confirmation): Promise<boolean> {
    const looksBack = recalls(command);
    if (!looksBack || this.confirmation === undefined) this.toast = undefined;
    this.callingOff = false;
    this.byHand = false;
    const { written, ui } = this;
    const asks = ui.asking !== undefined;
    if (!looksBack) this.#forgetName();
    if (turns(command)) this.buffer.keep([]);
    const arrived = this.buffer.sent(command, naming, asks);
    const answer = await this.#host.command(command);
    arrived(answer.ok);
    if (answer.ok) return true;
    this.toast = { type: 'refusal', refusal: answer.refusal };
    if (naming !== undefined && needsConfirmation(answer.refusal, ui)) {
      this.confirmation = naming;
      // An answer is given again from its first key, a name from its last.
      if (!asks) this.written = written;
    }
    return false;
  }

  /** New ports that look like pads are not spoken of while the game runs, until another one comes. */
  passPorts(): void {
    this.portsPassed = Math.max(this.portsPassed, ...newPortsOffered(this.view, this.portsPassed));
  }

  /** Asks the host for something that is no deed of the dealer's: what stands on the desk stays as it is. */
  ask(command: ConsoleCommand): Promise<Answer> {
    return this.#host.command(command);
  }

  /** A host that was started again counts its ports anew. */
  #followPorts({ ports }: ConsoleView): void {
    const last = Math.max(0, ...ports.map((port) => (port.kind === 'new' ? port.n : 0)));
    this.portsPassed = Math.min(this.portsPassed, last);
  }

  #followCourse(course: Course | undefined): void {
    if (course?.step === this.#step) return;
    const before = this.#phase;
    this.#step = course?.step;
    this.#phase = course?.phase;
    this.byHand = false;
    this.callingOff = false;
    if (before === 'shown' && course !== undefined) this.#settlesAt = this.#host.hostNow() + (SETTLE_MS[course.phase] ?? 0);
    if (course?.phase === 'counting') this.#forgetName();
  }

  /** Gives the questions that have come what waits for them, one input after the other. */
  #giveBuffered(): void {
    const { view } = this;
    for (let input = this.buffer.take(view); input !== undefined; input = this.buffer.take(view)) {
      if (input.kind === 'key') this.act(readAsking(view, this.look(), input.press, this.ui) ?? HELD);
      else this.answer(input.input, input.label);
    }
  }

  act(action: Action): void {
    switch (action.kind) {
      case 'press':
        return this.#host.press(action.code);
      case 'command':
        return void this.send(action.command, action.naming);
      case 'held':
      case 'none':
        return;
      default:
        this.toast = undefined;
        this.#do(action);
    }
  }

  /** What happens on the dealer's own screen. */
  #do(action: Exclude<Action, { readonly kind: 'press' | 'command' | 'held' | 'none' }>): void {
    switch (action.kind) {
      case 'panel':
        this.panel = action.panel;
        return;
      case 'view':
        this.screens.showsTable = !this.screens.showsTable;
        return;
      case 'sound':
        void this.ask({ type: 'sound', sound: action.sound });
        return;
      case 'write':
        // The same card again is typed from its rank on: what is confirmed stays while it is.
        if (action.written === '') this.confirmation = undefined;
        this.written = action.written;
        return;
      case 'buffer':
        this.buffer.keep(action.waiting);
        return;
      case 'unclear':
        this.toast = { type: 'unclear', key: action.key };
        return;
      case 'refused':
        this.toast = { type: 'refusal', refusal: action.refusal };
        return;
      case 'byHand':
        this.callingOff = false;
        this.byHand = action.on;
        return;
      case 'callingOff':
        this.callingOff = action.on;
        return;
      case 'nextGame': {
        const next = makeNextGame(this.view, this.ui);
        if (next !== undefined) void this.send(next);
        return;
      }
      case 'setUp':
        this.settingUp = action.from;
        return;
      default:
        this.#passOver(action);
    }
  }

  /** A card stays without a name, or a pile uncounted. */
  #passOver(action: Extract<Action, { readonly kind: 'pass' | 'passNames' | 'passPile' }>): void {
    this.#forgetName();
    const { game } = this.view.table;
    switch (action.kind) {
      case 'pass':
        this.#passed.add(action.id);
        return;
      case 'passNames':
        for (const { id } of (game && this.ui.naming?.waiting(game.state)) ?? []) this.#passed.add(id);
        return;
      case 'passPile':
        this.uncounted.add(action.player);
        return;
      default:
        action satisfies never;
    }
  }

  #forgetName(): void {
    this.written = '';
    this.confirmation = undefined;
  }
}

/** What was typed ahead was meant for the table as it stood. */
function turns({ type }: ConsoleCommand): boolean {
  return type === 'undo' || type === 'redo';
}

/** Whether the same card again is accepted. */
function needsConfirmation(refusal: Refusal, ui: ConsoleUi): boolean {
  return ui.asking === undefined ? ui.naming?.needsConfirmation(refusal) === true : refusal.code === 'card cannot be there';
}

/** A look back at the last reveal: what is half written is about the present. */
function recalls({ type }: ConsoleCommand): boolean {
  return type === 'recall' || type === 'endRecall';
}

export const [getDesk, setDesk] = createContext<DealersDesk>();
