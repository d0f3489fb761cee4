import type { PadDetails, PracticePadView, PracticeView } from '../../contract/pads.ts';
import type { NightReport, NightView } from '../../contract/night.ts';
import type { RoundProof } from '../../contract/proof.ts';
import type { ConsoleView, PadView, PortView, SharingView, TableView, HistoryStep } from '../../contract/view.ts';
import { effectBetween } from '../../../rulebook/effect.ts';
import type { Player, PlayerId } from '../../../rulebook/seat.ts';
import type { GameEvent, NightState } from '../../../rulebook/series.ts';
import { peekRedo, peekUndo, type Timeline, type Turn } from '../../../rulebook/timeline.ts';
import { answererOf } from '../../course/open-course.ts';
import { inputsOf, STANDARD_CHOICES } from '../../record/seating.ts';
import { tableView, type Seen } from './table-view.ts';
import { bookOf, gameOf, playersOf, stateOf, scoresOf, type TableNow } from '../state/table-now.ts';

export interface SeenByDealer extends Seen {
  readonly ports: readonly PortView[];
  readonly padDetails: ReadonlyMap<string, PadDetails>;
  /** Pads of seats that choose now. */
  readonly inRound: ReadonlySet<string>;
  readonly practice: PracticeView | undefined;
  readonly practicePad: PracticePadView | undefined;
  readonly unlisted: string | undefined;
  readonly seatKeys: ReadonlySet<string>;
  /** The dealer typed these from dice that lie open on the table. */
  readonly typed: ConsoleView['typed'];
  /** A count or an opening runs: nothing can be undone. */
  readonly underWay: boolean;
  readonly shell: ConsoleView['shell'];
  readonly nights: readonly NightView[];
  readonly deletedNights: readonly NightView[];
  readonly nightReport: NightReport | undefined;
  readonly proof: RoundProof | undefined;
  readonly recordFile: string;
  readonly head: string | undefined;
  readonly sharing: SharingView | undefined;
}

/** The views of one version. */
export function viewsOf(seen: SeenByDealer): { readonly table: TableView; readonly console: ConsoleView } {
  const table = tableView(seen);
  return { table, console: consoleView(table, seen) };
}

/** The console's view of a version, around the table's. */
function consoleView(table: TableView, seen: SeenByDealer): ConsoleView {
  const { now, ports, unlisted, typed, underWay, shell, nights, recordFile, sharing } = seen;
  const inputs = inputsOf(now.seating, playersOf(now));
  const answerer = answererOf(table.game?.ask, inputs);
  return {
    kind: 'console',
    table,
    pads: padViews(seen),
    ports,
    ...(unlisted === undefined ? {} : { unlisted }),
    ...(seen.practice && { practice: seen.practice }),
    ...(seen.practicePad && { practicePad: seen.practicePad }),
    inputs,
    seatKeys: [...seen.seatKeys],
    ...(answerer && { answerer }),
    typed,
    underWay,
    ...(underWay ? {} : historySteps(now.night.timeline)),
    standardChoices: STANDARD_CHOICES,
    players: playersTonight(now),
    shell,
    ...(sharing === undefined ? {} : { sharing }),
    nights,
    deletedNights: seen.deletedNights,
    ...(seen.nightReport && { nightReport: seen.nightReport }),
    recordFile,
    ...(seen.head !== undefined && { head: seen.head }),
    ...(seen.proof && { proof: seen.proof }),
  };
}

function padViews({ now, pads, padDetails, inRound }: SeenByDealer): readonly PadView[] {
  const inputs = inputsOf(now.seating, playersOf(now));
  return pads.map((pad) => {
    const seat = inputs.findIndex((input) => input.kind === 'pad' && input.pad === pad.id);
    return {
      ...pad,
      ...padDetails.get(pad.id),
      ...(seat >= 0 && { seat }),
      ...(inRound.has(pad.id) && { inRound: true as const }),
    };
  });
}

/** Who plays now first, as they sit, then who played earlier or left. */
function playersTonight(now: TableNow): readonly Player[] {
  const game = gameOf(now);
  const standings = game === undefined ? [] : bookOf(game).standings(game.state);
  const earlier = game === undefined ? [] : scoresOf(stateOf(now)?.finished ?? [], game.rulebook);
  const tonight = new Map<PlayerId, Player>();
  for (const { player } of [...standings, ...earlier]) if (!tonight.has(player.id)) tonight.set(player.id, player);
  return [...tonight.values()];
}

/** What the next undo and the next redo would do, said beforehand. */
export function historySteps(timeline: Timeline<GameEvent, NightState>): {
  readonly undo?: HistoryStep;
  readonly redo?: HistoryStep;
} {
  const undo = peekUndo(timeline);
  const redo = peekRedo(timeline);
  return { ...(undo && { undo: historyStep(undo) }), ...(redo && { redo: historyStep(redo) }) };
}

function historyStep({ step, from, to }: Turn<GameEvent, NightState>): HistoryStep {
  return { n: step.n, what: step.events[0]?.type ?? '', effect: effectBetween(from, to) };
}
