import { die, keypad, keys, MACRO_PAD, NUMBER_PAD } from '../../host/session/testing/memory-table.ts';
import { WAITS_FOR_DIE, type Moment } from './moment.ts';
import { DIE } from './overheard-table.ts';

/** Seats, as `INPUTS` has them. */
const PAD = 0;
const KEYS = 2;

/** What can happen from the first seal to T. */
export const CHOOSING: readonly Moment[] = [
  {
    name: 'minds are changed, and changed again',
    ends: WAITS_FOR_DIE,
    async play(table, secret) {
      for (const time of [0, 1, 2, 3]) await table.press(secret(time));
      await table.count();
    },
  },
  {
    name: 'the count is halted by the dealer, and all choose anew',
    ends: WAITS_FOR_DIE,
    async play(table, secret) {
      await table.press(secret(0));
      await table.step('count');
      await table.pass(1000);
      await table.press(secret(1));
      await table.step('halt');
      await table.press(secret(2));
      await table.count();
    },
  },
  {
    name: 'the count is halted from a pad, by its only seal and by a later one',
    ends: WAITS_FOR_DIE,
    async play(table, secret) {
      const { pad } = table.device('P1');
      const hold = async (time: number) => {
        const face = secret(time)[PAD] ?? 1;
        await table.step('count');
        pad.holdTwo(face, face === 1 ? 2 : 1);
        await table.pass(800);
        for (const held of [1, 2, 3, 4, 5, 6] as const) pad.up(held);
        await table.pass(100);
      };
      await hold(0);
      await table.press(secret(1));
      await hold(2);
      await table.count();
    },
  },
  {
    name: 'one keeps the others waiting, is reminded and then named, while the others change their minds',
    ends: WAITS_FOR_DIE,
    async play(table, secret) {
      const withoutPad = (time: number) => secret(time).map((face, seat) => (seat === PAD ? null : face));
      await table.press(withoutPad(0));
      await table.pass(8_000);
      await table.press(withoutPad(1));
      await table.pass(8_000);
      await table.press(withoutPad(2));
      await table.press(secret(3));
      await table.count();
    },
  },
  {
    name: 'a pad loses its power, another is reset, and both choose again',
    ends: WAITS_FOR_DIE,
    async play(table, secret) {
      await table.press(secret(0));
      table.device('P1').pad.powerCycle();
      table.device('P2').pad.reset('external');
      await table.pass(2_000);
      await table.press(secret(1));
      await table.count();
    },
  },
  {
    name: 'inputs are changed after their seats have chosen',
    ends: { phase: 'opening', toType: [0] },
    async play(table, secret) {
      await table.press(secret(0));
      await table.command({ type: 'input', seat: PAD, input: { kind: 'keys', cluster: 1 } });
      await table.command({ type: 'input', seat: KEYS, input: { kind: 'bot' } });
      await table.command({ type: 'input', seat: DIE, input: { kind: 'pad', pad: 'P1' } });
      await table.press(secret(1));
      await table.command({ type: 'input', seat: PAD, input: { kind: 'die' } });
      await table.pass(2_000);
      await table.count();
    },
  },
  {
    name: 'the keyboard is turned to naming cards while seats still press',
    ends: WAITS_FOR_DIE,
    async play(table, secret) {
      await table.press(secret(0));
      await table.command({ type: 'naming', naming: true });
      await table.press(secret(1));
      await table.command({ type: 'naming', naming: false });
      await table.press(secret(2));
      await table.count();
    },
  },
  {
    name: 'the dealer looks at the pads and tries a free one out, while the others change their minds',
    ends: WAITS_FOR_DIE,
    async play(table, secret) {
      table.plug('P3');
      await table.press(secret(0));
      await table.pass(1_500);
      await table.command({ type: 'practise', what: 'preflight' });
      await table.press(secret(1));
      await table.command({ type: 'lookAtPads' });
      table.device('P3').pad.press(5);
      await table.pass(100);
      await table.press(secret(2));
      await table.command({ type: 'finishPractice' });
      await table.command({ type: 'lookAtPads' });
      await table.count();
    },
  },
  {
    name: 'a free pad is pressed to be paired',
    ends: WAITS_FOR_DIE,
    async play(table, secret) {
      table.plug('P3');
      await table.press(secret(0));
      await table.pass(1_500);
      await table.command({ type: 'practise', what: 'pairing' });
      for (const time of [1, 2]) {
        table.device('P3').pad.press(secret(time)[PAD] ?? 1);
        await table.pass(100);
      }
      await table.count();
    },
  },
  {
    name: 'the computer sleeps in the count',
    ends: WAITS_FOR_DIE,
    async play(table, secret) {
      await table.press(secret(0));
      await table.step('count');
      await table.press(secret(1));
      table.clock.sleep(60_000);
      table.referee.woke();
      await table.pass(3_000);
      await table.press(secret(2));
      await table.count();
    },
  },
  {
    name: 'keypads are pressed while cards are named, and while another keypad is learned',
    ends: { phase: 'opening', stalled: [], toType: [3] },
    begun: { inputs: [keypad(NUMBER_PAD), keypad(MACRO_PAD), keys(0), die] },
    async play(table, secret) {
      await table.press(secret(0));
      await table.command({ type: 'naming', naming: true });
      await table.press(secret(1));
      await table.command({ type: 'naming', naming: false });
      await table.command({ type: 'learnKeypad', on: true });
      await table.press(secret(2));
      await table.command({ type: 'learnKeypad', on: false });
      await table.press(secret(3));
      await table.count();
      await table.press(secret(4));
    },
  },
  {
    name: 'the count starts by itself when all are ready',
    ends: { phase: 'counting' },
    begun: { inputs: [{ kind: 'pad', pad: 'P1' }, { kind: 'keys', cluster: 0 }, { kind: 'bot' }], choices: { start: 'ready' } },
    async play(table, secret) {
      const [mine] = secret(0);
      await table.pressAt(0, mine ?? null);
      await table.pass(2_000);
      await table.pressAt(0, secret(1)[0] ?? null);
      await table.pass(500);
      await table.pressAt(1, secret(2)[1] ?? null);
      await table.press(secret(3));
      await table.pass(500);
    },
  },
];
