import { digestOf, drawSecret, findDigest } from './secret.ts';

/** Tokens that let one browser in, each of them once. They are void when the host ends. */
export class Tokens {
  readonly #draw: () => string;
  /** What to call when it is used, by digest. */
  readonly #issued = new Map<string, () => void>();

  constructor(draw: () => string = drawSecret) {
    this.#draw = draw;
  }

  issue(onUsed: () => void = () => undefined): string {
    const token = this.#draw();
    this.#issued.set(digestOf(token), onUsed);
    return token;
  }

  /** Whether the token was good; it is not from now on. */
  use(token: string): boolean {
    const digest = findDigest(this.#issued.keys(), token);
    if (digest === undefined) return false;
    const onUsed = this.#issued.get(digest);
    this.#issued.delete(digest);
    onUsed?.();
    return true;
  }

  revoke(token: string): void {
    this.#issued.delete(digestOf(token));
  }
}
