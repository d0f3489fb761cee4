import type { Rulebook } from './rulebook.ts';
import type { RulebookId } from './rulebooks.ts';
import type { PlayerId } from './seat.ts';
import { link, type Chain } from './timeline.ts';

/** An event that opened a round: the rulebook, and the states from which and to which it led. */
interface OpenedRound {
  readonly book: Rulebook<RulebookId>;
  readonly from: unknown;
  readonly to: unknown;
}

/**
 * The rounds opened this night, in all its games, the newest first. What people have lived through is read from them on
 * request: working it out after each round would take a third of the time in which a night is opened again.
 */
export type Experience = Chain<OpenedRound>;

/** The same after an event that led from one state of a game to another: more if it opened a round. */
export function experienceAfter(experience: Experience, book: Rulebook<RulebookId>, from: unknown, to: unknown): Experience {
  return book.round(to) > book.round(from) ? link({ book, from, to }, experience) : experience;
}

const KNOWN = new WeakMap<object, ReadonlyMap<PlayerId, number>>();

/** In how many of the rounds each player could choose. Counted on from what is known, so that a view costs the same late in the night. */
export function roundsPlayed(experience: Experience): ReadonlyMap<PlayerId, number> {
  const uncounted: OpenedRound[] = [];
  let rounds = experience;
  for (; rounds !== undefined && !KNOWN.has(rounds); rounds = rounds.rest) uncounted.push(rounds.head);
  const played = new Map(rounds && KNOWN.get(rounds));
  for (const round of uncounted.reverse()) for (const id of whoChose(round)) played.set(id, (played.get(id) ?? 0) + 1);
  if (experience !== undefined) KNOWN.set(experience, played);
  return played;
}

/** The goals of a rulebook's lesson that have come up after so many rounds of the night. */
export function cameUpAfter(experience: Experience, rulebook: RulebookId, after: number): ReadonlySet<string> {
  const goals = new Set<string>();
  for (let rounds = experience; rounds !== undefined && rounds.length > after; rounds = rounds.rest) {
    const { book, to } = rounds.head;
    if (book.id === rulebook) for (const goal of book.lesson?.met(to) ?? []) goals.add(goal);
  }
  return goals;
}

/** Everybody at the table, unless the question was for some seats only. */
function whoChose({ book, from }: OpenedRound): readonly PlayerId[] {
  const players = book.players(from).map(({ id }) => id);
  const question = book.next(from);
  return question?.kind === 'sealed' ? question.seats.flatMap((seat) => players[seat] ?? []) : players;
}
