/** A table of bots with a real record in a process of its own, which plays a round when it is told to. */
import '../../support/games.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../../host/clock/clock.ts';
import { FakeClock } from '../../../host/clock/testing/fake-clock.ts';
import type { Course } from '../../../host/contract/view.ts';
import { HallFile } from '../../../host/hall/table/kept-hall.ts';
import { TableHallLink } from '../../../host/hall/table/hall-link.ts';
import { STANDARD_CHOICES } from '../../../host/record/seating.ts';
import { beginCommand, bot } from '../../../host/session/testing/memory-table.ts';
import { answer, toldAtStart } from '../../support/child.ts';
import { BenchHost } from '../bench-host.ts';

const BEGIN = beginCommand([bot, bot, bot, bot], { choices: { ...STANDARD_CHOICES, count: 2 } });
/** What people wait for passes in steps, between which the host does what is due. */
const STEP_MS = 50;

/** A hall whose broker is at this port, which the table has joined while it was there; none without a port. */
const { port } = toldAtStart<{ readonly port?: number }>();
const folder = await mkdtemp(join(tmpdir(), 'bench-round-'));
if (port !== undefined)
  await new HallFile(folder).keep({
    ...{ address: `mqtt://127.0.0.1:${port}/k7q2`, table: 1, name: 'Bench', secret: 'k3mq9tdhvx' },
    ...{ certificate: '', since: 0, seen: 0, nights: [] },
  });
// A slow moment of the machine is no late one for a table whose time stands still.
const clock = new FakeClock();
const host = await BenchHost.open(folder, {
  clock,
  ...(port !== undefined && { hall: (changed) => new TableHallLink({ folder, clock: systemClock }, changed) }),
});

async function until(holds: (course: Course) => boolean): Promise<void> {
  while (host.course === undefined || !holds(host.course)) await clock.pass(STEP_MS);
}

const program = {
  /** Plays a round, with its two flushes. Answers with how many ms it took, from the dealer's key to the next round. */
  async round() {
    if (host.course?.phase !== 'choosing') await host.do(BEGIN);
    await until((course) => course.phase === 'choosing' && course.ready === course.of);
    const began = performance.now();
    await host.step('count');
    await until(({ phase }) => phase === 'shown');
    await host.step('skip');
    return performance.now() - began;
  },
  /** Answers with the number of lines that the hall has not confirmed. */
  async close() {
    const { behind = 0 } = host.view.hall?.joined ?? {};
    await host.close();
    await rm(folder, { recursive: true });
    return behind;
  },
};
export type RoundProgram = typeof program;

answer(program);
