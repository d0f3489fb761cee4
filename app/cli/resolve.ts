import { batchesOfLines } from '../../host/record/lines.ts';
import { isRefused } from '../../host/games/headless.ts';
import type { ExitCode, Io } from './io.ts';
import { answer } from './request.ts';

/** `referee resolve`: one JSON object a line in, one a line out, in order. Blank lines hold no request. */
export async function resolve(io: Io, options: { readonly reasons: boolean }): Promise<ExitCode> {
  let refused = 0;
  for await (const batch of batchesOfLines(io.input)) {
    for (const { bytes } of batch) {
      // A file may begin with a byte order mark.
      const text = bytes.toString().replace(/^\uFEFF/, '');
      if (text.trim() === '') continue;
      const answered = answer(text, (book, request) => book.resolve(request, options.reasons));
      if (isRefused(answered)) refused += 1;
      await io.out(JSON.stringify(answered));
    }
  }
  if (refused > 0) io.say(`${refused} refused`);
  return refused > 0 ? 1 : 0;
}
