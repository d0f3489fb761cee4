import { EMPTY_NIGHT, foldLine, type FoldedNight } from '../../record/fold.ts';
import type { Entry, Line } from '../../record/line.ts';
import type { LessonView } from '../../contract/view.ts';
import { cameUpAfter } from '../../../rulebook/experience.ts';
import { rulebookOf, type RulebookId } from '../../../rulebook/rulebooks.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import { seriesScores, type FinishedGame, type NightGame, type NightState, type SeriesScore } from '../../../rulebook/series.ts';
import { current } from '../../../rulebook/timeline.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { schemaOf } from '../../games/index.ts';
import type { RoundFacts } from '../../course/round-table.ts';
import type { TimedGame } from './game-clock.ts';
import { isNewRound } from '../../record/rounds.ts';
import { dealerOf, EMPTY_SEATING, inputsOf, runFrom, seatedBy, type Seating } from '../../record/seating.ts';
import { storyOf } from './story.ts';

/** The state of a night: the same whether its lines were just written or are read after a restart. */
export interface TableNow {
  readonly night: FoldedNight;
  readonly seating: Seating;
  /** The number of the last line; the header is 0. */
  readonly last: number;
  /** When the last line was written, ISO 8601 in UTC; empty if there is none. */
  readonly lastAt: string;
  /** When the first line was written, ms since 1970; 0 if there is none. */
  readonly begunAt: number;
  /** ms on the clock of each game as of its last line, by the game's number: the first step after its beginning starts it. */
  readonly played: ReadonlyMap<number, number>;
}

export const EMPTY_TABLE: TableNow = {
  night: EMPTY_NIGHT,
  seating: EMPTY_SEATING,
  last: 0,
  lastAt: '',
  begunAt: 0,
  played: new Map(),
};

/** An entry that may be written as line `n`, and the night before and after it. */
export interface Validated {
  readonly entry: Entry;
  readonly n: number;
  readonly before: FoldedNight;
  readonly night: FoldedNight;
}

/** Throws `FoldError` if the line cannot follow. */
export function foldTable(now: TableNow, line: Line): TableNow {
  return withLine(now, line, foldLine(now.night, line));
}

/** As `foldTable`, for the line of a validated entry: it is not folded again unless another line was written before it. */
export function foldWritten(now: TableNow, line: Line, { n, before, night }: Validated): TableNow {
  return before === now.night && n === line.n ? withLine(now, line, night) : foldTable(now, line);
}

/** Field by field: copying by spread takes several times as long, and a night is folded again whenever it is opened. */
function withLine(now: TableNow, line: Line, night: FoldedNight): TableNow {
  const begunAt = now.last === 0 ? Date.parse(line.at) : now.begunAt;
  const run = runFrom(line);
  const seating = run === undefined ? now.seating : seatedBy(now.seating, run, playersOf({ night }));
  return { night, seating, last: line.n, lastAt: line.at, begunAt, played: playedAfter(now, line, night) };
}

/** The line belongs to the game that lay on the table before it. A clock does not run while people shuffle and deal. */
function playedAfter(now: TableNow, line: Line, night: FoldedNight): TableNow['played'] {
  const before = gameOf(now);
  const head = night.timeline.done?.head;
  const game = head?.n === line.n ? head.after.game : undefined;
  const soFar = before && now.played.get(before.number);
  const changes: (readonly [number, number | undefined])[] = [];
  if (before !== undefined && soFar !== undefined)
    changes.push([before.number, line.played ?? soFar + gapBetween(now.lastAt, line.at)]);
  // A game that begins has a clock only if another with its number was undone.
  if (head?.events[0]?.type === 'GameBegun') changes.push([game?.number ?? 0, undefined]);
  else if (game !== undefined && bookOf(game).timed !== undefined && !now.played.has(game.number)) changes.push([game.number, 0]);
  if (changes.length === 0) return now.played;
  const played = new Map(now.played);
  for (const [number, ms] of changes) {
    if (ms === undefined) played.delete(number);
    else played.set(number, ms);
  }
  return played;
}

/** ms, at most, that older nights count between two lines: after a longer gap the clock was set, or the computer off. */
export const LONGEST_GAP = 300_000;

function gapBetween(from: string, to: string): number {
  return Math.min(LONGEST_GAP, Math.max(0, Date.parse(to) - Date.parse(from)));
}

/** The game on the table if it is played by the clock and its clock was started. */
export function timedGameOf(now: TableNow): TimedGame | undefined {
  const game = gameOf(now);
  const minutes = game && bookOf(game).timed?.minutes(game.state);
  const played = game && now.played.get(game.number);
  if (game === undefined || minutes === undefined || played === undefined) return undefined;
  return { number: game.number, limit: minutes * 60_000, played };
}

