import { isRefused } from '../../host/games/headless.ts';
import type { ExitCode, Io } from './io.ts';
import { answer, notAnswered } from './request.ts';

/** `referee play`: one JSON object in, however it is laid out over lines, and one out. */
export async function play(io: Io, options: { readonly reasons: boolean }): Promise<ExitCode> {
  const chunks: Buffer[] = [];
  for await (const chunk of io.input) chunks.push(chunk);
  const text = Buffer.concat(chunks)
    .toString()
    .replace(/^\uFEFF/, '');
  const answered = answer(text, (book, request) => book.play?.(request, options.reasons) ?? notAnswered('play'));
  await io.out(JSON.stringify(answered));
  if (!isRefused(answered)) return 0;
  io.say(answered.refusal.message);
  return 1;
}
