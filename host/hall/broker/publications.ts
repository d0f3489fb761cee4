import type { Broker } from './broker.ts';

/** What the hall has said on topics that the broker keeps, so that it can say it again to a broker that has lost it. */
export class Publications {
  readonly #said = new Map<string, string>();
  readonly #publish: Broker['publish'];
  #isPaused = true;

  /** Nothing is published before `sayAllAgain`. */
  constructor(publish: Broker['publish']) {
    this.#publish = publish;
  }

  /** Publishes what the broker need not keep. */
  publish(topic: string, message: string): void {
    if (!this.#isPaused) this.#publish(topic, message, false);
  }

  /** Says this on that topic from now on, at once and even if it is what was said last. */
  say(topic: string, message: string): void {
    this.#said.set(topic, message);
    if (!this.#isPaused) this.#publish(topic, message, true);
  }

  /** Says it if something else was said last. */
  keep(topic: string, message: string): void {
    if (this.#said.get(topic) !== message) this.say(topic, message);
  }

  sayAllAgain(): void {
    this.#isPaused = false;
    for (const [topic, message] of this.#said) this.#publish(topic, message, true);
  }

  /** Publishes nothing until `sayAllAgain`. */
  pause(): void {
    this.#isPaused = true;
  }
}
