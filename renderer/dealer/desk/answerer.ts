import type { ConsoleView } from '../../../host/contract/view.ts';
import type { Ask } from '../../../rulebook/ask.ts';
import type { Seat } from '../../../rulebook/seat.ts';

/** Who answers the present question: the dealer for the people, or the host for a seat's bot or for bots that play alone. */
export type Answerer =
  | { readonly by: 'dealer'; readonly ask: Ask }
  | { readonly by: 'bot'; readonly seat: Seat }
  | { readonly by: 'bots' }
  | { readonly by: 'nobody' };

export function answererOf({ table: { game }, inputs }: ConsoleView): Answerer {
  const ask = game?.ask;
  if (ask === undefined) return { by: 'nobody' };
  if (inputs.every(({ kind }) => kind === 'bot')) return { by: 'bots' };
  return ask.seat !== undefined && inputs[ask.seat]?.kind === 'bot' ? { by: 'bot', seat: ask.seat } : { by: 'dealer', ask };
}

/** Whether everybody may still turn the cards at once: the count before this question has not run. */
export function mayCount({ table: { game } }: ConsoleView): boolean {
  return game?.course.phase === 'asking' && game.ask?.counted === true && !game.course.counted;
}
