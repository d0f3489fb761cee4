import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { ConsoleCommand } from '../../../host/contract/command.ts';
import type { Answer, ConsoleView, Course } from '../../../host/contract/view.ts';
import type { Refusal } from '../../../rulebook/refusal.ts';
import type { PlayerId } from '../../../rulebook/seat.ts';
import { makeNextGame } from '../setup/next-game.ts';
import { AnswersAhead } from '../questions/answers-ahead.svelte.ts';
import { readAsking } from '../questions/asking-keys.ts';
import type { ConsoleBook } from './book.ts';
import { readCounting } from './counting-keys.ts';
import { HELD, type Action, type Desk, type Confirmation, type LocalAction, type Panel, type SetUpFrom } from './desk.ts';
import type { KeyPress } from './key-press.ts';
import { actionOf } from './keymap.ts';
import { touchNaming } from './naming-keys.ts';
import { newPortsOffered } from '../pads/new-ports.ts';
import { readOpening } from './opening-keys.ts';
import { TypedAhead } from './typed-ahead.ts';

/** How the desk reaches the host. */
export interface DeskHost {
  hostNow(): number;
  command(command: ConsoleCommand): Promise<Answer>;
  press(code: string): void;
}

/** A word to the dealer until the next key. */
export type Toast =
  { readonly type: 'refusal'; readonly refusal: Refusal } | { readonly type: 'unclear'; readonly key: string } | undefined;

/** A round that comes back to choosing or asking, or a game that ends, by itself may meet a Space meant for the presented. */
const SETTLE_MS: Readonly<Partial<Record<Course['phase'], number>>> = { choosing: 250, asking: 600, over: 1_500 };