/** Throws if the rulebook could not show the table after this entry, because the night could not be opened again. */
export function validate({ night: before, last }: TableNow, entry: Entry): Validated {
  const n = last + 1;
  const night = foldLine(before, { ...entry, n, at: '', hash: '' });
  const game = gameOf({ night });
  if (night.timeline !== before.timeline && game !== undefined) askEverything(game, night);
  if (isNewRound(stateOf({ night: before }), stateOf({ night }))) lettersOf({ night });
  return { entry, n, before, night };
}

function askEverything(game: NightGame, night: FoldedNight): void {
  const { over, players, sides, round, standings, winners, next: question, outcomes, verdicts, timed, lesson } = bookOf(game);
  const asked = [question, outcomes, verdicts, timed?.minutes, lesson?.goals, lesson?.met];
  for (const ask of [over, players, sides, round, standings, winners, ...asked]) ask?.(game.state);
  if (over(game.state)) storyOf(night.timeline.done);
}

/** See `RoundTable.letters`: each screen may speak another language, and all of them show the same outcome. */
export function lettersOf(now: Pick<TableNow, 'night'>): readonly number[] {
  const game = gameOf(now);
  const translated = LANGUAGES.map((language) => (game ? schemaOf(game.rulebook).sentences(game.state, language) : []));
  return (translated[0] ?? []).map((_, at) => Math.max(...translated.map((sentences) => sentences[at]?.length ?? 0)));
}

export function stateOf({ night }: Pick<TableNow, 'night'>): NightState | undefined {
  return current(night.timeline);
}

export function gameOf(now: Pick<TableNow, 'night'>): NightGame | undefined {
  return stateOf(now)?.game;
}

export function bookOf(game: NightGame): Rulebook {
  return rulebookOf(game.rulebook);
}

/** The players by seat; none before the first game. */
export function playersOf(now: Pick<TableNow, 'night'>): readonly Player[] {
  const game = gameOf(now);
  return game === undefined ? [] : bookOf(game).players(game.state);
}

/** What the round and the dealer's commands read of the table. */
export interface TableState extends RoundFacts {
  readonly over: boolean;
  /** The number of the last round that was revealed; 0 before the first. */
  readonly round: number;
  /** How many outcomes it has. */
  readonly outcomes: number;
}

export function tableStateOf(now: TableNow): TableState {
  const game = gameOf(now);
  const book = game && bookOf(game);
  const players = playersOf(now);
  return {
    question: book?.next(game?.state),
    circle: players.map(({ id }) => id),
    inputs: inputsOf(now.seating, players),
    dealer: dealerOf(now.seating, players),
    choices: now.seating.choices,
    outcomes: book?.outcomes(game?.state) ?? 0,
    verdicts: book?.verdicts(game?.state) ?? [],
    over: book?.over(game?.state) ?? false,
    round: book?.round(game?.state) ?? 0,
  };
}

const seriesKnown = new WeakMap<readonly FinishedGame[], Map<RulebookId, readonly SeriesScore[]>>();

/** The scores of the finished games, added up once per game, so that views cost no more late in the night. */
export function scoresOf(finished: readonly FinishedGame[], rulebook: RulebookId): readonly SeriesScore[] {
  const byRulebook = seriesKnown.get(finished) ?? new Map<RulebookId, readonly SeriesScore[]>();
  const scores = byRulebook.get(rulebook) ?? seriesScores(finished, rulebook);
  seriesKnown.set(finished, byRulebook.set(rulebook, scores));
  return scores;
}

/** How far the lesson has come; undefined if none is given, or this rulebook has none. */
export function lessonOf(now: TableNow): LessonView | undefined {
  const night = stateOf(now);
  const { lesson } = now.seating.choices;
  if (night?.game === undefined || lesson?.given !== true) return undefined;
  const goals = bookOf(night.game).lesson?.goals(night.game.state);
  if (goals === undefined) return undefined;
  const cameUp = cameUpAfter(now.night.timeline.done, night.game.rulebook, lesson.after);
  return { goals, met: goals.filter((goal) => cameUp.has(goal)) };
}

/** The faces that the lesson asks of a seat now; undefined if none is given. */
export function facesAsked(now: TableNow, seat: Seat): readonly number[] | undefined {
  const game = stateOf(now)?.game;
  const lesson = lessonOf(now);
  if (game === undefined || lesson === undefined) return undefined;
  return bookOf(game).lesson?.asked?.(game.state, new Set(lesson.met), seat);
}
