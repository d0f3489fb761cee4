import * as v from 'valibot';
import { check } from '../../host/games/checked.ts';
import { refusedField, type Headless, type HeadlessAnswer, type HeadlessRefusal } from '../../host/games/headless.ts';
import { headlessOf } from '../../host/games/index.ts';
import { isRulebookId, RULEBOOKS } from '../../rulebook/rulebooks.ts';

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
  const { ids } = RULEBOOKS;
  const { rulebook = RULEBOOKS.first } = checked.value;
  if (isRulebookId(rulebook)) return ask(headlessOf(rulebook), request);
  return refused('no such rulebook', `rulebook: ${shortened(JSON.stringify(rulebook))} is none of ${ids.join(', ')}`);
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
