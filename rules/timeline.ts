/**
 * Undo and redo above every rulebook: what counts is the list of effective steps, and every state is the fold
 * of their events. A step keeps the state after it only as the memo of that fold.
 */
export interface Step<Event, State> {
  /** The number of its line in the record. */
  readonly n: number;
  readonly events: readonly Event[];
  readonly before: State | undefined;
  readonly after: State;
}

export interface Timeline<Event, State> {
  readonly done: Chain<Step<Event, State>>;
  /** Most recently undone first. */
  readonly undone: Chain<Step<Event, State>>;
}

/** A list that shares its tail, so that a step costs the same at round 10,000 as at round 10. */
export type Chain<T> = { readonly head: T; readonly rest: Chain<T>; readonly length: number } | undefined;
