import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAULT } from '../../app/cli/outlive-faults.ts';
import { UnderAttack } from './under-attack.ts';

/** In the referee's process: errors that nobody catches, with a face in their message. */
const SECRET = 'the face is five';
const RAISE = `process.on('SIGUSR2', () => {
  void Promise.reject(new Error('${SECRET}'));
  setTimeout(() => { throw new TypeError('${SECRET}'); });
});`;

describe.skipIf(process.platform === 'win32')('errors that nobody catches', () => {
  let at: UnderAttack;
  beforeAll(async () => {
    at = await UnderAttack.begin({ NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(RAISE)}"` });
    at.running.expectFaults();
  });
  afterAll(() => at.end());

  it('end no round, are told to the dealer, and are logged without what they say', async () => {
    for (const times of [1, 2]) {
      at.running.child.kill('SIGUSR2');
      await at.dealer.until(({ faults }) => faults === 2 * times);
      await at.dealer.playRound();
    }
    await at.running.waitFor(new RegExp(`${FAULT}Error\n`));
    await at.running.waitFor(new RegExp(`${FAULT}TypeError\n`));
    expect(at.running.said()).not.toContain(SECRET);
  });
});
