import type { ConsoleCommand } from '../../../host/contract/command.ts';
import type { ConsoleView } from '../../../host/contract/view.ts';
import type { ConsoleUi } from './ui.ts';
import { choicesForNext } from '../../lesson/choices.ts';

/** The next game of the series: the same people in the same seats, the same choices. */
export function makeNextGame(view: ConsoleView, ui: ConsoleUi): ConsoleCommand | undefined {
  const { game } = view.table;
  if (game === undefined) return undefined;
  return {
    type: 'begin',
    rulebook: game.rulebook,
    players: game.seats.map(({ player }) => ({ ...player })),
    inputs: view.inputs.map((input) => ({ ...input })),
    dealer: game.dealer,
    house: { ...ui.houseOf(game.state) },
    choices: choicesForNext(game),
  };
}
