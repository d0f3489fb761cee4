/** How many steps back states are still kept at least, and every how many steps one is kept for good. */
const KEPT = 64;

/**
 * Undo and redo above every rulebook: what counts is the list of effective steps, and every state is the fold
 * of their events. A step keeps the state after it only as the memo of that fold, and it is folded again from the nearest
 * state that is kept: the states of a long night would fill the memory.
 */
export class Step<Event, State> {
  /** The number of its line in the record. */
  readonly n: number;
  readonly events: readonly Event[];
  readonly #evolve: Evolve<Event, State>;
  #earlier: Step<Event, State> | undefined;
  /** Instead of the step before. */
  #before: State | undefined;
  #after: State | undefined;

  /** Throws what `evolve` throws, and a RangeError for no event. */
  constructor(n: number, events: readonly Event[], earlier: Step<Event, State> | undefined, evolve: Evolve<Event, State>) {
    this.n = n;
    this.events = events;
    this.#earlier = earlier;
    this.#evolve = evolve;
    this.#after = this.#fold();
  }

  get before(): State | undefined {
    return this.#earlier === undefined ? this.#before : this.#earlier.after;
  }

  get after(): State {
    return (this.#after ??= this.#fold());
  }

  forget(): void {
    this.#after = undefined;
  }

  /** Keeps the state before it, and no step before it. */
  detach(): void {
    this.#before = this.before;
    this.#earlier = undefined;
  }

  #fold(): State {
    let state = this.before;
    for (const event of this.events) state = this.#evolve(state, event);
    if (state === undefined || this.events.length === 0) throw new RangeError(`step ${this.n} holds no event`);
    return state;
  }
}

export interface Timeline<Event, State> {
  readonly done: Chain<Step<Event, State>>;
  /** Most recently undone first. */
  readonly undone: Chain<Step<Event, State>>;
}

/** A list that shares its tail, so that a step costs the same at round 10,000 as at round 10. */
export type Chain<T> = { readonly head: T; readonly rest: Chain<T>; readonly length: number } | undefined;

/** Folds one event; `state` is undefined before the first. */
type Evolve<Event, State> = (state: State | undefined, event: Event) => State;

export const EMPTY_TIMELINE = { done: undefined, undone: undefined } as const;

/** The state now, or undefined where nothing is done. */
export function current<Event, State>(timeline: Timeline<Event, State>): State | undefined {
  return timeline.done?.head.after;
}

/**
 * The time line after a new step, which makes all that was undone unreachable. `events` holds at least one event.
 * Throws a RangeError where it holds none.
 */
export function push<Event, State>(
  timeline: Timeline<Event, State>,
  n: number,
  events: readonly Event[],
  evolve: Evolve<Event, State>,
): Timeline<Event, State> {
  const done = link(new Step(n, events, timeline.done?.head, evolve), timeline.done);
  if (done.length % KEPT === 0) forgetBefore(done);
  return { done, undone: undefined };
}

/** Forgets the states of the steps before the last `KEPT`, as far as the last one that is kept for good. */
function forgetBefore<Event, State>(done: Chain<Step<Event, State>>): void {
  let link = done;
  for (let age = 0; age < KEPT; age += 1) link = link?.rest;
  for (link = link?.rest; link !== undefined && link.length % KEPT !== 0; link = link.rest) link.head.forget();
}

/** The time line one step earlier; the same one where nothing is done. */
export function undo<Event, State>(timeline: Timeline<Event, State>): Timeline<Event, State> {
  const { done, undone } = timeline;
  return done === undefined ? timeline : { done: done.rest, undone: link(done.head, undone) };
}

/** The time line with the step undone last done again; the same one where nothing is undone. */
export function redo<Event, State>(timeline: Timeline<Event, State>): Timeline<Event, State> {
  const { done, undone } = timeline;
  return undone === undefined ? timeline : { done: link(undone.head, done), undone: undone.rest };
}

/**
 * The time line without what was done more than so many steps ago, at least one: the states of the others stay as they are, and
 * they alone can be undone. For those who can fold a night again; the record keeps every step.
 */
export function shorten<Event, State>({ done, undone }: Timeline<Event, State>, steps: number): Timeline<Event, State> {
  const kept: Step<Event, State>[] = [];
  for (let link = done; link !== undefined && kept.length < steps; link = link.rest) kept.push(link.head);
  kept.at(-1)?.detach();
  return { done: kept.reduceRight<Chain<Step<Event, State>>>((rest, step) => link(step, rest), undefined), undone };
}

/** What an undo or redo would do: the step it turns, and the states it goes from and to. */
export interface Turn<Event, State> {
  readonly step: Step<Event, State>;
  readonly from: State | undefined;
  readonly to: State | undefined;
}

export function peekUndo<Event, State>({ done }: Timeline<Event, State>): Turn<Event, State> | undefined {
  return done && { step: done.head, from: done.head.after, to: done.head.before };
}

export function peekRedo<Event, State>({ undone }: Timeline<Event, State>): Turn<Event, State> | undefined {
  return undone && { step: undone.head, from: undone.head.before, to: undone.head.after };
}

/** The list with one more item at its head. */
function link<T>(head: T, rest: Chain<T>): NonNullable<Chain<T>> {
  return { head, rest, length: (rest?.length ?? 0) + 1 };
}
