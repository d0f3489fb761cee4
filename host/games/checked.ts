import * as v from 'valibot';
import { testOf } from './accepts.ts';

/** What is wrong with unchecked input: where (`faces[2]`, `house.decks`) and what, in plain words. */
export interface FieldProblem {
  readonly field: string;
  readonly problem: string;
}

export type Checked<Value> = { readonly ok: true; readonly value: Value } | ({ readonly ok: false } & FieldProblem);

/** One schema for unchecked input: the value as its schema knows it, or the first field that is wrong. */
export function check<Schema extends v.GenericSchema>(schema: Schema, unchecked: unknown): Checked<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, unchecked, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  return { ok: false, field: fieldOf(issue), problem: problemOf(issue) };
}

/** Makes a `check` for a schema that changes nothing: it gives the input itself, not a copy. */
export function checkAsIs<Schema extends v.GenericSchema>(
  schema: Schema,
): (unchecked: unknown) => Checked<v.InferOutput<Schema>> {
  const accepts = testOf(schema);
  return (unchecked) => {
    const checked = accepts(unchecked) ? undefined : check(schema, unchecked);
    return checked?.ok === false ? checked : { ok: true, value: unchecked as v.InferOutput<Schema> };
  };
}

/** `value` stands for the whole input. */
function fieldOf(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return path === '' ? 'value' : shown(path.replace(/^\./, ''));
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  // Validations and custom schemas bring a sentence of their own.
  if (issue.kind === 'validation' || issue.type === 'custom') return shown(issue.message);
  if (issue.expected === 'never') return 'is not known here';
  if (issue.received === 'undefined') return 'is missing';
  return `should be ${plain(issue.expected ?? 'something else')}, not ${shown(TYPES[issue.received] ?? issue.received, 40)}`;
}

/** What the schemas' own names for types are called here. */
const TYPES: Readonly<Record<string, string>> = {
  Array: 'an array',
  Object: 'an object',
  boolean: 'true or false',
  number: 'a number',
  string: 'a string',
};

/** `("leave" | "play")` as `"leave" or "play"`. */
function plain(expected: string): string {
  const choices = expected.replace(/^\((.*)\)$/, '$1').split(' | ');
  return choices.map((choice) => TYPES[choice] ?? choice).join(' or ');
}

/** What was received may be as long as its sender likes, and may hold what a terminal would obey. */
function shown(received: string, most = 160): string {
  const short = received.length <= most ? received : `${received.slice(0, most - 1)}…`;
  return short.replaceAll(/\p{Cc}/gu, '�');
}
