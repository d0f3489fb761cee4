import type { ClosingSeal } from '../../../firmware-protocol/codec/seal.ts';

/**
 * What the host knows about a pad in one attempt. `wanted`: to be armed as soon as the pad is connected; `declined`: the pad
 * refused, and is asked again after its next hello; `closing`: T is past, so it is never armed again.
 */
export class PadAttempt {
  readonly attempt: number;
  readonly hostNonce: string;
  stage: 'wanted' | 'arming' | 'armed' | 'declined' | 'closing' = 'wanted';
  /** Host time at which the count ends; undefined while none is running. */
  endsAt: number | undefined;
  /** By seal number. */
  readonly #commitments = new Map<number, string>();
  #current = 0;

  constructor(attempt: number, hostNonce: string) {
    this.attempt = attempt;
    this.hostNonce = hostNonce;
  }

  /** The current seal: the one the pad reported last. Undefined if the host does not have its commitment. */
  get seal(): ClosingSeal | undefined {
    const commitment = this.#commitments.get(this.#current);
    return commitment === undefined ? undefined : { seal: this.#current, commitment };
  }

  /** Whether a seal reported at this host time counts: the count has not ended. */
  counts(now: number): boolean {
    return this.stage !== 'closing' && (this.endsAt === undefined || now < this.endsAt);
  }

  /** Returns true if the seal is new. The first commitment reported for a seal is binding. */
  sealed(seal: number, commitment: string): boolean {
    const isNew = !this.#commitments.has(seal);
    if (isNew) this.#commitments.set(seal, commitment);
    this.#current = seal;
    return isNew;
  }

  /** A halt has withdrawn a seal and restored this one; 0 for none. */
  restored(seal: number): void {
    this.#current = seal;
  }

  /** The pad lost its power and numbers its seals from 1 again. Returns true if any were known. */
  forget(): boolean {
    const any = this.#commitments.size > 0;
    this.#commitments.clear();
    this.#current = 0;
    return any;
  }
}
