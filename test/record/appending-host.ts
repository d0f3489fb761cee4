import '../support/games.ts';
import { openNightFolder } from '../../host/record/nights.ts';

/**
 * A host in a process of its own that only writes: `node appending-host.ts FOLDER NAME [take over]`. Prints what
 * was given out, one JSON array a line: `["line", n]` and `["attempt", n]`; at last `["refused", code]`.
 */
const [folder = '', name = '', takeOver] = process.argv.slice(2);
const say = (...said: readonly unknown[]) => process.stdout.write(`${JSON.stringify(said)}\n`);

const nights = await openNightFolder(folder, { app: '0.0.0', takeOver: takeOver !== undefined });
const last = await nights.lastOpen();
const night = last === undefined ? await nights.create(Date.now()) : await nights.open(last);
try {
  for (;;) {
    const { line } = await night.append({ kind: 'named', name }, Date.now());
    say('line', line.n);
    // More than one block of reserved numbers at a time: each of them is written.
    for (let i = 0; i < 40; i += 1) say('attempt', await nights.attempts.next());
  }
} catch (error) {
  say('refused', (error as NodeJS.ErrnoException).code);
}
