/**
 * Why something was not done: a code that `words/` makes a sentence of, the values that sentence needs,
 * and the clause it rests on where there is one.
 */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly clause?: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** What is wrong with each part, where a command holds many, as a list of people does. */
  readonly parts?: readonly Refusal<Code>[];
}

export interface Refused<Code extends string = string> {
  readonly ok: false;
  readonly refusal: Refusal<Code>;
}

/** The events of a command, and the state that they lead to. */
export interface Accepted<State, Event> {
  readonly ok: true;
  readonly events: readonly Event[];
  readonly state: State;
}

export type Decision<State, Event, Code extends string = string> = Accepted<State, Event> | Refused<Code>;

export function refuse<Code extends string>(
  code: Code,
  params: Readonly<Record<string, string | number>> = {},
  clause?: string,
): Refused<Code> {
  return { ok: false, refusal: clause === undefined ? { code, params } : { code, clause, params } };
}
