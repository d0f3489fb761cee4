import { Readable } from 'node:stream';
import type { Io } from '../../app/cli/io.ts';
import { simulate } from '../../app/cli/simulate.ts';
import { cpuSeconds, median, type Measured } from './measure.ts';

const PROMISED = 200_000;
const GAMES = 500;
const RUNS = 9;

/** Rounds a second of so many games of bots at Hungarian War, the bots' choices and the deals among them. */
async function rate(players: number, seed: number): Promise<number> {
  const answers: string[] = [];
  const io: Io = {
    input: Readable.from([]),
    out: (line) => Promise.resolve(void answers.push(line)),
    say: () => undefined,
  };
  const began = cpuSeconds();
  await simulate(io, { rulebook: 'hungarian-war', players, games: GAMES, seed });
  const seconds = cpuSeconds() - began;
  const { rounds } = JSON.parse(answers.join()) as { readonly rounds: { readonly mean: number } };
  return (rounds.mean * GAMES) / seconds;
}

export async function simulating(seats: number): Promise<Measured> {
  for (let run = 0; run < 3; run++) await rate(seats, run);
  const rates: number[] = [];
  for (let run = 0; run < RUNS; run++) rates.push(await rate(seats, run));
  const measured = median(rates);
  return { figure: `${Math.round(measured / 1000)} thousand`, ratio: PROMISED / measured };
}
