import type { ConsoleView } from '../../host/contract/view.ts';
import type { ConsoleUi } from './desk/ui.ts';

/**
 * Whether whoever deals has a stake in the game. Such a dealer is told nothing that a player would have to remember:
 * who is out for a while will be back, who is away or a bot leaves the console to somebody who only looks on.
 */
export function dealerPlays({ table: { game } }: ConsoleView, ui: Pick<ConsoleUi, 'absence'>): boolean {
  const dealer = game?.seats[game.dealer];
  if (game === undefined || dealer === undefined) return true;
  return dealer.input !== 'bot' && ui.absence(game.state, dealer.seat) !== 'away';
}
