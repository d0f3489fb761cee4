/** One thing at a time, in the order asked. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  /** Settles as `work` does; one that fails does not hold up the next. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
