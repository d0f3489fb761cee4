import { expect } from 'vitest';
import type { Judgement } from '../../games/hungarian-war/rules/types.ts';
import { referee } from '../support/headless.ts';
import type { PadGame } from './pad-game.ts';
import type { PadNight, PadOnPort } from './pad-night.ts';

/** `referee play` comes to the same result with this deck and these faces, and `referee verify` finds the record intact. */
export async function expectAsPlayed(night: PadNight<PadOnPort>, { cards }: PadGame, names: readonly string[]): Promise<void> {
  const rounds = cards.rounds.map(({ faces }) => faces);
  const played = await referee(['play'], { rulebook: 'hungarian-war', players: names, deck: cards.deck, rounds });
  await night.phase('over');
  expect(played).toMatchObject({
    exit: 0,
    answer: {
      ended: true,
      rounds: cards.rounds.map(({ judgement, out, scores }) => ({ ...asWritten(judgement), out, scores })),
      scores: night.view.table.game?.standings.map(({ points }) => points),
      winners: night.view.table.game?.winners.map((id) => names.indexOf(id)),
    },
  });
  const verified = await referee(['verify', night.view.recordFile]);
  expect(verified).toMatchObject({ exit: 0, answer: { ok: true, rounds: rounds.length, faults: [] } });
}

function asWritten({ centre, sides, eliminated, rejoined }: Judgement) {
  const outcome = ({ outcome, by }: Pick<Judgement['centre'], 'outcome' | 'by'>) => ({
    outcome,
    ...(by !== undefined && { by }),
  });
  return { centre: outcome(centre), sides: sides.map(outcome), eliminated, rejoined };
}
