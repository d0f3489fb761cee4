import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { check } from '../../host/games/checked.ts';
import { isRefused, refusedField, type HeadlessAnswer } from '../../host/games/headless.ts';
import { headlessOf } from '../../host/games/index.ts';
import { playCommands } from '../../host/games/play-commands.ts';
import { batchesOfLines } from '../../host/record/batches-of-lines.ts';
import { RULEBOOKS, type RulebookId } from '../../rulebook/rulebooks.ts';
import { COMMANDS_HELP } from './help.ts';
import type { ExitCode, Io } from './io.ts';

export interface RequestOptions {
  readonly reasons: boolean;
}

/** Each game checks the rest. */
const requestSchema = v.looseObject({ rulebook: v.exactOptional(v.string()) });

/** `referee resolve`: reads one JSON object a line and writes one for each, in order. Blank lines are skipped. */
export async function resolve(io: Io, { reasons }: RequestOptions): Promise<ExitCode> {
  let refusals = 0;
  for await (const batch of batchesOfLines(io.input)) {
    for (const { bytes } of batch) {
      // A file may begin with a byte order mark.
      const line = bytes.toString().replace(/^\uFEFF/, '');
      if (line.trim() === '') continue;
      const answered = answer(line, (id, request) => headlessOf(id).resolve(request, reasons));
      if (isRefused(answered)) refusals += 1;
      await io.out(JSON.stringify(answered));
    }
  }
  if (refusals > 0) io.say(`${refusals} refused`);
  return refusals > 0 ? 1 : 0;
}

/** `referee play`: reads one JSON object, on any number of lines, and writes one. */
export async function play(io: Io, { reasons }: RequestOptions): Promise<ExitCode> {
  const answered = answer(await text(io.input), (id, request) => {
    const { play: played } = headlessOf(id);
    return played === undefined || 'commands' in request ? playCommands(id, request, reasons) : played(request, reasons);
  });
  await io.out(JSON.stringify(answered));
  if (!isRefused(answered)) return 0;
  io.say(answered.refusal.message);
  return 1;
}

/** Follows the help of a command that reads requests: an example for each game that answers it. */
export function examplesOf(command: 'resolve' | 'play'): string {
  const { ids } = RULEBOOKS;
  const examples = ids.flatMap((id) => headlessOf(id).examples[command] ?? []);
  return [
    '',
    `"rulebook" names the game; without it, the game is ${RULEBOOKS.first}.`,
    ...(command === 'play' ? [COMMANDS_HELP] : []),
    ...examples.flatMap(({ what, request }) => ['', `${what}:`, `  ${request}`]),
  ].join('\n');
}

/** Answers one request in JSON, by the game it names or else the first one. Never throws. */
function answer(line: string, ask: (id: RulebookId, request: object) => HeadlessAnswer): HeadlessAnswer {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return refused('not JSON', `not JSON: ${shortened(line)}`);
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    return refused('field', `value: should be an object, not ${shortened(line)}`);
  }
  const checked = check(requestSchema, request);
  if (!checked.ok) return refusedField(checked);
  const { rulebook = RULEBOOKS.first } = checked.value;
  if (RULEBOOKS.has(rulebook)) return ask(rulebook, request);
  const known = RULEBOOKS.ids.join(', ');
  return refused('no such rulebook', `rulebook: ${shortened(JSON.stringify(rulebook))} is none of ${known}`);
}

function refused(code: string, message: string): HeadlessAnswer {
  return { refusal: { code, clause: null, message } };
}

function shortened(line: string): string {
  const flat = line.trim().replace(/\s+/g, ' ');
  return flat.length <= 60 ? flat : `${flat.slice(0, 59)}…`;
}
