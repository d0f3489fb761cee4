import { evening } from '../../../host/hall/tournament/seating/testing/evening.ts';
import { seatInThread } from '../../../host/hall/tournament/seating/seat-in-thread.ts';
import type { SeatingView } from '../../../host/contract/hall.ts';
import { cpuSeconds, type Measured } from '../measure.ts';

const MOST_SECONDS = 5;
const MOST_REPEATS = 4;

/** The fifth round of 2,500 people at 500 tables, in the thread in which the hall makes it. */
export async function seatingMany(): Promise<Measured> {
  const people = Array.from({ length: 2_500 }, (_, i) => `p${i + 1}`);
  const tables = Array.from({ length: 500 }, (_, i) => i + 1);
  const earlier: SeatingView[] = [];
  let seconds = 0;
  for (let round = 1; round <= 5; round += 1) {
    const places = people.map((_, i) => (round === 1 ? 1 : 1 + ((i * 7 * round) % people.length)));
    const began = cpuSeconds();
    const sizes = [2, 3, 4, 5];
    const seating = await seatInThread({ round, rounds: 5, people, places, tables, sizes, earlier, seed: round });
    seconds = cpuSeconds() - began;
    if (seating === undefined) throw new Error('no seating');
    earlier.push({ ...seating, state: 'ended' });
  }
  const repeated = earlier.reduce((sum, round) => sum + round.repeated, 0);
  return { figure: `${seconds.toFixed(1)} s`, detail: `${repeated} meet again in 5 rounds`, ratio: seconds / MOST_SECONDS };
}

/** Evenings whose best is known, at tables of so many. */
const KNOWN = [
  { people: 13, most: 4, rounds: 4 },
  { people: 24, most: 4, rounds: 7 },
  { people: 30, most: 5, rounds: 5 },
  { people: 31, most: 5, rounds: 5 },
  { people: 32, most: 4, rounds: 10 },
] as const;

export function seatingAll(): Measured {
  const repeated = KNOWN.map((asked) => evening(asked).reduce((sum, round) => sum + round.repeated, 0));
  const most = Math.max(...repeated);
  const detail = KNOWN.map(({ people, most, rounds }, i) => `${people} by ${most}, ${rounds} times: ${repeated[i]}`).join('; ');
  return { figure: String(most), detail: `${detail}; 0 is known`, ratio: most / MOST_REPEATS };
}
