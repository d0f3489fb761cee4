import { makeFingerprint } from '../contract/fingerprint.ts';
import { schemaOf } from '../games/index.ts';
import type { RoundReport } from '../games/game-schema.ts';
import { rulebookOf } from '../../rulebook/rulebooks.ts';
import type { Sides } from '../../rulebook/seat.ts';
import type { FinishedGame, GameEvent, NightState } from '../../rulebook/series.ts';
import type { Chain, Step } from '../../rulebook/timeline.ts';
import type { FoldedNight } from './fold.ts';
import type { Line } from './line.ts';

/** One round that was not undone, with the names its cards had when the next opened; winners only with a game's last round. */
export interface RecordedRound extends RoundReport, Omit<FinishedGame, 'number' | 'house'> {
  /** Which game of the night, from 1. */
  readonly game: number;
  /** Which round of the game, from 1. */
  readonly round: number;
  /** When its faces or its last answer were recorded, ISO 8601 in UTC. */
  readonly at: string;
  /** The fingerprint of its commitments; undefined if nothing was sealed. */
  readonly fingerprint?: string;
  /** The partnerships; empty if everybody played alone. */
  readonly sides: Sides;
}

/** The rounds of a night that were not undone, in order. */
export function playedRounds(night: FoldedNight, lines: readonly Line[]): readonly RecordedRound[] {
  const rounds: RecordedRound[] = [];
  const fingerprints = fingerprintsOf(lines);
  let open: { readonly from: Line | undefined; last: NightState } | undefined;
  const close = () => {
    const round = open === undefined ? undefined : playedRound(open.last, open.from, fingerprints);
    if (round !== undefined) rounds.push(round);
    open = undefined;
  };
  for (const { n, events, before, after } of oldestFirst(night.timeline.done)) {
    if (after.game === undefined) continue;
    const opens = isNewRound(before, after);
    if (opens || events[0]?.type === 'GameBegun') close();
    if (opens) open = { from: lines[n - 1], last: after };
    else if (open !== undefined) open.last = after;
  }
  close();
  return rounds;
}

/** Whether a round was completed between the two states, by its faces or by its last answer. */
export function isNewRound(before: NightState | undefined, after: NightState | undefined): boolean {
  const game = after?.game;
  if (game === undefined) return false;
  const { round } = rulebookOf(game.rulebook);
  return round(game.state) > (before?.game?.number === game.number ? round(before.game.state) : 0);
}

/** The fingerprints of the commitments, by attempt. */
function fingerprintsOf(lines: readonly Line[]): ReadonlyMap<number, string> {
  return new Map(lines.flatMap((line) => (line.kind === 'commitments' ? [[line.attempt, makeFingerprint(line.hash)]] : [])));
}

/** `from` is the line with its faces or its last answer. */
function playedRound(
  { game }: NightState,
  from: Line | undefined,
  fingerprints: ReadonlyMap<number, string>,
): RecordedRound | undefined {
  if (game === undefined) return undefined;
  const { rulebook, number, state } = game;
  const report = schemaOf(rulebook).report(state);
  const book = rulebookOf(rulebook);
  const [standings, winners, sides] = [book.standings(state), book.winners(state), book.sides?.(state) ?? []];
  const attempt = from?.kind === 'step' ? from.proof?.attempt : undefined;
  const fingerprint = attempt === undefined ? undefined : fingerprints.get(attempt);
  const held = fingerprint === undefined ? {} : { fingerprint };
  const which = { game: number, rulebook, round: book.round(state), at: from?.at ?? '', ...held };
  return report && { ...report, ...which, standings, winners, sides };
}

function oldestFirst(done: Chain<Step<GameEvent, NightState>>): Step<GameEvent, NightState>[] {
  const steps: Step<GameEvent, NightState>[] = [];
  for (let link = done; link !== undefined; link = link.rest) steps.push(link.head);
  return steps.reverse();
}
