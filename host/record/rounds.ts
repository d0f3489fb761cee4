import { makeFingerprint } from '../contract/fingerprint.ts';
import { schemaOf } from '../games/index.ts';
import type { RoundReport } from '../games/game-schema.ts';
import type { Standing } from '../../rulebook/rulebook.ts';
import { rulebookOf, type RulebookId } from '../../rulebook/rulebooks.ts';
import type { PlayerId } from '../../rulebook/seat.ts';
import type { Sides } from '../../rulebook/sides.ts';
import type { GameEvent, NightState } from '../../rulebook/series.ts';
import type { Chain, Step } from '../../rulebook/timeline.ts';
import type { FoldedNight } from './fold.ts';
import type { Line } from './line.ts';

/** One round that counts, as it stood when the next one opened: cards named by then have their names. */
export interface PlayedRound extends RoundReport {
  /** Which game of the night, from 1. */
  readonly game: number;
  readonly rulebook: RulebookId;
  /** Which round of the game, from 1. */
  readonly round: number;
  /** When what ended it was recorded, ISO 8601 in UTC: its faces, or its last answer. */
  readonly at: string;
  /** Of the commitments (`makeFingerprint`); undefined where nothing was sealed. */
  readonly fingerprint?: string;
  readonly standings: readonly Standing[];
  /** Who has won with this round; empty until the game is over. */
  readonly winners: readonly PlayerId[];
  /** Who played together; empty where everybody played alone. */
  readonly sides: Sides;
}

/** The rounds of a night that were not undone, in order. */
export function playedRounds(night: FoldedNight, lines: readonly Line[]): readonly PlayedRound[] {
  const rounds: PlayedRound[] = [];
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

/** Whether another round of the game has come between the two: its faces, or the answer that completes it. */
export function isNewRound(before: NightState | undefined, after: NightState | undefined): boolean {
  const game = after?.game;
  if (game === undefined) return false;
  const { round } = rulebookOf(game.rulebook);
  return round(game.state) > (before?.game?.number === game.number ? round(before.game.state) : 0);
}

/** Of the commitments, by attempt. */
function fingerprintsOf(lines: readonly Line[]): ReadonlyMap<number, string> {
  return new Map(lines.flatMap((line) => (line.kind === 'commitments' ? [[line.attempt, makeFingerprint(line.hash)]] : [])));
}

/** `from` is the line that ended it: its faces, or its last answer. */
function playedRound(
  { game }: NightState,
  from: Line | undefined,
  fingerprints: ReadonlyMap<number, string>,
): PlayedRound | undefined {
  if (game === undefined) return undefined;
  const { rulebook, number, state } = game;
  const told = schemaOf(rulebook).told(state);
  const book = rulebookOf(rulebook);
  const [standings, winners, sides] = [book.standings(state), book.winners(state), book.sides?.(state) ?? []];
  const attempt = from?.kind === 'step' ? from.proof?.attempt : undefined;
  const fingerprint = attempt === undefined ? undefined : fingerprints.get(attempt);
  const held = fingerprint === undefined ? {} : { fingerprint };
  const which = { game: number, rulebook, round: book.round(state), at: from?.at ?? '', ...held };
  return told && { ...told, ...which, standings, winners, sides };
}

function oldestFirst(done: Chain<Step<GameEvent, NightState>>): Step<GameEvent, NightState>[] {
  const steps: Step<GameEvent, NightState>[] = [];
  for (let link = done; link !== undefined; link = link.rest) steps.push(link.head);
  return steps.reverse();
}
