import { schemaOf } from '../games/index.ts';
import { evolveNight, type GameEvent, type NightState } from '../../rulebook/series.ts';
import { EMPTY_TIMELINE, peekRedo, peekUndo, push, redo, undo, type Timeline } from '../../rulebook/timeline.ts';
import type { Chained, Line, StepLine, TurnLine } from './line.ts';
import { RULEBOOKS, rulebookOf } from '../../rulebook/rulebooks.ts';

/** The state of a night after its lines. */
export interface FoldedNight {
  readonly timeline: Timeline<GameEvent, NightState>;
  readonly name: string | undefined;
}

export const EMPTY_NIGHT: FoldedNight = { timeline: EMPTY_TIMELINE, name: undefined };

/** A line whose text is good but whose content cannot follow the lines before it. */
export class FoldError extends Error {
  override readonly name = 'FoldError';
  /** As an editor counts: the header is line 1. */
  readonly line: number;
  readonly problem: string;

  constructor(n: number, problem: string) {
    super(`line ${n + 1}: ${problem}`);
    this.line = n + 1;
    this.problem = problem;
  }
}

/** Folds as many lines as can follow one another: the night, their number, and what stopped it. */
export function foldGood(lines: readonly Line[]): {
  readonly night: FoldedNight;
  readonly lines: number;
  readonly fault: FoldError | undefined;
} {
  let night = EMPTY_NIGHT;
  for (const [i, line] of lines.entries()) {
    try {
      night = foldLine(night, line);
    } catch (error) {
      if (!(error instanceof FoldError)) throw error;
      return { night, lines: i, fault: error };
    }
  }
  return { night, lines: lines.length, fault: undefined };
}

/** The night after one more line, both for a running table and after a restart. Throws `FoldError`. */
export function foldLine(night: FoldedNight, line: Line): FoldedNight {
  switch (line.kind) {
    case 'step':
      return { name: night.name, timeline: pushStep(night.timeline, line.n, line) };
    case 'undo':
    case 'redo':
      return { name: night.name, timeline: turn(night.timeline, line.n, line) };
    case 'named':
      return { timeline: night.timeline, name: line.name === '' ? undefined : line.name };
    case 'settings':
    case 'commitments':
      return night;
  }
}

function pushStep(timeline: FoldedNight['timeline'], n: number, line: Chained<StepLine>): FoldedNight['timeline'] {
  const schema = schemaOf(line.rulebook);
  const events = line.events.map((unchecked, i) => {
    const event = schema.event(unchecked);
    if (!event.ok) throw new FoldError(n, `events[${i}] ${event.field}: ${event.problem}`);
    return event.value;
  });
  try {
    return push(timeline, n, events, evolveNight);
  } catch (error) {
    throw new FoldError(n, error instanceof Error ? error.message : String(error));
  }
}

function turn(timeline: FoldedNight['timeline'], n: number, { kind, step }: TurnLine): FoldedNight['timeline'] {
  const next = kind === 'undo' ? peekUndo(timeline) : peekRedo(timeline);
  if (next?.step.n !== step) throw new FoldError(n, `${kind} of step ${step}, where ${next?.step.n ?? 'nothing'} is next`);
  return kind === 'undo' ? undo(timeline) : redo(timeline);
}

/** Whether a line of an intact chain begins a game that this version does not know, or under rules that might judge differently. */
export function isNewer(line: object): boolean {
  const { kind, rulebook, events } = line as Partial<Record<string, unknown>>;
  if (kind !== 'step' || typeof rulebook !== 'string') return false;
  if (!RULEBOOKS.has(rulebook)) return true;
  const begun = (Array.isArray(events) ? events[0] : undefined) as { readonly type?: unknown; readonly version?: unknown } | null;
  return begun?.type === 'GameBegun' && Number(begun.version) > rulebookOf(rulebook).version;
}
