import type { Rulebook } from '../../rulebook/rulebook.ts';
import { RULEBOOKS, isRulebookId, rulebookOf, type RulebookId } from '../../rulebook/rulebooks.ts';
import { schemaOf } from '../../host/games/index.ts';
import { chanceFrom, seededRandom, type Random } from './chance.ts';
import { Unusable, type ExitCode, type Io } from './io.ts';
import { Statistics, type Played } from './statistics.ts';

export interface SimulateOptions {
  readonly rulebook?: string;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
}

/** A game of bots that all hold back never ends; it is abandoned after this many rounds. */
const MOST_ROUNDS = 10_000;

/** `referee simulate`: lets bots play, and writes statistics as JSON; the same for the same seed. */
export async function simulate(io: Io, options: SimulateOptions): Promise<ExitCode> {
  const { rulebook = RULEBOOKS.first, players, games, seed } = options;
  if (!isRulebookId(rulebook)) throw new Unusable(`--rulebook: ${rulebook} is none of ${RULEBOOKS.ids.join(', ')}`);
  const book = rulebookOf(rulebook);
  const { least, most } = book.seats;
  if (players < least || players > most) throw new Unusable(`--players: this game seats ${least} to ${most}, not ${players}`);
  if (games < 1) throw new Unusable('--games: at least 1');
  const random = seededRandom(seed);
  const statistics = new Statistics(players);
  for (let game = 0; game < games; game += 1) statistics.add(playGame(book, players, random));
  await io.out(JSON.stringify({ rulebook, players, games, seed, ...statistics.json() }));
  return 0;
}

function playGame(book: Rulebook<RulebookId>, count: number, random: Random): Played {
  const chance = chanceFrom(random);
  const players = Array.from({ length: count }, (_, seat) => ({ id: `bot-${seat}`, name: `Bot ${seat}` }));
  let state = after(book, undefined, book.begin(schemaOf(book.id).demo(players), chance));
  while (!book.over(state) && book.round(state) < MOST_ROUNDS) {
    state = after(book, state, book.decide(state, botsCommand(book, state, random), chance));
  }
  const standings = book.standings(state);
  const winners = book.winners(state).map((id) => players.findIndex((player) => player.id === id));
  return { rounds: book.round(state), over: book.over(state), points: standings.map(({ points }) => points), winners };
}

/** The bots' answer to the next question. */
function botsCommand(book: Rulebook<RulebookId>, state: unknown, random: Random): unknown {
  const ask = book.next(state);
  if (ask === undefined) throw new Error('a game that asks nothing more is not over');
  if (ask.kind !== 'sealed') {
    const given = String(book.bot(state, random, ask.seat ?? 0));
    return book.answer(ask.n, { kind: 'open', given, confirm: false });
  }
  const faces: (number | null)[] = book.players(state).map(() => null);
  for (const seat of ask.seats) faces[seat] = Number(book.bot(state, random, seat));
  return book.answer(ask.n, { kind: 'sealed', faces });
}

function after(book: Rulebook<RulebookId>, state: unknown, decided: ReturnType<Rulebook['begin']>): unknown {
  if (!decided.ok) throw new Error(`a bot was refused: ${decided.refusal.code}`);
  return decided.events.reduce(book.evolve, state);
}
