/**
 * What the host knows of a pad's part in one attempt. `wanted`: the pad is to be armed as soon as it can be asked;
 * `declined`: it refused and is asked again after its next hello; `closing`: T is past, it is never armed again.
 */
export class Armed {
  readonly attempt: number;
  readonly hostNonce: string;
  stage: 'wanted' | 'asking' | 'standing' | 'declined' | 'closing' = 'wanted';
  /** By seal number; undefined where the pad's state told of the seal and its commitment has not been heard. */
  readonly #commitments = new Map<number, string | undefined>();

  constructor(attempt: number, hostNonce: string) {
    this.attempt = attempt;
    this.hostNonce = hostNonce;
  }

  /** True if the seal is news. The first commitment heard for a seal binds. */
  sealed(seal: number, commitment?: string): boolean {
    const news = !this.#commitments.has(seal);
    this.#commitments.set(seal, this.#commitments.get(seal) ?? commitment);
    return news;
  }

  /** The pad lost its power and counts its seals anew; true if any were known. */
  forget(): boolean {
    const any = this.#commitments.size > 0;
    this.#commitments.clear();
    return any;
  }

  /** What the pad bound itself to before T, else what it says at T. */
  binding(seal: number, atClose: string): string {
    return this.#commitments.get(seal) ?? atClose;
  }
}
