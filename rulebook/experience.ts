import type { Rulebook } from './rulebook.ts';
import { rulebookOf, type RulebookId } from './rulebooks.ts';
import type { Player, PlayerId } from './seat.ts';
import type { Chain, Step } from './timeline.ts';

/** What people have lived through this night, in all its games. */
export interface Experience {
  readonly rounds: number;
  /** In how many of the rounds each player could choose, counted up to `ROUNDS_AS_NEWCOMER`. */
  readonly played: ReadonlyMap<PlayerId, number>;
}

export const NO_EXPERIENCE: Experience = { rounds: 0, played: new Map() };

/** Rounds after which a player knows what can be chosen. */
export const ROUNDS_AS_NEWCOMER = 3;

/** The same after an event that led from one state of a game to another: more if it opened a round. */
export function experienceAfter(experience: Experience, book: Rulebook, from: unknown, to: unknown): Experience {
  if (book.round(to) <= book.round(from)) return experience;
  const rounds = experience.rounds + 1;
  // Most rounds of a long night are played without a newcomer, and it is folded again whenever it is opened.
  if (book.players(from).every(({ id }) => roundsOf(experience, id) >= ROUNDS_AS_NEWCOMER))
    return { rounds, played: experience.played };
  const played = new Map(experience.played);
  for (const { id } of whoChose(book, from)) played.set(id, Math.min(ROUNDS_AS_NEWCOMER, roundsOf(experience, id) + 1));
  return { rounds, played };
}

function roundsOf({ played }: Experience, player: PlayerId): number {
  return played.get(player) ?? 0;
}

/** What a step leaves behind, as far as it is read here. */
interface Lived {
  readonly experience: Experience;
  readonly game: { readonly rulebook: RulebookId; readonly state: unknown } | undefined;
}

/** The goals of a rulebook's lesson that have come up after so many rounds of the night. */
export function cameUpAfter<Event, State extends Lived>(
  done: Chain<Step<Event, State>>,
  rulebook: RulebookId,
  after: number,
): ReadonlySet<string> {
  const goals = new Set<string>();
  for (let steps = done; steps !== undefined && steps.head.after.experience.rounds > after; steps = steps.rest) {
    const {
      before,
      after: { game, experience },
    } = steps.head;
    const opened = experience.rounds > (before?.experience.rounds ?? 0);
    if (!opened || game?.rulebook !== rulebook) continue;
    for (const goal of rulebookOf(rulebook).lesson?.met(game.state) ?? []) goals.add(goal);
  }
  return goals;
}

/** Everybody at the table, unless the question was for some seats only. */
function whoChose(book: Rulebook, from: unknown): readonly Player[] {
  const players = book.players(from);
  const question = book.next(from);
  return question?.kind === 'sealed' ? question.seats.flatMap((seat) => players[seat] ?? []) : players;
}
