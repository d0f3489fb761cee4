import { experienceAfter, NO_EXPERIENCE, type Experience } from './experience.ts';
import { NEW_CLOTH, stitch, tieOff, type Cloth } from './cloth.ts';
import { withFlowers, type Flowers } from './flowers.ts';
import type { Standing } from './rulebook.ts';
import { RULEBOOKS, rulebookOf, type RulebookId } from './rulebooks.ts';
import type { Player, PlayerId } from './seat.ts';

/** An event of any game. The one that begins a game is `GameBegun` in every rulebook and names it. */
export interface GameEvent {
  readonly type: string;
  readonly rulebook?: unknown;
  /** An object, the player, in an event that seats one. */
  readonly player?: unknown;
}

export interface NightGame {
  readonly rulebook: RulebookId;
  /** The rulebook's own state. */
  readonly state: unknown;
  /** Which game of the night, from 1. */
  readonly number: number;
}

export interface FinishedGame extends Omit<NightGame, 'state'> {
  /** The round in which it ended. */
  readonly round: number;
  readonly standings: readonly Standing[];
  readonly winners: readonly PlayerId[];
  /** Its house rules, complete, by their keys. */
  readonly house: unknown;
}

/** A night of games. Points and winners of a game stay open to correction until the next one begins. */
export interface NightState {
  readonly finished: readonly FinishedGame[];
  readonly game: NightGame | undefined;
  readonly experience: Experience;
  readonly cloth: Cloth;
  readonly flowers: Flowers;
}

const EMPTY_NIGHT: NightState = {
  finished: [],
  game: undefined,
  experience: NO_EXPERIENCE,
  cloth: NEW_CLOTH,
  flowers: new Map(),
};

/** One player over the finished games: points added up where they count the same, and games won or shared. */
export interface SeriesScore {
  readonly player: Player;
  readonly points: number;
  readonly gamesWon: number;
}

/**
 * The night after one more event; `night` is undefined before the first. A game that was not over when the next one
 * began counts for nothing. Throws where the event names no rulebook or comes before any game: such a record is damaged.
 */
export function evolveNight(night: NightState | undefined, event: GameEvent): NightState {
  if (event.type === 'GameBegun') return begun(night, event);
  const game = night?.game;
  if (night === undefined || game === undefined) throw new Error(`the event ${event.type} comes before any game`);
  const book = rulebookOf(game.rulebook);
  const state = book.evolve(game.state, event);
  const experience = experienceAfter(night.experience, book, game.state, state);
  const cloth = stitch(night.cloth, book.captures?.taken(game.state, state) ?? []);
  const flowers = typeof event.player === 'object' ? withFlowers(night.flowers, book.players(state)) : night.flowers;
  // Field by field: copying by spread takes several times as long, and a night is folded again whenever it is opened.
  return { finished: night.finished, game: { rulebook: game.rulebook, number: game.number, state }, experience, cloth, flowers };
}

/**
 * By player, in the order in which they first played. Points are those of the games of this rulebook, for cards of
 * one game and heads of another make no sum; games won are of all.
 */
export function seriesScores(finished: readonly FinishedGame[], rulebook: RulebookId): SeriesScore[] {
  const scores = new Map<PlayerId, SeriesScore>();
  for (const game of finished) {
    for (const { player, points } of game.standings) {
      const before = scores.get(player.id) ?? { player, points: 0, gamesWon: 0 };
      const gamesWon = before.gamesWon + (game.winners.includes(player.id) ? 1 : 0);
      const counted = game.rulebook === rulebook ? points : 0;
      scores.set(player.id, { player, points: before.points + counted, gamesWon });
    }
  }
  return [...scores.values()];
}

/** The winners of the last game of this rulebook that was played to its end; none before the first. */
export function lastWinnersOf(night: NightState | undefined, rulebook: RulebookId): readonly PlayerId[] {
  return (night && finishedGames(night).findLast((game) => game.rulebook === rulebook)?.winners) ?? [];
}

function begun(night: NightState = EMPTY_NIGHT, event: GameEvent): NightState {
  const { rulebook } = event;
  if (!RULEBOOKS.has(rulebook)) throw new Error(`no such rulebook: ${String(rulebook)}`);
  const number = (night.game?.number ?? 0) + 1;
  const book = rulebookOf(rulebook);
  const game = { rulebook, number, state: book.evolve(undefined, event) };
  const flowers = withFlowers(night.flowers, book.players(game.state));
  return { finished: finishedGames(night), game, experience: night.experience, cloth: tiedOff(night), flowers };
}

/** A game that was left before its end has stitched all the same. */
function tiedOff({ cloth, game }: NightState): Cloth {
  return tieOff(cloth, (card) => game && rulebookOf(game.rulebook).captures?.points(game.state, card));
}

/** The games that were played to their end, with the present one where it is over. */
export function finishedGames({ finished, game }: NightState): readonly FinishedGame[] {
  if (game === undefined) return finished;
  const book = rulebookOf(game.rulebook);
  if (!book.over(game.state)) return finished;
  const { rulebook, number, state } = game;
  const [standings, winners, house] = [book.standings(state), book.winners(state), book.houseOf(state)];
  return [...finished, { rulebook, number, round: book.round(state), standings, winners, house }];
}
