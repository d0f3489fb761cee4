import type { TableSummary } from '../../contract/hall.ts';
import { schemaOf } from '../../games/index.ts';
import type { RoundChoices } from '../../contract/view.ts';
import { presentationFrom } from '../../course/pace.ts';
import { EMPTY_NIGHT, foldLine, type FoldedNight } from '../../record/fold.ts';
import { checkEntry, checkHeader, type Chained, type Line } from '../../record/line.ts';
import { isNewRound } from '../../record/rounds.ts';
import { runFrom, STANDARD_CHOICES } from '../../record/seating.ts';
import { lettersOf } from '../../session/state/table-now.ts';
import { rulebookOf } from '../../../rulebook/rulebooks.ts';
import type { FinishedGame, NightGame } from '../../../rulebook/series.ts';
import { current, shorten } from '../../../rulebook/timeline.ts';
import type { PlayerId } from '../../../rulebook/seat.ts';
import type { PlayedResult } from '../tournament/tournament.ts';
import { seatedAs, type SeatedGame } from '../wire/player-id.ts';

type GameSummary = NonNullable<TableSummary['game']>;

/** The result of a game that some hall has seated, at the table that the ids of its players name. */
export type GameResult = PlayedResult & Pick<SeatedGame, 'hall'>;

/** What the lines of a night amount to. */
export interface Shown {
  /**
   * The game on the table; undefined before the first one. While the people of a round play on after its game has ended, it is
   * the one that ended.
   */
  readonly game: GameSummary | undefined;
  /** Who plays that game. */
  readonly players: readonly PlayerId[];
  /** Of the games that a hall has seated: of each the first one that was played to its end, once for all people and rules. */
  readonly results: readonly GameResult[];
  /** For how long the table presents the round that ended the game, ms; 0 while the game is not over. */
  readonly presents: number;
  /** The first line that could not be read, counted from 1; what follows it is not read either. */
  readonly unreadable?: number;
}

export const NOTHING_SHOWN: Shown = { game: undefined, players: [], results: [], presents: 0 };

/** The lines of a night, folded for the hall. Immutable: each line yields a new fold. */
export interface NightFold extends Pick<Shown, 'presents' | 'unreadable'> {
  readonly night: FoldedNight;
  readonly pace: RoundChoices['pace'];
  /** When its game was last played, ms since 1970 by the table's clock. */
  readonly at: number;
}

/** Before the first line. */
export const EMPTY_FOLD: NightFold = { night: EMPTY_NIGHT, pace: STANDARD_CHOICES.pace, at: 0, presents: 0 };

/** @param value a line whose place in the chain was checked, and whose content was not */
export function foldNext(fold: NightFold, value: Chained<object>): NightFold {
  if (fold.unreadable !== undefined) return fold;
  try {
    const line = value.n === 0 ? checkHeader(value) : checkEntry(value);
    if (line === undefined) throw new Error('no line of this version');
    return 'kind' in line ? after(fold, line) : fold;
  } catch {
    return { ...fold, unreadable: value.n + 1 };
  }
}

function after(fold: NightFold, line: Line): NightFold {
  const night = foldLine(fold.night, line);
  const at = timeOf(line.at);
  const pace = runFrom(line)?.choices.pace ?? fold.pace;
  // What nobody plays changes nothing that is shown of the game.
  if (night.timeline === fold.night.timeline) return { ...fold, night, pace };
  return { night, pace, at, presents: presentedBy(line, fold.night, { night, pace }) };
}

/** The same without what can be undone or done again, which would fill the memory: see `turnsSteps`. */
export function withoutSteps(fold: NightFold): NightFold {
  const { timeline, name } = fold.night;
  return { ...fold, night: { name, timeline: { ...shorten(timeline, 1), undone: undefined } } };
}

/** Whether this line undoes or redoes steps: then the night is folded again from its first line. */
export function turnsSteps(value: object): boolean {
  return 'kind' in value && (value.kind === 'undo' || value.kind === 'redo');
}

/** For how long a table presents what this line has recorded, ms: it presents only rounds that are played, none that is redone. */
function presentedBy(line: Line, before: FoldedNight, { night, pace }: Pick<NightFold, 'night' | 'pace'>): number {
  if (line.kind !== 'step' || !isNewRound(current(before.timeline), current(night.timeline))) return 0;
  return presentationFrom(0, pace, lettersOf({ night })).presentedAt;
}

