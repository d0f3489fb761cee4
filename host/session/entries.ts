import type { CommitmentsLine, StepLine } from '../record/line.ts';
import type { Opened } from '../course/opened.ts';
import type { CommittedSeal } from '../course/attempt.ts';
import { doorOf } from '../games/index.ts';
import type { Chance } from '../../rulebook/rulebook.ts';
import type { NightGame } from '../../rulebook/series.ts';
import { bookOf } from './table-now.ts';

/** The line of a reveal. Throws where the rulebook refuses the faces, as it never does with faces of who is in the game. */
export function revealEntry(game: NightGame, { attempt, faces, nonces, typed }: Opened, chance: Chance): StepLine {
  const book = bookOf(game);
  const command = book.answer(book.next(game.state)?.n ?? 0, { kind: 'sealed', faces });
  const decided = book.decide(game.state, command, chance);
  if (!decided.ok) throw new Error(`the opening was refused: ${decided.refusal.code}`);
  const after = decided.events.reduce((state, event) => book.evolve(state, event), game.state);
  return {
    kind: 'step',
    rulebook: game.rulebook,
    command,
    events: decided.events,
    shown: doorOf(game.rulebook).shown(after),
    ...(nonces.some((nonce) => nonce !== null) && { proof: { attempt, nonces } }),
    ...(typed.length > 0 && { typed }),
  };
}

export function commitmentsEntry(attempt: number, seals: readonly CommittedSeal[]): CommitmentsLine {
  return {
    kind: 'commitments',
    attempt,
    seals: seals.map(({ sealer, seal, answered, attempt: own, hostNonce }) => ({
      seat: sealer.seat,
      kind: sealer.kind,
      by: sealer.by,
      ...(own === attempt ? {} : { attempt: own }),
      hostNonce,
      commitment: seal.commitment,
      answered,
    })),
  };
}
