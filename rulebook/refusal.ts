/**
 * Why something was not done: a code that `words/` makes a sentence of, the values that sentence needs,
 * and the clause it rests on where there is one.
 */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly clause?: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface Refused<Code extends string = string> {
  readonly ok: false;
  readonly refusal: Refusal<Code>;
}

export type Decision<Event, Code extends string = string> =
  { readonly ok: true; readonly events: readonly Event[] } | Refused<Code>;

export function accept<Event>(...events: readonly Event[]): { readonly ok: true; readonly events: readonly Event[] } {
  return { ok: true, events };
}

export function refuse<Code extends string>(
  code: Code,
  params: Readonly<Record<string, string | number>> = {},
  clause?: string,
): Refused<Code> {
  return { ok: false, refusal: clause === undefined ? { code, params } : { code, clause, params } };
}
