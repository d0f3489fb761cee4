import type { ConsoleCommand } from '../../../host/contract/command.ts';
import type { Answer, ConsoleView, SeatInput } from '../../../host/contract/view.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { heard, keysLearned, NOTHING_LEARNED, settled, type Learning } from './keypad-learning.ts';

/** What one key sends, NumLock before and after it included, comes within so many ms. */
const QUIET_MS = 120;

/** A seat whose keypad is to be learned. */
export interface KeypadWish {
  readonly name: string;
  /** By seat; that of the seat itself is a real die, as it may have the same keys again. */
  readonly others: readonly SeatInput[];
  nameOf(seat: Seat): string;
  /** Given six different keys, from face 1 to face 6. */
  learned(keys: readonly string[]): void;
}

interface LearnersDesk {
  /** As `DealersDesk.send`: true where it was done; else the desk says why not. */
  send(command: ConsoleCommand): Promise<boolean>;
  ask(command: ConsoleCommand): Promise<Answer>;
}

/** Learns the six keys of a keypad for one seat, while the host gives this page every key. */
export class KeypadLearner {
  /** Undefined while nothing is learned. */
  wish: KeypadWish | undefined = $state.raw();
  learning: Learning = $state.raw(NOTHING_LEARNED);
  readonly #desk: LearnersDesk;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the view before said; undefined before the first, and once the host did not hear that the learning has ended. */
  #granted: boolean | undefined;

  constructor(desk: LearnersDesk) {
    this.#desk = desk;
  }

  async begin(wish: KeypadWish): Promise<void> {
    if (!(await this.#desk.send({ type: 'learnKeypad', on: true }))) return;
    this.learning = NOTHING_LEARNED;
    this.wish = wish;
  }

  /** Nothing is changed. */
  cancel(): void {
    this.#end();
  }

  /** Every key that goes down while a keypad is learned. */
  hear({ code, repeat }: Pick<KeyboardEvent, 'code' | 'repeat'>): void {
    if (repeat) return;
    if (code === 'Escape') return this.cancel();
    this.learning = heard(this.learning, code);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), QUIET_MS);
  }

  /** A page that is opened anew has lost what it was learning, and a count that another console has begun ends it. */
  follow({ learningKeypad }: Pick<ConsoleView, 'learningKeypad'>): void {
    const before = this.#granted;
    this.#granted = learningKeypad === true;
    if (before === undefined && this.#granted) void this.#giveBack();
    if (before === true && !this.#granted && this.wish !== undefined) this.#end();
  }

  #settle(): void {
    const { wish } = this;
    if (wish === undefined) return;
    if (this.learning.burst.length > 0) this.learning = settled(this.learning, wish.others);
    const keys = keysLearned(this.learning);
    if (keys === undefined) return;
    this.#end();
    wish.learned(keys);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.wish = undefined;
    this.learning = NOTHING_LEARNED;
    void this.#giveBack();
  }

  async #giveBack(): Promise<void> {
    const { ok } = await this.#desk.ask({ type: 'learnKeypad', on: false });
    if (!ok) this.#granted = undefined;
  }
}
