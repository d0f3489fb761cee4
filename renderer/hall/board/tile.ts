import type { TableSummary } from '../../../host/contract/hall.ts';
import type { HallWords } from '../../../words/hall/en.ts';

type BoardWords = HallWords['board'];
type Game = NonNullable<TableSummary['game']>;
export type GamePlayer = Game['players'][number];

/** How a table stands, for its frame and its line: what needs somebody's eye comes before how the game goes. */
type Standing = 'absent' | 'corrected' | 'never' | 'lost' | 'none' | 'playing' | 'over';

export function standingOf({ absent, link, game, result }: TableSummary): Standing {
  if (absent === true) return 'absent';
  // Its result stands in the standings, though nothing came from the table.
  if (game === undefined && result === 'corrected') return 'corrected';
  if (link === 'never') return 'never';
  if (link === 'lost') return 'lost';
  if (game === undefined) return 'none';
  return game.over ? 'over' : 'playing';
}

/** What stands on a table's tile, one part after the other. */
type TilePart =
  /** One player with points, or several who have the same. */
  | { readonly kind: 'players'; readonly players: readonly [GamePlayer, ...GamePlayer[]] }
  /** Those who are out and have no place of their own. */
  | { readonly kind: 'out'; readonly players: readonly GamePlayer[] }
  /** They have won, one or several. */
  | { readonly kind: 'verdict'; readonly several: boolean }
  /** Why nothing comes from the table. */
  | { readonly kind: 'status'; readonly standing: Exclude<Standing, 'playing' | 'over'> };

/** The parts of a tile that has room for `most` of them, at least two. */
export function tileParts(summary: TableSummary, most: number): readonly TilePart[] {
  const { game } = summary;
  const standing = standingOf(summary);
  const status: readonly TilePart[] = standing === 'playing' || standing === 'over' ? [] : [{ kind: 'status', standing }];
  if (game === undefined || standing === 'absent') return status;
  return [...playersIn(game, most - status.length), ...status];
}

/** Everybody by points if there is room, else who leads and who is out, or who has won. */
function playersIn(game: Game, most: number): readonly TilePart[] {
  if (game.players.length <= most) return alone(game.players);
  if (game.over) return whoWon(game).slice(0, most);
  const shown = most > 2 ? game.players.slice(0, most - 1) : leadersOf(game);
  const out = game.players.filter((player) => player.out === true && !shown.includes(player));
  if (out.length === 0 && most > 1) return alone(game.players.slice(0, most));
  const first = most > 2 ? alone(shown) : together(shown);
  return [...first, { kind: 'out' as const, players: out }].slice(0, most);
}

/** The winners, that they have won, and the others by points. */
function whoWon(game: Game): readonly TilePart[] {
  const won = winnersOf(game);
  if (won.length === 0) return alone(game.players);
  const others = game.players.filter(({ winner }) => winner !== true);
  return [...together(won), { kind: 'verdict', several: won.length > 1 }, ...alone(others)];
}

function alone(players: readonly GamePlayer[]): readonly TilePart[] {
  return players.map((player) => ({ kind: 'players', players: [player] }));
}

function together([first, ...others]: readonly GamePlayer[]): readonly TilePart[] {
  return first === undefined ? [] : [{ kind: 'players', players: [first, ...others] }];
}
/** The line under a table's number: how far its game is, or that it is over. Undefined where there is none. */
export function gameLine(summary: TableSummary, words: BoardWords): string | undefined {
  const { game, absent } = summary;
  if (game === undefined || absent === true) return undefined;
  if (game.over) return words.over;
  return game.round === 0 ? undefined : words.turn(game.round);
}

export function winnersOf(game: Game | undefined): readonly GamePlayer[] {
  return game?.over === true ? game.players.filter(({ winner }) => winner === true) : [];
}

/** Whoever leads, with others that have as many points. */
function leadersOf(game: Game): readonly GamePlayer[] {
  const [first] = game.players;
  return game.players.filter(({ points, out }, at) => at === 0 || (points === first?.points && out !== true));
}