/** What the lines so far amount to: only the last one matters. What was shown `before` stays where they are no game. */
export function shownOf(fold: NightFold, before = NOTHING_SHOWN): Shown {
  const { unreadable, night } = fold;
  try {
    return { ...tell(fold), ...(unreadable !== undefined && { unreadable }) };
  } catch {
    return { ...before, unreadable: 1 + (night.timeline.done?.head.n ?? 0) };
  }
}

function tell({ night: { timeline }, at, presents }: NightFold): Shown {
  const night = current(timeline);
  if (night?.game === undefined) return NOTHING_SHOWN;
  const { rulebook, state } = night.game;
  const book = rulebookOf(rulebook);
  const standings = book.standings(state);
  const game = { rulebook, round: book.round(state), standings, winners: book.winners(state), house: book.houseOf(state) };
  const now = resultOf(game, book.over(state));
  const first = new Map<string, GameResult>();
  let settled: FinishedGame | undefined;
  for (const finished of night.finished) {
    const { key, result } = resultOf(finished, true);
    if (result === undefined || first.has(key)) continue;
    first.set(key, result);
    // Also if the same people play on.
    if (key === now.key) settled = finished;
  }
  if (now.result !== undefined && settled === undefined) first.set(now.key, now.result);
  const over = settled !== undefined || book.over(state);
  return {
    // Out of its last round means nothing once a game is over.
    game: { ...summaryOf(settled ?? game, over ? NOBODY : outOf(night.game)), over, at },
    players: book.players(state).map(({ id }) => id),
    results: [...first.values()],
    presents: over ? presents : 0,
  };
}

const NOBODY: ReadonlySet<PlayerId> = new Set();

function outOf({ rulebook, state }: NightGame): ReadonlySet<PlayerId> {
  const seats = schemaOf(rulebook).report(state)?.seats ?? [];
  return new Set(seats.filter(({ standing }) => standing === 'out').map(({ player }) => player.id));
}

function summaryOf(game: Omit<FinishedGame, 'number'>, out: ReadonlySet<PlayerId>): Omit<GameSummary, 'over' | 'at'> {
  const { rulebook, round, standings, winners } = game;
  const players = standings.map(({ player, points, open }) => ({
    name: player.name,
    points,
    open,
    ...(out.has(player.id) && { out: true as const }),
    ...(winners.includes(player.id) && { winner: true as const }),
  }));
  return { rulebook, round, players: players.sort((one, other) => other.points - one.points) };
}

/** `key` is the same for games of the same people by the same rules for the same seating. */
interface KeyedResult {
  readonly key: string;
  /** Undefined if nobody in the game was seated by a hall. */
  readonly result: GameResult | undefined;
}

function resultOf({ rulebook, house, standings }: Omit<FinishedGame, 'number'>, over: boolean): KeyedResult {
  const all = standings.map(({ player, points, open }) => ({ as: seatedAs(player.id), name: player.name, points, open }));
  const last = all.reduce<SeatedGame | undefined>(
    (one, { as }) => (as && as.seating > (one?.seating ?? 0) ? as : one),
    undefined,
  );
  if (last === undefined) return { key: '', result: undefined };
  const { hall, round, table, seating } = last;
  const isHere = ({ as }: (typeof all)[number]) =>
    as?.hall === hall && as.round === round && as.table === table && as.seating === seating;
  const here = all.filter(isHere);
  const others = all.filter((one) => !isHere(one)).map(({ name }) => name);
  const game = { hall, round, table, seating, rulebook, house: house as GameResult['house'], others };
  const state = over && here.every(({ open }) => open === 0) ? ('over' as const) : ('playing' as const);
  const rows = here.flatMap(({ as, points }) => (as === undefined ? [] : [{ person: as.person, points }]));
  return { key: JSON.stringify([game, rows.map(({ person }) => person)]), result: { ...game, state, rows } };
}

/** ms since 1970. Throws for what looks like a time and is none: `2026-01-10T20:00:00-02`. */
function timeOf(at: string): number {
  const time = Date.parse(at);
  if (Number.isNaN(time)) throw new RangeError('no time');
  return time;
}
