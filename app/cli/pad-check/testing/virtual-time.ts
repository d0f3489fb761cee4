import { FakeClock, settle } from '../../../../host/clock/testing/fake-clock.ts';

/** A clock that jumps to whatever is due next, as soon as nothing else is left to do. */
export class VirtualTime extends FakeClock {
  constructor() {
    super(0);
  }

  /** Lets time pass until the promise is settled; settles as it does. */
  async until<Value>(promise: Promise<Value>): Promise<Value> {
    let settled = false;
    const end = () => void (settled = true);
    promise.then(end, end);
    await settle();
    while (!settled) {
      const { next } = this;
      if (next === undefined) throw new Error('nothing is left to wait for');
      await this.pass(next - this.now());
    }
    return promise;
  }
}
