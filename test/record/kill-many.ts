import { killedNights, type KilledFigures } from './killed-nights.ts';

/** So many kills, dealt out to tables that play at once, each on a folder of its own. Throws at the first that fails. */
export async function killMany(
  start: string,
  { seed, kills, atOnce }: { readonly seed: number; readonly kills: number; readonly atOnce: number },
  say: (line: string) => void = () => undefined,
): Promise<KilledFigures> {
  const shares = Array.from({ length: atOnce }, (_, i) => Math.floor((kills + i) / atOnce));
  const all = await Promise.all(
    shares.map(async (share, i) => {
      const own = seed * 1000 + i;
      const figures = await killedNights(start, own, share).catch((error: unknown) => {
        throw new Error(`table ${own} of seed ${seed}`, { cause: error });
      });
      say(`table ${own}: ${JSON.stringify(figures)}`);
      return figures;
    }),
  );
  return all.reduce(sum);
}

function sum(a: KilledFigures, b: KilledFigures): KilledFigures {
  return {
    kills: a.kills + b.kills,
    rounds: a.rounds + b.rounds,
    commands: a.commands + b.commands,
    nights: a.nights + b.nights,
    inAllTheSame: a.inAllTheSame + b.inAllTheSame,
    torn: a.torn + b.torn,
    moments: added(a.moments, b.moments),
    games: added(a.games, b.games),
  };
}

function added(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const both = { ...a };
  for (const [what, times] of Object.entries(b)) both[what] = (both[what] ?? 0) + times;
  return both;
}
