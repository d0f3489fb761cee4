import type { TableSummary } from '../../contract/hall.ts';
import { schemaOf } from '../../games/index.ts';
import type { RoundChoices } from '../../contract/view.ts';
import { presentationFrom } from '../../course/pace.ts';
import { EMPTY_NIGHT, foldLine, type FoldedNight } from '../../record/fold.ts';
import { checkEntry, checkHeader, type Line } from '../../record/line.ts';
import { isNewRound } from '../../record/rounds.ts';
import { runFrom, STANDARD_CHOICES } from '../../record/seating.ts';
import { lettersOf } from '../../session/state/table-now.ts';
import { rulebookOf } from '../../../rulebook/rulebooks.ts';
import type { FinishedGame, NightGame } from '../../../rulebook/series.ts';
import { current, shorten } from '../../../rulebook/timeline.ts';
import type { PlayerId } from '../../../rulebook/seat.ts';
import type { PlayedResult } from '../tournament/tournament.ts';
import { seatedAs } from '../wire/player-id.ts';

type GameSummary = NonNullable<TableSummary['game']>;

/** The result of one game, as yet without the number of its table. */
type GameResult = Omit<PlayedResult, 'table'>;

/** What a fold knows of its lines. */
interface Folded {
  readonly night: FoldedNight;
  /** When the last line was recorded, ms since 1970 by the table's clock. */
  readonly at: number;
  /** So many of the last steps can be undone at least. */
  readonly keeps: number;
  /** Earlier steps are no longer kept. */
  readonly shortened: boolean;
  readonly pace: RoundChoices['pace'];
  /** For how long the table presents the round that ended its game, ms; 0 while the game is not over. */
  readonly presents: number;
}

/** What the lines of a night amount to, for the hall. It is never changed: each line leads to another. */
export class NightFold {
  /** Before the first line; it keeps every step. */
  static readonly EMPTY = new NightFold({
    night: EMPTY_NIGHT,
    at: 0,
    keeps: Infinity,
    shortened: false,
    pace: STANDARD_CHOICES.pace,
    presents: 0,
  });

  readonly #folded: Folded;
  /** Why it takes no more lines. */
  readonly #ended: { readonly unreadable: number } | 'lacks steps' | undefined;
  #told: Told | undefined;

  private constructor(folded: Folded, ended?: { readonly unreadable: number } | 'lacks steps', told?: Told) {
    this.#folded = folded;
    this.#ended = ended;
    this.#told = told;
  }

  /** When the last line was recorded, ms since 1970 by the table's clock. */
  get at(): number {
    return this.#folded.at;
  }

  /** For how long the table presents the round that ended the game on it, ms; 0 while the game is not over. */
  get presents(): number {
    return this.#folded.presents;
  }

  /** The first line that could not be read, counted from 1; what follows it is not read either. */
  get unreadable(): number | undefined {
    return typeof this.#ended === 'object' ? this.#ended.unreadable : undefined;
  }

  /** A line undoes a step that is no longer kept: the night has to be folded again, from its first line to that one. */
  get lacksSteps(): boolean {
    return this.#ended === 'lacks steps';
  }

