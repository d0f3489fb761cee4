import type { ClosingSeal } from '../sealer.ts';

/**
 * What the host knows of a pad's part in one attempt. `wanted`: the pad is to be armed as soon as it can be asked;
 * `declined`: it refused and is asked again after its next hello; `closing`: T is past, it is never armed again.
 */
export class Armed {
  readonly attempt: number;
  readonly hostNonce: string;
  stage: 'wanted' | 'asking' | 'standing' | 'declined' | 'closing' = 'wanted';
  /** Host time at which the count ends; undefined while none runs. */
  endsAt: number | undefined;
  /** By seal number. */
  readonly #commitments = new Map<number, string>();
  #standing = 0;

  constructor(attempt: number, hostNonce: string) {
    this.attempt = attempt;
    this.hostNonce = hostNonce;
  }

  /** What the pad has bound itself to so far: the seal that was last told. Undefined where the host has no commitment of it. */
  get bound(): ClosingSeal | undefined {
    const commitment = this.#commitments.get(this.#standing);
    return commitment === undefined ? undefined : { seal: this.#standing, commitment };
  }

  /** A seal that is told at this host time counts: its count has not ended. */
  counts(now: number): boolean {
    return this.stage !== 'closing' && (this.endsAt === undefined || now < this.endsAt);
  }

  /** True if the seal is news. The first commitment heard for a seal binds. */
  sealed(seal: number, commitment: string): boolean {
    const news = !this.#commitments.has(seal);
    if (news) this.#commitments.set(seal, commitment);
    this.#standing = seal;
    return news;
  }

  /** A halt has withdrawn a seal, and this one stands again; 0 for none. */
  withdrawn(standing: number): void {
    this.#standing = standing;
  }

  /** The pad lost its power and counts its seals anew; true if any were known. */
  forget(): boolean {
    const any = this.#commitments.size > 0;
    this.#commitments.clear();
    this.#standing = 0;
    return any;
  }
}
