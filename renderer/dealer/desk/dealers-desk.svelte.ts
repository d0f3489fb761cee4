import { createContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { ConsoleCommand } from '../../../host/contract/command.ts';
import type { Answer, ConsoleView, Course, GameView, HistoryStep } from '../../../host/contract/view.ts';
import type { Refusal } from '../../../rulebook/refusal.ts';
import type { PlayerId } from '../../../rulebook/seat.ts';
import type { Language } from '../../../words/language.ts';
import { hostTime } from '../../room/table/ticker.svelte.ts';
import type { ConsoleSettings } from '../console-settings.svelte.ts';
import { KeypadLearner } from './keypad-learner.svelte.ts';
import { readAsking, answerWith } from './asking-keys.ts';
import {
  HELD,
  type Action,
  type Confirmation,
  type Desk,
  type DeskChange,
  type Panel,
  type SetUpFrom,
  type Toast,
} from './desk.ts';
import { deskSay, type DeskSay } from './desk-say.ts';
import { stepSaid } from './in-words.ts';
import { InputBuffer } from './input-buffer.svelte.ts';
import type { KeyPress } from './key-press.ts';
import { actionOf } from './keymap.ts';
import type { NextThing } from './next-thing.ts';
import { newPortsOffered } from './pads-at-hand.ts';
import { consoleUiOf, type ConsoleUi } from './ui.ts';

/** What the desk is connected to. */
export interface DeskHost {
  /** Undefined until the first view has come. */
  readonly view: ConsoleView | undefined;
  hostNow(): number;
  command(command: ConsoleCommand): Promise<Answer>;
  press(code: string): void;
}

/** A round that comes back to choosing or asking, or a game that ends, by itself may meet a Space meant for the presentation. */
const SETTLE_MS: Readonly<Partial<Record<Course['phase'], number>>> = { choosing: 250, asking: 600, over: 1_500 };

/** The view of the dealer's window with what the window keeps beside it, and the one way from a key or a button to the host. */
export class DealersDesk implements Desk {
  panel: Panel | undefined = $state();
  written = $state('');
  confirmation: Confirmation | undefined = $state.raw();
  typedEarly = $state(false);
  byHand = $state(false);
  callingOff = $state(false);
  toast: Toast | undefined = $state.raw();
  /** Pages of the rules lie over everything: it is they that are printed. */
  reading = $state(false);
  /** Another game, other people or other rules for the next game: setup is open although a game is over. */
  settingUp: SetUpFrom | undefined = $state();
  /** The game taken from the shelf for it. */
  offShelf: string | undefined = $state();
  portsPassed = $state(0);
  readonly settings: ConsoleSettings;
  readonly keypad = new KeypadLearner(this);
  readonly uncounted = new SvelteSet<PlayerId>();
  entered = 0;
  settling = $state(false);
  onControl = false;
  readonly #passed = new SvelteSet<number>();
  readonly #buffer = new InputBuffer();
  readonly #host: DeskHost;
  readonly #uiOf: (id: string | undefined) => ConsoleUi;
  #settled: ReturnType<typeof setTimeout> | undefined;
  #step: number | undefined;
  #phase: Course['phase'] | undefined;
  #game: number | undefined;
  #faults = 0;

  constructor(host: DeskHost, settings: ConsoleSettings, uiOf = consoleUiOf) {
    this.#host = host;
    this.settings = settings;
    this.#uiOf = uiOf;
  }

  /** The newest view. Nothing that needs one is drawn, and no key is read, before the first has come. */
  get view(): ConsoleView {
    const { view } = this.#host;
    if (view === undefined) throw new Error('no view has come');
    return view;
  }

  get game(): GameView | undefined {
    return this.view.table.game;
  }

  get language(): Language {
    return this.settings.language;
  }

  get say(): DeskSay {
    return deskSay(this.language);
  }

  get inSetup(): boolean {
    return this.game === undefined || this.settingUp !== undefined;
  }

  /** What the game on the table, or the one that is being set up, brings to the console. */
  get ui(): ConsoleUi {
    return this.#uiOf((this.inSetup ? this.offShelf : undefined) ?? this.game?.rulebook);
  }

  /** The state of the game on the table, which only its own rulebook can read. */
  get state(): unknown {
    return this.game?.state;
  }

  get now(): number {
    return this.#host.hostNow();
  }

  get passed(): Desk['passed'] {
    return { has: (id) => this.#passed.has(id) || this.#buffer.isNamed(id) };
  }

  get typedTo(): number | undefined {
    return this.#buffer.dice;
  }

  get awaiting(): boolean {
    return this.#buffer.awaiting;
  }

  get waiting(): Desk['waiting'] {
    return this.#buffer.waiting;
  }

  /** Takes in a new view: what belonged to the phase before is dropped. */
  follow(): void {
    const { view, ui, game } = this;
    this.#followPorts(view);
    this.#followFaults(view);
    this.keypad.follow(view);
    this.#followCourse(game?.course);
    this.#followGame(game?.game);
    const unnamed = game === undefined ? [] : (ui.naming?.waiting(game.state) ?? []);
    this.#buffer.follow(view, unnamed);
    this.#giveBuffered();
  }

  /** Acts on a key; `onControl`: a button has the focus. True where the browser must not use the key as well. */
  key(press: KeyPress, onControl: boolean): boolean {
    this.onControl = onControl;
    const action = actionOf(this, press);
    if (press.code !== 'Escape') this.callingOff = false;
    // The keys of setup do not reach the desk, so without this one the notice would stay until the game.
    else if (this.toast?.type === 'fault' && (action.kind === 'none' || action.kind === 'held')) {
      this.toast = undefined;
      return true;
    }
    if (action.kind === 'none') return false;
    // The next right thing is done in sight, whatever was open.
    if (press.code === 'Space' && !press.repeat && action.kind !== 'callingOff') this.panel = undefined;
    if (action.kind !== 'held') this.act(action);
    return true;
  }

  /** The big button. */
  next({ press }: NextThing): void {
    this.panel = undefined;
    if (press !== undefined) this.act(press.action);
  }

  /** Does what a key or a button means; nothing where that is undefined. */
  act(action: Action = HELD): void {
    if (action.kind === 'held' || action.kind === 'none') return;
    if (action.kind === 'press') return this.#host.press(action.code);
    if (action.kind === 'command') return void this.send(action.command, action.naming);
    this.toast = undefined;
    this.#change(action);
  }

  /** Sends a command and keeps what the host says against it. True where it was done. */
  async send(command: ConsoleCommand, naming?: Confirmation): Promise<boolean> {
    const { written, ui } = this;
    const asks = ui.asking !== undefined;
    this.#leaveBehind(command);
    const arrived = this.#buffer.sent(command, naming, asks);
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

  /** Asks the host for something that is no deed of the dealer's: what stands on the desk stays as it is. */
  ask(command: ConsoleCommand): Promise<Answer> {
    return this.#host.command(command);
  }

  /** The language of this window. A table display that spoke the same goes along. */
  speak(language: Language): void {
    const { settings } = this;
    const goesAlong = settings.table.language === settings.language;
    if (goesAlong) settings.setTable({ language });
    settings.language = language;
    this.tellLanguage(goesAlong ? language : settings.table.language);
  }

  /** Screens of the room speak the table's language, where none has been set on them. */
  tellLanguage(language = this.settings.table.language): void {
    void this.ask({ type: 'roomLanguage', language });
  }

  /** New ports that look like pads are not offered while the game runs, until another one comes. */
  passPorts(): void {
    this.portsPassed = Math.max(this.portsPassed, ...newPortsOffered(this.view, this.portsPassed));
  }

  /** Undoes the last answer. Its words are of the state before: afterwards the round may be another. */
  async #takeBack(step: HistoryStep): Promise<void> {
    const said = this.say('console-took-back', { step: stepSaid(this, step, 100) });
    if (await this.send({ type: 'undo', n: step.n })) this.toast = { type: 'took back', said };
  }

  /** What stood on the desk is dealt with by a command that leaves. A look back leaves what is half written: that is about the present. */
  #leaveBehind({ type }: ConsoleCommand): void {
    const looksBack = type === 'recall' || type === 'endRecall';
    if (!looksBack || this.confirmation === undefined) this.toast = undefined;
    this.callingOff = false;
    this.byHand = false;
    if (!looksBack) this.#forgetName();
    // What was typed ahead was meant for the table as it stood.
    if (type === 'undo' || type === 'redo') this.#buffer.keep([]);
  }

  /** A host that was started again counts its ports anew. */
  #followPorts({ ports }: ConsoleView): void {
    const last = Math.max(0, ...ports.map((port) => (port.kind === 'new' ? port.n : 0)));
    this.portsPassed = Math.min(this.portsPassed, last);
  }

  #followFaults({ faults = 0 }: ConsoleView): void {
    if (faults > this.#faults) this.toast = { type: 'fault' };
    this.#faults = faults;
  }

  #followCourse(course: Course | undefined): void {
    if (course?.step === this.#step) return;
    const before = this.#phase;
    this.#step = course?.step;
    this.#phase = course?.phase;
    // The digits that follow early ones belong to the same dice.
    if (course?.phase !== 'closed' && course?.phase !== 'opening') this.typedEarly = false;
    this.byHand = false;
    this.callingOff = false;
    clearTimeout(this.#settled);
    const settlesIn = before === 'shown' && course !== undefined ? (SETTLE_MS[course.phase] ?? 0) : 0;
    this.settling = settlesIn > 0;
    if (this.settling) this.#settled = setTimeout(() => (this.settling = false), settlesIn);
    if (course?.phase === 'counting') this.#forgetName();
  }

  #followGame(game: number | undefined): void {
    if (game === this.#game) return;
    this.#game = game;
    this.#passed.clear();
    this.uncounted.clear();
    // A new night begins for the people of the hall: what is set up is theirs.
    if (game !== undefined || this.settingUp !== 'offer') this.offShelf = undefined;
    this.settingUp = undefined;
  }

  /** Gives the questions that have come what waits for them, one input after the other. */
  #giveBuffered(): void {
    const { view } = this;
    for (let input = this.#buffer.take(view); input !== undefined; input = this.#buffer.take(view))
      this.act(input.kind === 'key' ? readAsking(this, input.press) : answerWith(this, input.input, input.label));
  }

  #change(action: DeskChange): void {
    switch (action.kind) {
      case 'panel':
        this.callingOff = false;
        return void (this.panel = action.panel);
      case 'view':
        return this.settings.switchView();
      case 'ask':
        return void this.ask(action.command);
      case 'write':
        // The same card again is typed from its rank on: what is confirmed stays while it is.
        if (action.written === '') this.confirmation = undefined;
        return void (this.written = action.written);
      case 'buffer':
        return this.#buffer.keep(action.waiting);
      case 'pass':
        this.#forgetName();
        return action.ids.forEach((id) => this.#passed.add(id));
      case 'passPile':
        this.#forgetName();
        return void this.uncounted.add(action.player);
      case 'say':
        return void (this.toast = action.toast);
      case 'takeBack':
        return void this.#takeBack(action.step);
      case 'typedEarly':
        this.toast = action.on ? { type: 'typed early' } : undefined;
        return void (this.typedEarly = action.on);
      case 'byHand':
        this.callingOff = false;
        return void (this.byHand = action.on);
      case 'callingOff':
        return void (this.callingOff = action.on);
      case 'setUp':
        return void (this.settingUp = action.from);
      default:
        action satisfies never;
    }
  }

  #forgetName(): void {
    this.written = '';
    this.confirmation = undefined;
  }
}

/** Whether the same card again is accepted. */
function needsConfirmation(refusal: Refusal, ui: ConsoleUi): boolean {
  return ui.asking === undefined ? ui.naming?.needsConfirmation(refusal) === true : refusal.code === 'card cannot be there';
}

export const [getDesk, setDesk] = createContext<DealersDesk>();

/** The host's time (ms since 1970) as the component that calls this draws it. */
export function deskTime(): { readonly value: number } {
  const desk = getDesk();
  return hostTime(
    () => desk.now,
    () => desk.game,
    () => desk.view.table.hallClock !== undefined,
  );
}