/** What the dealer's window keeps beside the view, and the one way from a key or a touch to the host. */
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
  /** Cards that are not asked for: passed over, or sent to the host a moment ago. */
  readonly passed = new SvelteMap<number, 'passed' | 'sent'>();
  /** Whose pile the dealer leaves uncounted. */
  readonly uncounted = new SvelteSet<PlayerId>();

  /** New ports up to this number are to be left alone for now. */
  portsPassed = $state(0);

  /** Answers to questions, typed before they are asked. */
  readonly ahead = new AnswersAhead();
  readonly #typed = new TypedAhead();
  readonly #host: DeskHost;
  readonly #screens: { showsTable: boolean };
  #step: number | undefined;
  #phase: Course['phase'] | undefined;
  #game: number | undefined;
  #settlesAt = 0;

  constructor(host: DeskHost, screens: { showsTable: boolean }) {
    this.#host = host;
    this.#screens = screens;
  }

  /** Takes in a new view: what belonged to the phase before is dropped. */
  follow(view: ConsoleView, book: ConsoleBook): void {
    const course = view.table.game?.course;
    this.#typed.follow(view);
    this.ahead.follow(view);
    this.#followPorts(view);
    if (course?.step !== this.#step) {
      const before = this.#phase;
      this.#step = course?.step;
      this.#phase = course?.phase;
      this.byHand = false;
      this.callingOff = false;
      if (before === 'shown' && course !== undefined) this.#settlesAt = this.#host.hostNow() + (SETTLE_MS[course.phase] ?? 0);
      if (course?.phase === 'counting') this.#forgetName();
    }
    if (view.table.game?.game !== this.#game) {
      this.#game = view.table.game?.game;
      this.passed.clear();
      this.uncounted.clear();
      this.settingUp = undefined;
      this.offShelf = undefined;
    }
    const waiting = view.table.game === undefined ? [] : (book.naming?.waiting(view.table.game.state) ?? []).map(({ id }) => id);
    for (const [id, why] of this.passed) if (why === 'sent' && !waiting.includes(id)) this.passed.delete(id);
    this.#giveKept(view, book);
  }

  /** Acts on a key; true where the browser must not use it as well. */
  key(view: ConsoleView, press: KeyPress, onControl: boolean, book: ConsoleBook): boolean {
    const action = actionOf(view, this.#look(onControl), press, book);
    if (press.code !== 'Escape') this.callingOff = false;
    if (action.type === 'none') return false;
    // The next right thing is done in sight, whatever was open.
    if (press.code === 'Space' && !press.repeat) this.panel = undefined;
    if (action.type !== 'held') this.act(view, action, book);
    return true;
  }

  /** A naming button: the key it shows, whoever holds the keyboard. */
  touchName(view: ConsoleView, press: KeyPress, book: ConsoleBook): void {
    this.act(view, touchNaming(view, this.#look(false), press, book), book);
  }

  /** A button of the strip that asks: the key it shows. */
  touchAnswer(view: ConsoleView, press: KeyPress, book: ConsoleBook): void {
    this.act(view, readAsking(view, this.#look(false), press, book) ?? HELD, book);
  }

  /** A button of counting piles: the key it shows. */
  touchCount(view: ConsoleView, press: KeyPress, book: ConsoleBook): void {
    this.act(view, readCounting(view, this.#look(false), press, book) ?? HELD, book);
  }

  /** A button of typing dice: the key it shows. */
  touchDie(view: ConsoleView, press: KeyPress, book: ConsoleBook): void {
    const course = view.table.game?.course;
    if (course?.phase !== 'opening') return;
    this.act(view, readOpening(course, view.typed, this.#look(false), press) ?? HELD, book);
  }

  act(view: ConsoleView, action: Action, book: ConsoleBook): void {
    switch (action.type) {
      case 'press':
        this.#host.press(action.code);
        return;
      case 'command':
        void this.send(action.command, action.naming, book);
        return;
      case 'local':
        this.#do(view, action.local, book);
        return;
      case 'held':
      case 'none':
        return;
      default:
        action satisfies never;
    }
  }

  /** Sends a command and keeps what the host says against it. True where it was done. */
  async send(command: ConsoleCommand, naming?: Confirmation, book?: ConsoleBook): Promise<boolean> {
    const looksBack = recalls(command);
    if (!looksBack || this.confirmation === undefined) this.toast = undefined;
    this.callingOff = false;
    this.byHand = false;
    const { written } = this;
    const asks = book?.asking !== undefined;
    if (naming !== undefined && asks) this.ahead.sent(naming.id);
    else if (naming !== undefined) this.passed.set(naming.id, 'sent');
    if (!looksBack) this.#forgetName();
    if (turns(command)) this.ahead.keep([]);
    this.#typed.sent(command);
    const answer = await this.#host.command(command);
    this.#typed.answered(command, answer);
    if (answer.ok) return true;
    this.toast = { type: 'refusal', refusal: answer.refusal };
    if (naming === undefined) return false;
    if (asks) this.ahead.refused();
    else this.passed.delete(naming.id);
    if (needsConfirmation(answer.refusal, book)) {
      this.confirmation = naming;
      // An answer is given again from its first key, a name from its last.
      if (!asks) this.written = written;
    }
    return false;
  }

  /** New ports that look like pads are not spoken of while the game runs, until another one comes. */
  passPorts(view: ConsoleView): void {
    this.portsPassed = Math.max(this.portsPassed, ...newPortsOffered(view, this.portsPassed));
  }

  /** Asks the host for something that is no deed of the dealer's: what stands on the desk stays as it is. */
  ask(command: ConsoleCommand): Promise<Answer> {
    return this.#host.command(command);
  }

  /** A host that was started again counts its ports anew. */
  #followPorts({ ports }: ConsoleView): void {
    const last = Math.max(0, ...ports.map((port) => (port.state === 'new' ? port.n : 0)));
    this.portsPassed = Math.min(this.portsPassed, last);
  }

  /** Gives the questions that have come what was typed for them, one key after the other. */
  #giveKept(view: ConsoleView, book: ConsoleBook): void {
    for (let press = this.ahead.take(view); press !== undefined; press = this.ahead.take(view))
      this.act(view, readAsking(view, this.#look(false), press, book) ?? HELD, book);
  }

  #look(onControl: boolean): Desk {
    return {
      now: this.#host.hostNow(),
      settlesAt: this.#settlesAt,
      panel: this.panel,
      written: this.written,
      passed: this.passed,
      uncounted: this.uncounted,
      confirmation: this.confirmation,
      typedTo: this.#typed.to,
      awaiting: this.ahead.awaiting,
      kept: this.ahead.kept,
      byHand: this.byHand,
      callingOff: this.callingOff,
      portsPassed: this.portsPassed,
      onControl,
    };
  }

  #do(view: ConsoleView, action: LocalAction, book: ConsoleBook): void {
    this.toast = undefined;
    switch (action.type) {
      case 'panel':
        this.panel = action.panel;
        return;
      case 'view':
        this.#screens.showsTable = !this.#screens.showsTable;
        return;
      case 'sound':
        void this.ask({ type: 'sound', sound: action.sound });
        return;
      case 'write':
        // The same card again is typed from its rank on: what is confirmed stays while it is.
        if (action.written === '') this.confirmation = undefined;
        this.written = action.written;
        return;
      case 'kept':
        this.ahead.keep(action.kept);
        return;
      case 'pass':
        this.#forgetName();
        this.passed.set(action.id, 'passed');
        return;
      case 'passNames':
        this.#forgetName();
        for (const { id } of (view.table.game && book.naming?.waiting(view.table.game.state)) ?? [])
          this.passed.set(id, 'passed');
        return;
      case 'passPile':
        this.#forgetName();
        this.uncounted.add(action.player);
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
        const next = makeNextGame(view, book);
        if (next !== undefined) void this.send(next);
        return;
      }
      case 'setUp':
        this.settingUp = action.from;
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
function needsConfirmation(refusal: Refusal, book: ConsoleBook | undefined): boolean {
  return book?.asking === undefined ? book?.naming?.needsConfirmation(refusal) === true : refusal.code === 'card cannot be there';
}

/** A look back at the last reveal: what is half written is about the present. */
function recalls({ type }: ConsoleCommand): boolean {
  return type === 'recall' || type === 'endRecall';
}
