import type { Refusal } from '../../rulebook/refusal.ts';
import type { FieldProblem } from './checked.ts';

/** Why a headless request was not answered; `message` names the field and the value. */
export interface HeadlessRefusal {
  readonly refusal: { readonly code: string; readonly clause: string | null; readonly message: string };
}

export type HeadlessAnswer = object | HeadlessRefusal;

/** A request as one types it, for the help of a command. */
export interface Example {
  /** The game, and what the values of the request are. */
  readonly what: string;
  readonly request: string;
}

/** One or more of `resolve`; of `play` where they show more than its commands do. */
export interface Examples {
  readonly resolve: readonly Example[];
  readonly play?: readonly Example[];
}

/** What every game answers without a table. Requests are unchecked; nothing throws. */
export interface Headless {
  /** `referee resolve`: one decision of the game, judged as given. `reasons` adds which clause decided, and why. */
  resolve(unchecked: unknown, reasons: boolean): HeadlessAnswer;
  /** `referee play` without commands: a whole game with known cards, in the game's own form. Every game is played by commands. */
  readonly play?: (unchecked: unknown, reasons: boolean) => HeadlessAnswer;
  /** The round that has just ended, for `referee play` by commands; the cards laid and taken where it is left out. */
  readonly round?: (state: unknown, reasons: boolean) => object;
  readonly examples: Examples;
}

export function isRefused(answer: HeadlessAnswer): answer is HeadlessRefusal {
  return 'refusal' in answer;
}

/** A sentence for each code of a rulebook; seats are numbered from 0, as in the request. `at` is a place within it. */
export type HeadlessSentences = Readonly<Record<string, (params: Refusal['params'], at: string) => string>>;

/** `at` is where the values stand within the request, such as `rounds[3]`. */
export function refusedBy(sentences: HeadlessSentences, { code, clause, params }: Refusal, at = ''): HeadlessRefusal {
  const sentence = sentences[code]?.(params, at);
  return { refusal: { code, clause: clause ?? null, message: sentence ?? `${code} ${JSON.stringify(params)}` } };
}

export function refusedField({ field, problem }: FieldProblem): HeadlessRefusal {
  return { refusal: { code: 'field', clause: null, message: `${field}: ${problem}` } };
}
