import type { ClothView } from '../../../host/contract/story.ts';
import type { TableSummary } from '../../../host/contract/hall.ts';
import type { Say } from '../../../words/say.ts';

type Game = NonNullable<TableSummary['game']>;
export type GamePlayer = Game['players'][number];

/** Why nothing comes from a table, or how far its game is: what needs somebody's eye comes first. */
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

/** How a table stands at a glance, in the order in which the legend has them. */
export const TABLE_STATES = ['trouble', 'waiting', 'playing', 'over', 'absent'] as const;
export type TileState = (typeof TABLE_STATES)[number];

const STATES: Readonly<Record<Standing, TileState>> = {
  absent: 'absent',
  never: 'absent',
  corrected: 'over',
  lost: 'trouble',
  none: 'waiting',
  playing: 'playing',
  over: 'over',
};

export function stateOf(summary: TableSummary): TileState {
  const state = STATES[standingOf(summary)];
  if (state === 'absent') return state;
  return summary.strangers === true || summary.trouble !== undefined ? 'trouble' : state;
}

/** Why a table shows no game, as it stands on its tile; undefined where it shows one. */
export function statusOf(summary: TableSummary, say: Say<'board'>): string | undefined {
  const standing = standingOf(summary);
  if (standing === 'playing' || standing === 'over') return undefined;
  return summary.game === undefined || standing === 'absent' ? say(`board-status-${standing}`) : undefined;
}

/** How far a table's game is, or why nothing comes from it, on its enlarged page. */
export function gameLine(summary: TableSummary, say: Say<'board'>): string | undefined {
  const standing = standingOf(summary);
  if (standing !== 'playing' && standing !== 'over') return say(`board-status-${standing}`);
  if (standing === 'over') return say('board-over');
  const { round = 0 } = summary.game ?? {};
  return round === 0 ? undefined : say('board-turn', { turn: round });
}

export function winnersOf(game: Game | undefined): readonly GamePlayer[] {
  return game?.over === true ? game.players.filter(({ winner }) => winner === true) : [];
}

/** Flowers for more points than this would not all have a place on the cloth. */
const MOST_FLOWERS = 350;
const FLOWER_POINTS = 10;

/** The cloth of a game: a flower for every point in the thread of whoever has it, or for every so many where there are more. */
export function clothOf({ table, game }: TableSummary): ClothView {
  const players = game?.players ?? [];
  const sum = players.reduce((all, { points }) => all + Math.max(0, points), 0);
  const each = Math.max(1, sum / MOST_FLOWERS);
  return {
    seed: table * 1_000 + (game?.round ?? 0),
    number: 1,
    before: 0,
    threads: players.map(({ name }, flower) => ({ player: { id: String(flower), name }, seat: flower, flower })),
    flowers: players.flatMap(({ points }, thread) =>
      Array.from({ length: Math.floor(Math.max(0, points) / each) }, () => ({ thread, points: FLOWER_POINTS })),
    ),
  };
}
