import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PadFace } from '../../host/contract/pads.ts';
import { keyOf } from '../support/key-of.ts';
import { PadsOnPtys } from './pads-on-ptys.ts';
import { RoughEvening, type Pressed } from './rough-evening.ts';

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani', 'Emma', 'Feri', 'Gitta', 'Hanna', 'Ica', 'Jenő'];
/** Takes and blocks in turn, so that few sit out the next round. */
const FACES: Pressed = [4, 5, 6, 4, 5, 6, 4, 5, 6, 4];
const [PAD, KEYS, DIE] = [0, 1, 2];

const evening = new RoughEvening();
let pads: PadsOnPtys;

beforeAll(async () => {
  pads = await PadsOnPtys.plugged('pad-a');
  await evening.begin(NAMES, pads.paths);
});
afterAll(async () => {
  await evening.close();
  await pads.close();
});

it('ten phones play two rounds', async () => {
  for (let round = 1; round <= 2; round += 1) await evening.playOut(await evening.choose(FACES));
  for (const player of evening.players) expect(player?.complaints).toEqual([]);
});

it('seven phones play a round with a pad, keys and a die', async () => {
  const others = [PAD, KEYS, DIE] as const;
  while (evening.sitsOut(...others)) await evening.playOut(await evening.choose(FACES));
  await evening.do({ type: 'input', seat: PAD, input: { kind: 'pad', pad: 'pad-a' } });
  await evening.do({ type: 'input', seat: KEYS, input: { kind: 'keys', cluster: 0 } });
  await evening.do({ type: 'input', seat: DIE, input: { kind: 'die' } });
  evening.players = evening.players.map((player, seat) => (seat <= DIE ? undefined : player));
  const chosen = await evening.choose(FACES);
  const byPhone = chosen.filter((face) => face !== null).length;
  const [pad, key, die]: readonly [PadFace, PadFace, PadFace] = [1, 2, 3];
  evening.key(keyOf(0, key));
  await expect.poll(() => pads.of('pad-a').pad.state).toBe('armed');
  pads.pressIfAsked('pad-a', pad);
  await evening.untilReady(byPhone + 2);
  await evening.step('count');
  await evening.until(() => evening.course.phase === 'opening' && evening.course.toType.includes(DIE));
  await evening.do({ type: 'type', step: evening.course.step, seat: DIE, digit: die });
  await evening.playOut(chosen.with(PAD, pad).with(KEYS, key).with(DIE, die));
});
