import { allChecks } from '../checks/all.ts';
import { runChecks, type ChecksMade } from '../run-checks.ts';
import { FakeWrongPad, type Wrongness } from './fake-wrong-pad.ts';
import { VirtualTime } from './virtual-time.ts';

interface Options {
  readonly hands?: boolean;
  readonly name?: string;
  readonly stop?: AbortSignal;
  /** Called as the check with that number begins. */
  readonly begins?: (number: number, device: FakeWrongPad) => void;
}

/** Makes all checks of a pad in virtual time. Rejects as `runChecks` does. */
export async function checkedPad(
  wrong: Wrongness = {},
  { hands = true, name, stop = new AbortController().signal, begins = () => undefined }: Options = {},
): Promise<ChecksMade & { readonly device: FakeWrongPad }> {
  const clock = new VirtualTime();
  const device = new FakeWrongPad(clock, wrong);
  let drawn = 0;
  const made = runChecks({
    checks: allChecks(name),
    open: device.open,
    clock,
    hands: hands ? device.hands : undefined,
    nonce: () => (drawn += 1).toString(16).padStart(16, 'c'),
    stop,
    begins: (number) => begins(number, device),
    ended: () => undefined,
  });
  return { ...(await clock.until(made)), device };
}
