/**
 * For tests: a second implementation of War, written from the rulings in a different way from `rules/`: one loop that moves
 * cards about. It shares only the notation with the product.
 */
interface NaiveRequest {
  readonly stacks: readonly (readonly string[])[];
  readonly variation: 'classic' | 'three-card';
  readonly battles: number;
}

/** The answer to a `play` request that is legal. */
export function naiveGame({ stacks, variation, battles }: NaiveRequest): object {
  const queues = stacks.map((stack) => [...stack]);
  const everybody = [...queues.keys()];
  const middle: string[] = [];
  const told: object[] = [];
  let drawnAmong: number[] = [];
  const counts = () => queues.map(({ length }) => length);
  const alive = () => everybody.filter((seat) => counts()[seat] !== 0);
  const isOver = () => alive().length === 0 || (alive().length === 1 && middle.length === 0);

  while (!isOver() && told.length < battles) {
    const down: string[][] = everybody.map(() => []);
    let fighting = alive();
    let winner = -1;
    let wars = 0;
    let asked = variation === 'classic' ? 1 : 3;
    while (winner < 0 && fighting.length > 0) {
      const shown = new Map<number, number>();
      for (const seat of fighting) {
        for (let i = 0; i < asked; i += 1) down[seat]?.push(...(queues[seat]?.splice(0, 1) ?? []));
        shown.set(seat, '23456789TJQKA'.indexOf(down[seat]?.at(-1)?.charAt(0) ?? ''));
      }
      const highest = Math.max(...shown.values());
      fighting = fighting.filter((seat) => shown.get(seat) === highest);
      if (fighting.length > 1) {
        wars += 1;
        drawnAmong = fighting;
        fighting = fighting.filter((seat) => alive().includes(seat));
      }
      if (fighting.length === 1) winner = fighting[0] ?? -1;
      asked = 4;
    }
    if (winner < 0) {
      middle.push(...down.flat());
      told.push({ winner: null, cards: 0, wars, counts: counts() });
    } else {
      const won = middle.splice(0);
      for (const step of everybody) won.push(...(down[(winner + step) % everybody.length] ?? []));
      queues[winner]?.push(...won);
      told.push({ winner, cards: won.length, wars, counts: counts() });
    }
  }
  const ended = isOver();
  return { battles: told, winners: !ended ? [] : alive().length === 1 ? alive() : drawnAmong, ended };
}
