import { vi } from 'vitest';
import { rulebookOf } from '../../rulebook/rulebooks.ts';
import { WAITS_FOR_DIE, type Moment } from './moment.ts';
import { INPUTS } from './overheard-table.ts';

const PAD = 0;

/** What can happen from T until the faces are shown. */
export const OPENING: readonly Moment[] = [
  {
    name: 'the dealer calls it off, twice',
    ends: WAITS_FOR_DIE,
    async play(table, secret) {
      for (const time of [0, 1]) {
        await table.press(secret(time));
        await table.count();
        await table.step('callOff');
        await table.pass(100);
      }
      await table.press(secret(2));
      await table.count();
    },
  },
  {
    name: 'a pad opens what it has not sealed, and it is called off',
    ends: WAITS_FOR_DIE,
    async play(table, secret) {
      await table.press(secret(0));
      const { pad } = table.device('P2');
      pad.faults = [{ kind: 'lie', opens: (((secret(0)[1] ?? 1) % 6) + 1) as 1 }];
      await table.count();
      pad.faults = [];
      await table.pass(1000);
      await table.press(secret(1));
      await table.count();
    },
  },
  {
    name: 'a pad is gone at T, is asked again, comes back, and the faces wait for the die',
    ends: WAITS_FOR_DIE,
    async play(table, secret) {
      await table.press(secret(0));
      table.unplug('P1', 'kept');
      await table.pass(2_000);
      await table.count();
      await table.pass(1_000);
      await table.join();
      await table.step('askAgain');
      await table.pass(1_000);
      table.plug('P1');
      await table.pass(3_000);
    },
  },
  {
    name: 'a pad is gone between its seal and its face, and the dealer gives the face by hand, or no die',
    ends: { phase: 'choosing', calledOff: { why: 'dealer' } },
    async play(table, secret) {
      for (const digit of [3, 0]) {
        await table.press(secret(digit));
        await table.step('count');
        await table.pass(2_990);
        table.device('P1').pad.faults = [{ kind: 'silent' }];
        await table.pass(2_000);
        await table.step('byHand', { seat: PAD, digit });
        table.inspect();
        await table.step('callOff');
        table.device('P1').pad.faults = [];
        await table.pass(3_000);
      }
    },
  },
  {
    name: 'somebody has not chosen, and is waited for',
    ends: { phase: 'opening', stalled: [{ seat: PAD, why: 'no seal' }] },
    async play(table, secret) {
      await table.press(secret(0).map((face, seat) => (seat === PAD ? null : face)));
      await table.count();
      await table.press(secret(1));
      await table.step('askAgain');
      await table.pass(1_000);
    },
  },
  {
    name: 'somebody has not chosen, and counts as no die',
    ends: WAITS_FOR_DIE,
    begun: { choices: { missing: 'noDie' } },
    async play(table, secret) {
      await table.press(secret(0).map((face, seat) => (seat === PAD ? null : face)));
      await table.count();
    },
  },
  {
    name: 'windows join at every moment, and an inspector looks on',
    ends: WAITS_FOR_DIE,
    async play(table, secret) {
      await table.join();
      await table.press(secret(0));
      await table.join();
      await table.step('count');
      await table.press(secret(1));
      await table.join();
      await table.pass(2_999);
      table.inspect();
      await table.pass(1);
      await table.join();
      await table.pass(1_000);
      await table.join();
      table.inspect();
    },
  },
  {
    name: 'the rulebook breaks down over the faces, and says them in its error',
    ends: { phase: 'choosing', calledOff: { why: 'dealer' } },
    begun: { inputs: INPUTS.slice(0, -1) },
    async play(table, secret) {
      const broken = vi.spyOn(rulebookOf('hungarian-war'), 'decide').mockImplementation((_state, command) => {
        throw new Error(`cannot judge ${JSON.stringify(command)}`);
      });
      await table.press(secret(0));
      await table.pass(2_000);
      await table.count();
      await table.join();
      await table.command({ type: 'table', command: { type: 'away', seat: 1 } });
      table.inspect();
      await table.step('callOff');
      broken.mockRestore();
      await table.press(secret(1));
    },
  },
  {
    name: 'the disk is full when the faces are to be recorded',
    ends: { phase: 'opening', stalled: [] },
    begun: { inputs: INPUTS.slice(0, -1) },
    async play(table, secret) {
      await table.press(secret(0));
      await table.pass(2_000);
      await table.step('count');
      await table.pass(2_900);
      table.folder.fullFor = 'reveals';
      await table.pass(5_000);
      await table.join();
      await table.command({ type: 'dealer', seat: 1 });
      await table.step('callOff');
      await table.press(secret(1));
      table.inspect();
    },
  },
];
