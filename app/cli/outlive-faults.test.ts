import { afterEach, expect, it } from 'vitest';
import { aboutFault, FAULT, outliveFaults } from './outlive-faults.ts';

let stop = () => {};
afterEach(() => stop());

/** Only what the defence has added hears it: the test runner counts such errors as failures. */
function raise(event: 'uncaughtException' | 'unhandledRejection', error: unknown): void {
  const [defence] = (process as NodeJS.EventEmitter).listeners(event).slice(-1) as ((error: unknown) => void)[];
  defence?.(error);
}

it.each(['uncaughtException', 'unhandledRejection'] as const)('an %s is logged and told, and ends nothing', (event) => {
  const lines: string[] = [];
  let told = 0;
  const before = process.listenerCount(event);
  stop = outliveFaults(
    () => {
      told += 1;
      throw new Error('of the view');
    },
    (line) => lines.push(line),
  );
  for (let n = 0; n < 100; n += 1) raise(event, new TypeError('no'));
  expect(told).toBe(100);
  expect(lines.filter((line) => line === `${FAULT}TypeError`)).toHaveLength(20);
  stop();
  expect(process.listenerCount(event)).toBe(before);
});

it('says what and where, and nothing of the message', () => {
  const SECRET = '$revealed,7,5*BEEF';
  const inside = `${SECRET}\n    at ${SECRET} (x.ts:1:2)\n    at 5:5`;
  const errors: readonly unknown[] = [
    new SyntaxError(inside),
    Object.assign(new RangeError(inside), { code: SECRET, name: SECRET }),
    Object.assign(new Error(inside, { cause: SECRET }), { code: 'ECONNRESET', frame: SECRET }),
    SECRET,
    { face: 5 },
    undefined,
  ];
  for (const error of errors) expect(aboutFault(error).join('\n')).not.toContain('revealed');
  expect(aboutFault(errors[2])[0]).toBe(`${FAULT}Error ECONNRESET`);
  expect(aboutFault(errors[0])[1]).toContain('outlive-faults.test.ts:');
  expect(aboutFault(SECRET)).toEqual([`${FAULT}thrown string`]);
});
