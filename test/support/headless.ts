import { runReferee } from '../../app/cli/command-line.ts';
import { fakeIo } from '../../app/cli/testing/fake-io.ts';

/** Runs `referee …` as a shell does. Resolves with its exit code and its parsed output. */
export async function referee(
  args: readonly string[],
  input?: unknown,
): Promise<{ readonly exit: number; readonly answer: unknown }> {
  const io = fakeIo(input === undefined ? '' : JSON.stringify(input));
  const exit = await runReferee(args, io);
  return { exit, answer: JSON.parse(io.written.join('')) };
}
