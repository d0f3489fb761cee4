import { verify } from '../record/verify.ts';
import type { ExitCode, Io } from './io.ts';
import { readFileArgument } from './read-file.ts';

/** `referee verify FILE`: replays a record and says as JSON whether it is sound, and where not. */
export async function verifyFile(io: Io, path: string): Promise<ExitCode> {
  const verdict = verify(await readFileArgument(path));
  await io.out(JSON.stringify({ file: path, ...verdict }));
  for (const { line, message } of verdict.faults) io.say(`line ${line}: ${message}`);
  const { ok, games, rounds, proven } = verdict;
  if (ok) io.say(`sound: ${counted(games, 'game')}, ${counted(rounds, 'round')}, ${counted(proven, 'face')} proven`);
  return ok ? 0 : 1;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
