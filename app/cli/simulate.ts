import type { Rulebook, SetupBase } from '../../rulebook/rulebook.ts';
import { rulebookOf, type RulebookId } from '../../rulebook/rulebooks.ts';
import type { Player } from '../../rulebook/seat.ts';
import { schemaOf } from '../../host/games/index.ts';
import { chanceOf } from '../../host/session/random.ts';
import { seededRandom, type Random } from '../../rulebook/random.ts';
import { Unusable, type ExitCode, type Io } from './io.ts';

export interface SimulateOptions {
  readonly rulebook: RulebookId;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
}

/** A game of bots that all hold back never ends; it is abandoned after this many rounds. */
const MOST_ROUNDS = 10_000;

/** `referee simulate`: lets bots play, and writes statistics as JSON; the same for the same seed. */
export async function simulate(io: Io, options: SimulateOptions): Promise<ExitCode> {
  const { rulebook, players, games, seed } = options;
  const book = rulebookOf(rulebook);
  const { least, most } = book.seats;
  if (players < least || players > most) throw new Unusable(`--players: this game seats ${least} to ${most}, not ${players}`);
  if (games < 1) throw new Unusable('--games: at least 1');
  const random = seededRandom(seed);
  const bots = Array.from({ length: players }, (_, seat) => ({ id: `bot-${seat}`, name: `Bot ${seat}` }));
  const setup = schemaOf(book.id).demo(bots);
  const played = Array.from({ length: games }, () => playGame(book, setup, random));
  await io.out(JSON.stringify({ rulebook, players, games, seed, ...statisticsOf(players, played) }));
  return 0;
}

function playGame(book: Rulebook<RulebookId>, setup: SetupBase<unknown>, random: Random): Played {
  const { players } = setup;
  const chance = chanceOf({ below: random });
  let state = reached(book.begin(setup, chance));
  while (!book.over(state) && book.round(state) < MOST_ROUNDS) {
    state = reached(book.decide(state, botsCommand(book, state, players, random), chance));
  }
  const standings = book.standings(state);
  const winners = book.winners(state).map((id) => players.findIndex((player) => player.id === id));
  return { rounds: book.round(state), over: book.over(state), points: standings.map(({ points }) => points), winners };
}

function botsCommand(book: Rulebook<RulebookId>, state: unknown, players: readonly Player[], random: Random): unknown {
  const ask = book.next(state);
  if (ask === undefined) throw new Error('a game that asks nothing more is not over');
  if (ask.kind !== 'sealed') {
    const given = String(book.bot(state, ask, random, ask.seat ?? 0));
    return book.answer(ask.n, { kind: 'open', given, confirm: false });
  }
  const faces: (number | null)[] = players.map(() => null);
  for (const seat of ask.seats) faces[seat] = Number(book.bot(state, ask, random, seat));
  return book.answer(ask.n, { kind: 'sealed', faces });
}

function reached(decided: ReturnType<Rulebook['decide']>): unknown {
  if (!decided.ok) throw new Error(`a bot was refused: ${decided.refusal.code}`);
  return decided.state;
}

interface Played {
  readonly rounds: number;
  readonly over: boolean;
  /** By seat. */
  readonly points: readonly number[];
  /** Seats; none if the game was abandoned. */
  readonly winners: readonly number[];
}

/** Of at least one game. Means are rounded to two decimals. */
export function statisticsOf(players: number, games: readonly Played[]): object {
  const mean = (of: (game: Played) => number) =>
    Math.round((games.reduce((sum, game) => sum + of(game), 0) / games.length) * 100) / 100;
  const lengths = games.map(({ rounds }) => rounds).sort((a, b) => a - b);
  return {
    unfinished: games.filter(({ over }) => !over).length,
    rounds: { mean: mean(({ rounds }) => rounds), least: lengths[0], most: lengths.at(-1) },
    seats: Array.from({ length: players }, (_, seat) => {
      const won = games.filter(({ winners }) => winners.includes(seat));
      const alone = won.filter(({ winners }) => winners.length === 1).length;
      return { seat, won: alone, shared: won.length - alone, points: mean(({ points }) => points[seat] ?? 0) };
    }),
  };
}
