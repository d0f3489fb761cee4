import { isDeepStrictEqual } from 'node:util';
import { schemaOf } from '../../games/index.ts';
import { rulebookOf } from '../../../rulebook/rulebooks.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import { evolveNight, type GameEvent, type NightState } from '../../../rulebook/series.ts';
import { current } from '../../../rulebook/timeline.ts';
import { facesOf, type RecordFault, type ProofCounts } from '../proof.ts';
import { EMPTY_NIGHT, FoldError, foldLine } from '../fold.ts';
import { CLOSE_WITHIN } from '../../../firmware-protocol/codec/seal.ts';
import type { Chained, CommitmentsLine, StepLine } from '../line.ts';
import { ProofAudit } from './proof-audit.ts';
import { NEWER, type ReadRecord } from '../reader.ts';
import { isNewRound } from '../rounds.ts';
import { runFrom } from '../seating.ts';

export interface RecordVerdict extends ProofCounts {
  readonly ok: boolean;
  /** Good lines, the header included. */
  readonly lines: number;
  readonly games: number;
  readonly rounds: number;
  /** The hash of the last good line; in a sound record, its head. */
  readonly head: string;
  /** Seals whose close was answered late enough to stall the opening. */
  readonly late: readonly LateClose[];
  readonly faults: readonly RecordFault[];
}

const COUNTED = ['proven', 'provenByPads', 'provenByHost', 'typed', 'byHand'] as const;

export interface LateClose {
  /** As an editor counts. */
  readonly line: number;
  readonly seat: Seat;
  /** From T until the answer. */
  readonly ms: number;
}

/** Nobody reads more, and an early fault may repeat with every line. */
const MOST_FAULTS = 1_000;

/**
 * Replays a record and checks every invariant after every event, every outcome shown against the outcome judged, and every
 * opened seal against its earlier commitment. Stops early after too many faults. A sound record is consistent with itself;
 * only a noted hash can show that it was not rewritten as a whole (`noted.ts`).
 */
export function verify(record: ReadRecord): RecordVerdict {
  const faults: RecordFault[] = [];
  const late: LateClose[] = [];
  const audit = new ProofAudit();
  const count = { games: 0, rounds: 0, proven: 0, provenByPads: 0, provenByHost: 0, typed: 0, byHand: 0 };
  let night = EMPTY_NIGHT;
  for (const line of record.lines) {
    if (faults.length > MOST_FAULTS) break;
    const before = current(night.timeline);
    try {
      night = foldLine(night, line);
    } catch (error) {
      if (!(error instanceof FoldError)) throw error;
      faults.push({ line: error.line, what: 'fold', message: error.problem });
      break;
    }
    if (line.kind === 'step') {
      const { counts, faults: proofFaults } = audit.step(line);
      faults.push(...stepFaults(line, before), ...proofFaults);
      for (const key of COUNTED) count[key] += counts[key];
      count.games += eventsOf(line).filter(({ type }) => type === 'GameBegun').length;
      count.rounds += isNewRound(before, current(night.timeline)) ? 1 : 0;
    } else if (line.kind === 'commitments') {
      faults.push(...audit.commitments(line, playersOf(before)));
      late.push(...lateCloses(line));
    } else if (line.kind === 'undo' || line.kind === 'redo') audit.turn(line);
    const run = runFrom(line);
    if (run !== undefined) audit.settings(run, playersOf(current(night.timeline)));
  }
  faults.push(...endFaults(record));
  const { lines, hash: head } = record.mark;
  return { ok: faults.length === 0, lines, head, ...count, late, faults };
}

function lateCloses({ n, seals }: Chained<CommitmentsLine>): LateClose[] {
  return seals.flatMap(({ seat, answered: ms }) => (ms !== undefined && ms > CLOSE_WITHIN ? [{ line: n + 1, seat, ms }] : []));
}

function playersOf(night: NightState | undefined): readonly Player[] {
  const game = night?.game;
  return game === undefined ? [] : rulebookOf(game.rulebook).players(game.state);
}

/** The fold has checked these events against their rulebook's schema. */
function eventsOf(line: StepLine): readonly GameEvent[] {
  return line.events as readonly GameEvent[];
}

function stepFaults(line: Chained<StepLine>, before: NightState | undefined): RecordFault[] {
  const schema = schemaOf(line.rulebook);
  const faults: RecordFault[] = [];
  const fault = (what: RecordFault['what'], message: string) => faults.push({ line: line.n + 1, what, message });
  let night = before;
  for (const event of eventsOf(line)) {
    night = evolveNight(night, event);
    for (const broken of schema.broken(night.game?.state)) fault('invariant', `after ${event.type}: ${broken}`);
  }
  for (const broken of schema.unsettled(night?.game?.state)) fault('invariant', broken);
  const judged = facesOf(line) === undefined ? undefined : asWritten(schema.shown(night?.game?.state));
  if (!isDeepStrictEqual(line.shown, judged)) {
    fault('shown', 'the outcome as it was shown is not the outcome of these faces');
  }
  return faults;
}

/** As read back from a file: without keys that are undefined. */
function asWritten(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

function endFaults({ end }: ReadRecord): RecordFault[] {
  switch (end.end) {
    case 'clean':
      return [];
    case 'torn':
      return [{ line: end.line, what: 'file', message: `the last line was not written whole (${end.problem})` }];
    case 'damaged':
      return [{ line: end.line, what: 'file', message: `damaged (${end.problem}); nothing after it can be trusted` }];
    case 'newer':
      return [{ line: end.line, what: 'file', message: NEWER }];
  }
}
