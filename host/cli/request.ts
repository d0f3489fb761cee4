import { RULEBOOK_IDS, isRulebookId } from '../../rules/rulebooks.ts';
import type { HeadlessAnswer, HeadlessRefusal, RulebookDoor } from '../rulebooks/door.ts';
import { doorOf } from '../rulebooks/index.ts';

/** The answer to one request in JSON, by the rulebook it names or else the first on the shelf. Never throws. */
export function answer(text: string, ask: (door: RulebookDoor, request: unknown) => HeadlessAnswer): HeadlessAnswer {
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch {
    return refused('not JSON', `not JSON: ${shortened(text)}`);
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    return refused('field', `value: should be an object, not ${shortened(text)}`);
  }
  const rulebook = 'rulebook' in request ? request.rulebook : RULEBOOK_IDS[0];
  if (!isRulebookId(rulebook)) {
    return refused('no such rulebook', `rulebook: ${shortened(JSON.stringify(rulebook))} is none of ${RULEBOOK_IDS.join(', ')}`);
  }
  return ask(doorOf(rulebook), request);
}

function refused(code: string, message: string): HeadlessRefusal {
  return { refusal: { code, clause: null, message } };
}

function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}
