import { foldGood } from '../../host/record/fold.ts';
import { RoundProofs } from '../../host/record/round-proofs.ts';
import { verify } from '../../host/record/verify.ts';
import type { ExitCode, Io } from './io.ts';
import { readFileArgument } from './read-file.ts';

/**
 * `referee proof FILE`: for each round that counts what proves its faces, one JSON object a line, with the line for a
 * shell that checks each without the referee. What `verify` finds wrong in the record is said; then it exits with 1.
 */
export async function proofOfFile(io: Io, path: string): Promise<ExitCode> {
  const record = await readFileArgument(path);
  const { night, lines } = foldGood(record.lines);
  const proofs = new RoundProofs();
  for (const line of record.lines.slice(0, lines)) proofs.note(line);
  let broken = 0;
  for (const round of proofs.all(night.timeline)) {
    broken += round.seats.filter((seat) => seat.from === 'seal' && !seat.holds).length;
    await io.out(JSON.stringify(round));
  }
  const { ok, faults } = verify(record);
  for (const { line, message } of faults) io.say(`line ${line}: ${message}`);
  if (broken > 0) io.say(`${broken} ${broken === 1 ? 'seal does' : 'seals do'} not hold`);
  return ok ? 0 : 1;
}
