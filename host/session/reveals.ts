import type { CommitmentsLine, StepLine } from '../record/line.ts';
import type { CommittedSeal } from '../course/round-table.ts';
import type { Opened } from '../course/opened.ts';
import { schemaOf } from '../games/index.ts';
import type { Chance } from '../../rulebook/rulebook.ts';
import type { GameEvent, NightGame } from '../../rulebook/series.ts';
import { bookOf } from './state/table-now.ts';

/** The line of a reveal without what it shows. Throws if the rulebook refuses the faces, which it asked for. */
export function revealEntry(game: NightGame, { attempt, faces, nonces, typed }: Opened, chance: Chance): StepLine {
  const book = bookOf(game);
  const command = book.answer(book.next(game.state)?.n ?? 0, { kind: 'sealed', faces });
  const decided = book.decide(game.state, command, chance);
  if (!decided.ok) throw new Error(`the opening was refused: ${decided.refusal.code}`);
  return {
    kind: 'step',
    rulebook: game.rulebook,
    command,
    events: decided.events,
    shown: undefined,
    ...(nonces.some((nonce) => nonce !== null) && { proof: { attempt, nonces } }),
    ...(typed.length > 0 && { typed }),
  };
}

/** Adds what the reveal shows, which follows from the game after it. */
export function withShown(entry: StepLine, { rulebook, state }: NightGame): StepLine {
  return { ...entry, shown: schemaOf(rulebook).shown(state) };
}

export function commitmentsEntry(attempt: number, seals: readonly CommittedSeal[]): CommitmentsLine {
  return {
    kind: 'commitments',
    attempt,
    seals: seals.map(({ sealer, seal, answered, number = 0, hostNonce }) => ({
      seat: sealer.seat,
      kind: sealer.kind,
      by: sealer.by,
      ...(number !== attempt && { attempt: number }),
      hostNonce,
      commitment: seal.commitment,
      answered,
    })),
  };
}

/** The opening that an undo returns to: one with real dice; undefined for any other line. */
export function openedIn({ rulebook, events, typed, proof }: StepLine): Opened | undefined {
  // The fold has let these events through their rulebook's schema.
  const faces = typed && schemaOf(rulebook).faces(events as readonly GameEvent[]);
  if (typed === undefined || faces === undefined) return undefined;
  return { attempt: proof?.attempt ?? 0, faces, nonces: proof?.nonces ?? faces.map(() => null), typed };
}
