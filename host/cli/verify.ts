import { verify } from '../record/verify.ts';
import type { ExitCode, Io } from './io.ts';
import { readFileArgument } from './read-file.ts';

/** `referee verify FILE`: replays a record and says as JSON whether it is sound, and where not. */
export async function verifyFile(io: Io, path: string): Promise<ExitCode> {
  const verdict = verify(await readFileArgument(path));
  await io.out(JSON.stringify({ file: path, ...verdict }));
  for (const { line, message } of verdict.faults) io.say(`line ${line}: ${message}`);
  if (verdict.ok) io.say(`sound: ${verdict.games} games, ${verdict.rounds} rounds, ${verdict.proven} faces proven`);
  return verdict.ok ? 0 : 1;
}
