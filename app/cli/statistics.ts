/** One simulated game. */
export interface Played {
  readonly rounds: number;
  readonly over: boolean;
  /** By seat. */
  readonly points: readonly number[];
  /** Seats; none if the game was abandoned. */
  readonly winners: readonly number[];
}

interface Seat {
  won: number;
  shared: number;
  points: number;
}

/** Sums up any number of games without keeping them. Means are rounded to two decimals. */
export class Statistics {
  readonly #seats: readonly Seat[];
  readonly #rounds = { sum: 0, least: Infinity, most: 0 };
  #games = 0;
  #unfinished = 0;

  constructor(players: number) {
    this.#seats = Array.from({ length: players }, () => ({ won: 0, shared: 0, points: 0 }));
  }

  add({ rounds, over, points, winners }: Played): void {
    this.#games += 1;
    if (!over) this.#unfinished += 1;
    this.#rounds.sum += rounds;
    this.#rounds.least = Math.min(this.#rounds.least, rounds);
    this.#rounds.most = Math.max(this.#rounds.most, rounds);
    for (const [number, seat] of this.#seats.entries()) {
      seat.points += points[number] ?? 0;
      if (winners.includes(number)) seat[winners.length === 1 ? 'won' : 'shared'] += 1;
    }
  }

  /** Call after at least one game. */
  json(): object {
    const { sum, least, most } = this.#rounds;
    return {
      unfinished: this.#unfinished,
      rounds: { mean: this.#mean(sum), least, most },
      seats: this.#seats.map(({ won, shared, points }, seat) => ({ seat, won, shared, points: this.#mean(points) })),
    };
  }

  #mean(sum: number): number {
    return Math.round((sum / this.#games) * 100) / 100;
  }
}
