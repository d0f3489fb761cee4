import type { Course, GameView, TableView } from '../../host/contract/view.ts';
import { NOW, tableView } from '../../games/hungarian-war/table/testing/states.ts';
import { evenly } from '../../renderer/room/table/testing/evenly.ts';
import { afterCount, openAsk } from '../../rulebook/ask.ts';
import { rulebookOf, type RulebookId } from '../../rulebook/rulebooks.ts';

/** What the table display shows of a game of questions and answers in this state. */
export function askedView(rulebook: RulebookId, state: unknown, course: Course, more: Partial<GameView> = {}): TableView {
  const book = rulebookOf(rulebook);
  const ask = course.phase === 'asking' ? openAsk(book.next(state)) : undefined;
  const counted = course.phase === 'asking' && course.counted;
  const players = book.players(state);
  return tableView({
    rulebook,
    state,
    seats: players.map((player, seat) => ({ seat, player, flower: seat, input: 'die', link: 'none', played: book.round(state) })),
    dealer: 1,
    choices: { count: 3, missing: 'wait', start: 'dealer', pace: 'normal' },
    course,
    ...(ask && { ask: counted ? afterCount(ask) : ask }),
    round: book.round(state),
    outcomes: book.outcomes(state),
    opened: book.round(state),
    standings: book.standings(state),
    winners: book.winners(state),
    ...(book.sides && { sides: book.sides(state) }),
    series: players.map((player) => ({ player, before: 0, gamesWon: 0 })),
    game: 1,
    ...more,
  });
}

export const ASKING = { phase: 'asking', step: 3, counted: false } as const satisfies Course;

/** Outcome `index` of `outcomes` is presented at `NOW`; -1 before the first. */
export function stepAt(index: number, outcomes: number): Course {
  const each = 3_000;
  const begun = NOW - (index + 1.5) * each;
  return { phase: 'shown', step: 9, ...evenly(begun, outcomes, each) };
}
