import { afterEach, expect, it } from 'vitest';
import { BOOT_LOG, openForeignDevice } from '../../firmware-protocol/testing/fake-foreign-device.ts';
import { openPty } from '../../firmware-protocol/scripted-pad/pty.ts';
import { cardsToName } from '../../games/hungarian-war/rules/cards.ts';
import type { Judgement } from '../../games/hungarian-war/rules/types.ts';
import { referee } from '../support/headless.ts';
import { PhysicalTable, type Faces } from '../support/physical-table.ts';
import { PadNight } from './pad-night.ts';

const TEN = ['anna', 'bela', 'cili', 'dani', 'edit', 'feri', 'gizi', 'huba', 'ida', 'jeno'];
const FLOOD = Buffer.alloc(64 * 1024, '|x');
/** Begins like a seal and never ends. */
const HALF = Buffer.from('|s,0,1,1,1,0123456789abcdef');

let night: PadNight;
afterEach(() => night.close());

it('a whole deck with ten pads on pseudo-terminals is judged as the rules judge it, whatever other devices send', async () => {
  const others = [await openForeignDevice(), await openPty(() => undefined), await openPty(() => undefined)];
  night = await PadNight.open(
    TEN,
    others.map(({ path }) => path),
  );
  await night.begin();
  const cards = new PhysicalTable(TEN, 10);
  while (!cards.over) {
    for (const [n, says] of [BOOT_LOG, HALF, FLOOD].entries()) others[n]?.write(says);
    await playRound(cards);
  }
  await expectAsPlayed(cards);
  await Promise.all(others.map((port) => port.unplug()));
});

/** One round at the pads, compared with the same cards on a physical table. */
async function playRound(cards: PhysicalTable): Promise<void> {
  const faces = cards.choose();
  await choose(faces, cards.inGame.length);
  const choosing = await night.phase('choosing');
  await night.ask({ type: 'count', step: choosing.step });
  night.time.hurryTo((await night.phase('counting')).endsAt);
  // Until the clock is released, only the pads' answers move the round on.
  night.clock.hold();
  const shown = await night.phase('shown');
  const played = cards.open(faces);
  expect(night.state.opening).toMatchObject({ faces, judgement: played.judgement });
  night.clock.release();
  night.time.hurryTo(shown.presentedAt);
  for (const card of played.taken) {
    const [id] = cardsToName(night.state);
    await night.ask({ type: 'table', command: { type: 'name', id, card } });
  }
  expect(cardsToName(night.state)).toEqual([]);
  expect(night.view.table.game?.standings.map(({ points }) => points)).toEqual(played.scores);
}

/** Everybody who is in the game presses whenever the pad's light asks, until the host counts all. */
async function choose(faces: Faces, of: number): Promise<void> {
  await night.until(() => {
    for (const [seat, face] of faces.entries()) {
      const pad = night.pads[seat]?.pad;
      if (face !== null && pad?.state === 'armed') pad.press(face);
    }
    const { course } = night;
    return course.phase === 'choosing' && course.of === of && course.ready === of;
  });
}

/** `referee play` comes to the same result with this deck and these faces, and `referee verify` finds the record intact. */
async function expectAsPlayed(cards: PhysicalTable): Promise<void> {
  const rounds = cards.rounds.map(({ faces }) => faces);
  const played = await referee(['play'], { rulebook: 'hungarian-war', players: TEN, deck: cards.deck, rounds });
  await night.phase('over');
  expect(played).toMatchObject({
    exit: 0,
    answer: {
      ended: true,
      rounds: cards.rounds.map(({ judgement, out, scores }) => ({ ...asWritten(judgement), out, scores })),
      scores: night.view.table.game?.standings.map(({ points }) => points),
      winners: night.view.table.game?.winners.map((id) => TEN.indexOf(id)),
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
