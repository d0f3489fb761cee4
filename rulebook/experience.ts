import type { Rulebook } from './rulebook.ts';
import type { RulebookId } from './rulebooks.ts';
import type { PlayerId } from './seat.ts';

/** What the people of a night have lived through: nothing is stored, it is folded from the rounds that count. */
export interface Experience {
  /** Rounds opened this night, in all its games. */
  readonly rounds: number;
  /** In how many of them a player could choose. */
  readonly played: ReadonlyMap<PlayerId, number>;
  /** What a rulebook's lesson teaches, each with the last of those rounds in which it came up. */
  readonly cameUp: Readonly<Partial<Record<RulebookId, ReadonlyMap<string, number>>>>;
}

export const NO_EXPERIENCE: Experience = { rounds: 0, played: new Map(), cameUp: {} };

/** The same after an event that led from one state of a game to another: more where it opened a round. */
export function experienceAfter(experience: Experience, book: Rulebook<RulebookId>, from: unknown, to: unknown): Experience {
  if (book.round(to) <= book.round(from)) return experience;
  const rounds = experience.rounds + 1;
  const played = new Map(experience.played);
  for (const id of whoChose(book, from)) played.set(id, (played.get(id) ?? 0) + 1);
  const goals = book.lesson?.met(to) ?? [];
  if (goals.length === 0) return { rounds, played, cameUp: experience.cameUp };
  const cameUp = new Map(experience.cameUp[book.id]);
  for (const goal of goals) cameUp.set(goal, rounds);
  return { rounds, played, cameUp: { ...experience.cameUp, [book.id]: cameUp } };
}

/** The goals of a rulebook's lesson that have come up after so many rounds of the night. */
export function cameUpAfter({ cameUp }: Experience, rulebook: RulebookId, after: number): readonly string[] {
  return [...(cameUp[rulebook] ?? [])].filter(([, round]) => round > after).map(([goal]) => goal);
}

/** Everybody at the table, unless the question was for some seats only. */
function whoChose(book: Rulebook, state: unknown): readonly PlayerId[] {
  const players = book.players(state).map(({ id }) => id);
  const question = book.next(state);
  return question?.kind === 'sealed' ? question.seats.flatMap((seat) => players[seat] ?? []) : players;
}
