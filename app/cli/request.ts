import * as v from 'valibot';
import { check } from '../../host/games/checked.ts';
import { refusedField, type Headless, type HeadlessAnswer, type HeadlessRefusal } from '../../host/games/headless.ts';
import { HEADLESS } from '../../host/games/index.ts';

const BOOKS: ReadonlyMap<unknown, Headless> = new Map(Object.entries(HEADLESS));
const [FIRST] = BOOKS.keys();
/** The rest is the game's to check. */
const namingSchema = v.looseObject({ rulebook: v.exactOptional(v.string()) });

/** The answer to one request in JSON, by the rulebook it names or else the first on the shelf. Never throws. */
export function answer(text: string, ask: (book: Headless, request: unknown) => HeadlessAnswer): HeadlessAnswer {
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch {
    return refused('not JSON', `not JSON: ${shortened(text)}`);
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    return refused('field', `value: should be an object, not ${shortened(text)}`);
  }
  const checked = check(namingSchema, request);
  if (!checked.ok) return refusedField(checked);
  const { rulebook = FIRST } = checked.value;
  const book = BOOKS.get(rulebook);
  if (book === undefined) {
    const known = [...BOOKS.keys()].join(', ');
    return refused('no such rulebook', `rulebook: ${shortened(JSON.stringify(rulebook))} is none of ${known}`);
  }
  return ask(book, request);
}

/** For a command that this game does not answer. */
export function notAnswered(command: string): HeadlessRefusal {
  return refused('no such command', `rulebook: this game does not answer ${command}, only resolve`);
}

function refused(code: string, message: string): HeadlessRefusal {
  return { refusal: { code, clause: null, message } };
}

function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}
