import type { Broker } from './broker.ts';

/** What the hall has said on topics that the broker keeps, so that it can say it again to a broker that has lost it. */
export class Publications {
  readonly #said = new Map<string, string>();
  readonly #publish: Broker['publish'];

  constructor(publish: Broker['publish']) {
    this.#publish = publish;
  }

  /** Says this on that topic from now on, at once and even if it is what was said last. */
  say(topic: string, message: string): void {
    this.#said.set(topic, message);
    this.#publish(topic, message, true);
  }

  /** Says it if something else was said last. */
  keep(topic: string, message: string): void {
    if (this.#said.get(topic) !== message) this.say(topic, message);
  }

  sayAllAgain(): void {
    for (const [topic, message] of this.#said) this.#publish(topic, message, true);
  }
}
