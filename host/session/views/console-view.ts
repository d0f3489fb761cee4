import { withShownNames } from '../../../rulebook/name.ts';
import type { PadDetails } from '../../contract/pads.ts';
import type { ConsoleView, HistoryStep, PadView, Views } from '../../contract/view.ts';
import { effectBetween } from '../../../rulebook/effect.ts';
import type { Player, PlayerId } from '../../../rulebook/seat.ts';
import type { GameEvent, NightState } from '../../../rulebook/series.ts';
import { peekRedo, peekUndo, type Timeline, type Turn } from '../../../rulebook/timeline.ts';
import { answererOf } from '../../course/round-table.ts';
import { STANDARD_CHOICES } from '../../record/seating.ts';
import { latestRounds } from './latest-rounds.ts';
import { defined, tableView, type Seen } from './table-view.ts';
import { bookOf, gameOf, stateOf, scoresOf, type TableNow } from '../state/table-now.ts';

/** What the view of the console takes over unchanged. */
type DealersOwn = Omit<
  ConsoleView,
  'kind' | 'table' | 'pads' | 'inputs' | 'players' | 'undo' | 'redo' | 'rounds' | 'answerer' | 'standardChoices'
>;

interface SeenByDealer extends Omit<Seen, 'phones'> {
  readonly padDetails: ReadonlyMap<string, PadDetails>;
  readonly inRound: ReadonlySet<string>;
  readonly dealersOwn: DealersOwn;
}

/** The views of one version; the console's contains the table's. */
export function viewsOf(seen: SeenByDealer): Views {
  const { now, dealersOwn } = seen;
  const table = tableView({ ...seen, phones: dealersOwn.phones?.phones ?? [] });
  const { inputs } = seen.state;
  const players = playersTonight(now);
  const console: ConsoleView = {
    kind: 'console',
    table,
    pads: padViews(seen),
    inputs,
    players,
    rounds: latestRounds(now.night.timeline),
    standardChoices: STANDARD_CHOICES,
    ...defined({ answerer: answererOf(table.game?.ask, inputs) }),
    ...(dealersOwn.underWay ? {} : historySteps(now.night.timeline)),
    ...dealersOwn,
  };
  return withShownNames({ table, console }, players);
}

function padViews({ state, pads, padDetails, inRound }: SeenByDealer): readonly PadView[] {
  return pads.map((pad) => {
    const seat = state.inputs.findIndex((input) => input.kind === 'pad' && input.pad === pad.id);
    return {
      ...pad,
      ...padDetails.get(pad.id),
      ...(seat >= 0 && { seat }),
      ...(inRound.has(pad.id) && { inRound: true as const }),
    };
  });
}

/** The players of the present game as they sit, then those who left or played earlier. */
function playersTonight(now: TableNow): readonly Player[] {
  const game = gameOf(now);
  const standings = game === undefined ? [] : bookOf(game).standings(game.state);
  const earlier = game === undefined ? [] : scoresOf(stateOf(now)?.finished ?? [], game.rulebook);
  const tonight = new Map<PlayerId, Player>();
  for (const { player } of [...standings, ...earlier]) if (!tonight.has(player.id)) tonight.set(player.id, player);
  return [...tonight.values()];
}

/** What the next undo and the next redo would do. */
export function historySteps(timeline: Timeline<GameEvent, NightState>): Pick<ConsoleView, 'undo' | 'redo'> {
  const [undo, redo] = [peekUndo(timeline), peekRedo(timeline)];
  return defined({ undo: undo && historyStep(undo), redo: redo && historyStep(redo) });
}

function historyStep({ step, from, to }: Turn<GameEvent, NightState>): HistoryStep {
  return { n: step.n, what: step.events[0]?.type ?? '', effect: effectBetween(from, to) };
}