  /** The same, which keeps so many of the last steps from now on, or some more: a long night does not fill the memory. */
  keeping(steps: number): NightFold {
    return new NightFold(shortened({ ...this.#folded, keeps: steps }), this.#ended, this.#told);
  }

  /** @param value what `parseLine` has made of line `n`, whose content nothing has checked yet */
  after(value: unknown, n: number): NightFold {
    if (this.#ended !== undefined) return this;
    try {
      return n === 0 ? this.#begun(value) : this.#after(value);
    } catch {
      return new NightFold(this.#folded, { unreadable: n + 1 }, this.#told);
    }
  }

  /**
   * The game on the table; undefined before the first one. While the people of a round play on after its game has ended, it is
   * the one that ended.
   */
  get game(): GameSummary | undefined {
    return this.#tell().game;
  }

  /** Who plays that game. */
  get players(): readonly PlayerId[] {
    return this.#tell().players;
  }

  /** Of the games that were played by people whom the hall had seated: in each round the first one that was played to its end. */
  get results(): readonly GameResult[] {
    return this.#tell().results;
  }

  #begun(value: unknown): NightFold {
    const header = checkHeader(value);
    if (header === undefined) throw new Error('no header of this version');
    return new NightFold({ ...this.#folded, at: timeOf(header.startedAt) });
  }

  #after(value: unknown): NightFold {
    const line = checkEntry(value);
    if (line === undefined) throw new Error('no line of this version');
    const { night: before, shortened: isShort } = this.#folded;
    if (isShort && line.kind === 'undo' && before.timeline.done?.rest === undefined)
      return new NightFold(this.#folded, 'lacks steps', this.#told);
    const night = foldLine(before, line);
    // What nobody plays changes nothing that is shown of the game.
    const told = night.timeline === before.timeline ? this.#told : undefined;
    const pace = runFrom(line)?.choices.pace ?? this.#folded.pace;
    const folded = shortened({ ...this.#folded, night, at: timeOf(line.at), pace });
    const after = new NightFold(folded, undefined, told);
    // A forged state may be one that the rulebook cannot show.
    const isOver = after.#tell().game?.over === true;
    const presents = isOver && this.game?.over !== true ? presentedBy(line, before, folded) : folded.presents;
    return new NightFold({ ...folded, presents: isOver ? presents : 0 }, undefined, after.#told);
  }

  #tell(): Told {
    this.#told ??= tell(this.#folded.night, this.at);
    return this.#told;
  }
}

/** For how long a table presents what this line has recorded, ms: it presents only rounds that are played, none that is redone. */
function presentedBy(line: Line, before: FoldedNight, { night, pace }: Folded): number {
  if (line.kind !== 'step' || !isNewRound(current(before.timeline), current(night.timeline))) return 0;
  return presentationFrom(0, pace, lettersOf({ night })).presentedAt;
}

/** Twice as many steps may gather: then shortening costs nothing to speak of. */
function shortened(folded: Folded): Folded {
  const { night, keeps } = folded;
  if ((night.timeline.done?.length ?? 0) <= 2 * keeps + 1) return folded;
  return { ...folded, night: { ...night, timeline: shorten(night.timeline, keeps + 1) }, shortened: true };
}

interface Told {
  readonly game: GameSummary | undefined;
  readonly players: readonly PlayerId[];
  readonly results: readonly GameResult[];
}

const NOTHING: Told = { game: undefined, players: [], results: [] };

function tell({ timeline }: FoldedNight, at: number): Told {
  const night = current(timeline);
  if (night?.game === undefined) return NOTHING;
  const { rulebook, state } = night.game;
  const book = rulebookOf(rulebook);
  const standings = book.standings(state);
  const [now] = resultOf(standings, book.over(state));
  // A game that has ended settles its round, also if the same people play on.
  const settled = now && night.finished.find((game) => resultOfFinished(game)[0]?.round === now.round);
  const over = settled !== undefined || book.over(state);
  const shown = settled ?? { rulebook, round: book.round(state), standings, winners: book.winners(state) };
  const results = firstOfEachRound([...night.finished.flatMap(resultOfFinished), ...(now === undefined ? [] : [now])]);
  return {
    // Out of its last round means nothing once a game is over.
    game: { ...summaryOf(shown, over ? NOBODY : outOf(night.game)), over, at },
    players: book.players(state).map(({ id }) => id),
    results,
  };
}

function firstOfEachRound(played: readonly GameResult[]): readonly GameResult[] {
  const first = new Map<number, GameResult>();
  for (const result of played) if (!first.has(result.round)) first.set(result.round, result);
  return [...first.values()];
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

/** Of games that are finished, and never change: a night may have many. */
const finishedResults = new WeakMap<FinishedGame, readonly GameResult[]>();

function resultOfFinished(game: FinishedGame): readonly GameResult[] {
  const known = finishedResults.get(game) ?? resultOf(game.standings, true);
  finishedResults.set(game, known);
  return known;
}

/** Nothing if nobody in the game was seated by the hall. */
function resultOf(standings: FinishedGame['standings'], over: boolean): readonly GameResult[] {
  const seated = standings.flatMap(({ player, points, open }) => {
    const as = seatedAs(player.id);
    return as === undefined ? [] : [{ ...as, points, open }];
  });
  const [first] = seated;
  if (first === undefined) return [];
  const ofRound = seated.filter(({ round }) => round === first.round);
  const state = over && ofRound.every(({ open }) => open === 0) ? ('over' as const) : ('playing' as const);
  return [{ round: first.round, state, rows: ofRound.map(({ person, points }) => ({ person, points })) }];
}

/** ms since 1970. Throws for what looks like a time and is none: `2026-01-10T20:00:00-02`. */
function timeOf(at: string): number {
  const time = Date.parse(at);
  if (Number.isNaN(time)) throw new RangeError('no time');
  return time;
}
