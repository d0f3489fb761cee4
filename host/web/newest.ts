/**
 * Gives a slow reader the newest value only: while one is being sent, later ones replace each other. `send` calls `done`
 * once the value has left, which may be at once.
 */
export class Newest<Value> {
  readonly #send: (value: Value, done: () => void) => void;
  #waiting: { readonly value: Value } | undefined;
  #busy = false;

  constructor(send: (value: Value, done: () => void) => void) {
    this.#send = send;
  }

  /** True while a value is being sent. */
  get busy(): boolean {
    return this.#busy;
  }

  offer(value: Value): void {
    this.#waiting = { value };
    this.#pump();
  }

  #pump(): void {
    if (this.#busy || this.#waiting === undefined) return;
    const { value } = this.#waiting;
    this.#waiting = undefined;
    this.#busy = true;
    let left = false;
    this.#send(value, () => {
      if (left) return;
      left = true;
      this.#busy = false;
      this.#pump();
    });
  }
}
