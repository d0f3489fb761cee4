import type { ConsoleCommand } from '../../../host/contract/command.ts';
import type { ConsoleView } from '../../../host/contract/view.ts';
import type { Buffered, Confirmation } from './desk.ts';

/** More than this was not typed ahead: something lies on the keyboard. */
const MOST_WAITING = 24;

/** An input on its way to the host, until a view has come to it. */
type Sent =
  | { readonly kind: 'answer'; readonly n: number }
  | { readonly kind: 'name'; readonly id: number }
  | { readonly kind: 'die' };

/**
 * What was typed before a view has come to it. A quick hand is ahead of the views, and each input must name what it is
 * meant for: the question, the card, the seat whose die it is.
 */
export class InputBuffer {
  /** For questions that are still to come, in order. */
  waiting: readonly Buffered[] = $state.raw([]);
  #sent: readonly Sent[] = $state.raw([]);
  #step: number | undefined;
  /** How many dice are typed, counting those on their way; undefined where the view has them all. */
  dice: number | undefined;
  #diceSeen = 0;

  get awaiting(): boolean {
    return this.#sent.some(({ kind }) => kind === 'answer');
  }

  /** The name of this card is on its way. */
  isNamed(id: number): boolean {
    return this.#sent.some((sent) => sent.kind === 'name' && sent.id === id);
  }

  keep(waiting: readonly Buffered[]): void {
    this.waiting = waiting.slice(0, MOST_WAITING);
  }

  /** Takes in a new view; `unnamed` are the cards whose names it waits for. Nothing waits for an answer once the game is over. */
  follow({ table: { game }, typed }: ConsoleView, unnamed: readonly number[]): void {
    const isOpen = (sent: Sent) =>
      sent.kind === 'answer' ? sent.n === game?.ask?.n : sent.kind === 'die' || unnamed.includes(sent.id);
    if (!this.#sent.every(isOpen)) this.#sent = this.#sent.filter(isOpen);
    if (game?.ask === undefined && this.waiting.length > 0) this.waiting = [];
    if (game?.course.step !== this.#step || !this.#sent.some(({ kind }) => kind === 'die')) this.dice = undefined;
    this.#step = game?.course.step;
    this.#diceSeen = typed.length;
  }

  /** A command leaves; `naming` is the card or the question that it names. Returns what to call with the host's answer. */
  sent(command: ConsoleCommand, naming: Confirmation | undefined, asks: boolean): (ok: boolean) => void {
    const sent = sentWith(command, naming, asks);
    if (sent === undefined) return () => undefined;
    this.#sent = [...this.#sent, sent];
    if (sent.kind === 'die') this.dice = (this.dice ?? this.#diceSeen) + (command.type === 'type' ? 1 : -1);
    return (ok) => {
      if (!ok || sent.kind === 'die') this.#sent = this.#sent.filter((other) => other !== sent);
      if (!ok && sent.kind === 'die') this.dice = undefined;
    };
  }

  /** The next input for the question that is asked now; none while only a bot can answer. */
  take(view: ConsoleView): Buffered | undefined {
    const phase = view.table.game?.course.phase;
    const [next, ...others] = this.waiting;
    if (next === undefined || this.awaiting || (phase !== 'asking' && phase !== 'shown')) return undefined;
    if (view.answerer?.kind !== 'dealer') return undefined;
    this.waiting = others;
    return next;
  }
}

function sentWith({ type }: ConsoleCommand, naming: Confirmation | undefined, asks: boolean): Sent | undefined {
  if (type === 'type' || type === 'untype') return { kind: 'die' };
  if (naming === undefined) return undefined;
  return asks ? { kind: 'answer', n: naming.id } : { kind: 'name', id: naming.id };
}
