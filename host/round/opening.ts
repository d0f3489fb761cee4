import type { RoundChoices, Stall } from '../contract/view.ts';
import type { ClosingSeal, OpenedFace, Sealer } from '../seats/sealer.ts';
import { Mismatch } from '../seats/sealer.ts';
import type { Seat } from '../../rules/seat.ts';
import type { Clock } from './clock.ts';
import type { KnownFace } from './opened.ts';

/** A seat that has not answered after so many ms stalls the opening; its sealer goes on asking. */
const ANSWER_WITHIN = 500;

export interface ClosedSeal {
  readonly sealer: Sealer;
  readonly seal: ClosingSeal;
}

export interface OpeningTable {
  readonly clock: Clock;
  readonly missing: RoundChoices['missing'];
  /** Records the commitments. No face is asked for before it resolves. */
  commit(seals: readonly ClosedSeal[]): Promise<void>;
  /** Stalls, progress or completeness have changed. */
  moved(): void;
  mismatch(seat: Seat): void;
}

type Place =
  | { readonly at: 'closing'; readonly asked: AbortController }
  | { readonly at: 'closed'; readonly seal: ClosingSeal }
  | { readonly at: 'unsealed' }
  | { readonly at: 'revealing'; readonly asked: AbortController }
  | ({ readonly at: 'open' } & KnownFace);

/**
 * From T until the face of every sealed seat is in: closes all, has the commitments recorded, then reveals exactly
 * those seals. What has come waits here, unseen, until all is there or the opening is called off.
 */
export class Opening {
  readonly #table: OpeningTable;
  readonly #sealers: ReadonlyMap<Seat, Sealer>;
  readonly #places = new Map<Seat, Place>();
  readonly #stalls = new Map<Seat, Stall['why']>();
  #stage: 'closing' | 'committing' | 'revealing' | 'cancelled' = 'closing';
  #cancelDeadline: () => void = () => undefined;

  constructor(table: OpeningTable, sealers: ReadonlyMap<Seat, Sealer>) {
    this.#table = table;
    this.#sealers = sealers;
  }

  /** An opening taken up again with faces that are known (undo back to typing). */
  static kept(table: OpeningTable, faces: ReadonlyMap<Seat, KnownFace>): Opening {
    const opening = new Opening(table, new Map());
    for (const [seat, known] of faces) opening.#places.set(seat, { at: 'open', ...known });
    opening.#stage = 'revealing';
    return opening;
  }

  /** Seats that hold the opening up, ascending. */
  get stalled(): readonly Stall[] {
    return [...this.#stalls].map(([seat, why]) => ({ seat, why })).sort((a, b) => a.seat - b.seat);
  }

  /** The seals are recorded and the faces asked for. */
  get revealing(): boolean {
    return this.#stage === 'revealing';
  }

  get complete(): boolean {
    return this.revealing && [...this.#places.values()].every((place) => place.at === 'open');
  }

  /** The faces by seat, only once all are in. */
  faces(): ReadonlyMap<Seat, KnownFace> {
    const faces = new Map<Seat, KnownFace>();
    if (!this.complete) return faces;
    for (const [seat, place] of this.#places) if (place.at === 'open') faces.set(seat, { face: place.face, nonce: place.nonce });
    return faces;
  }

  /** T: nothing after this counts. */
  close(): void {
    for (const sealer of this.#sealers.values()) this.#askClose(sealer);
    this.#watchDeadline();
    this.#advance();
  }

  askAgain(): void {
    for (const [seat, sealer] of this.#sealers) {
      const place = this.#places.get(seat);
      if (!this.#stalls.has(seat) || place === undefined) continue;
      if (place.at !== 'closing' && place.at !== 'revealing') continue;
      place.asked.abort();
      this.#stalls.delete(seat);
      if (place.at === 'closing') this.#askClose(sealer);
      else this.#askFace(sealer);
    }
    this.#watchDeadline();
    this.#table.moved();
  }

  /** The dealer's word for a stalled seat: a face, or null for no die. False where the seat is not stalled. */
  byHand(seat: Seat, face: number | null): boolean {
    if (!this.#stalls.has(seat)) return false;
    this.#drop(seat);
    this.#settle(seat, { at: 'open', face, nonce: null });
    return true;
  }

  /** Wipes every face and seal. */
  cancel(): void {
    this.#stage = 'cancelled';
    this.#cancelDeadline();
    for (const seat of this.#sealers.keys()) this.#drop(seat);
    this.#places.clear();
    this.#stalls.clear();
  }

  #askClose(sealer: Sealer): void {
    const place: Place = { at: 'closing', asked: new AbortController() };
    this.#places.set(sealer.seat, place);
    void sealer.close(place.asked.signal).then(
      (seal) => {
        if (this.#places.get(sealer.seat) === place) this.#closed(sealer.seat, seal);
      },
      () => undefined, // unanswered: the deadline names the seat
    );
  }

  #closed(seat: Seat, seal: ClosingSeal | 'none'): void {
    if (seal !== 'none') this.#settle(seat, { at: 'closed', seal });
    else if (this.#table.missing === 'noDie') this.#settle(seat, { at: 'open', face: null, nonce: null });
    else this.#settle(seat, { at: 'unsealed' });
  }

  #settle(seat: Seat, place: Place): void {
    this.#places.set(seat, place);
    if (place.at === 'unsealed') this.#stalls.set(seat, 'no seal');
    else this.#stalls.delete(seat);
    this.#table.moved();
    this.#advance();
  }

  #advance(): void {
    if (this.#stage !== 'closing' || [...this.#places.values()].some((place) => place.at === 'closing')) return;
    this.#stage = 'committing';
    const seals: ClosedSeal[] = [];
    for (const sealer of this.#sealers.values()) {
      const place = this.#places.get(sealer.seat);
      if (place?.at === 'closed') seals.push({ sealer, seal: place.seal });
    }
    if (seals.length === 0) this.#revealAll([]);
    else void this.#table.commit(seals).then(() => this.#revealAll(seals));
  }

  #revealAll(seals: readonly ClosedSeal[]): void {
    if (this.#stage !== 'committing') return;
    this.#stage = 'revealing';
    for (const { sealer } of seals) this.#askFace(sealer);
    this.#watchDeadline();
    this.#table.moved();
  }

  #askFace(sealer: Sealer): void {
    const place: Place = { at: 'revealing', asked: new AbortController() };
    this.#places.set(sealer.seat, place);
    void sealer.reveal(place.asked.signal).then(
      (opened: OpenedFace) => {
        if (this.#places.get(sealer.seat) !== place) return;
        this.#settle(sealer.seat, { at: 'open', face: opened.face, nonce: opened.nonce });
      },
      (error: unknown) => {
        if (this.#places.get(sealer.seat) === place && error instanceof Mismatch) this.#table.mismatch(sealer.seat);
      },
    );
  }

  #watchDeadline(): void {
    this.#cancelDeadline();
    this.#cancelDeadline = this.#table.clock.after(ANSWER_WITHIN, () => {
      for (const [seat, sealer] of this.#sealers) {
        const place = this.#places.get(seat);
        if (place?.at === 'closing' || place?.at === 'revealing') this.#stalls.set(seat, sealer.gone ? 'gone' : 'no answer');
      }
      if (this.#stalls.size > 0) this.#table.moved();
    });
  }

  #drop(seat: Seat): void {
    const place = this.#places.get(seat);
    if (place?.at === 'closing' || place?.at === 'revealing') place.asked.abort();
    this.#places.delete(seat);
    this.#sealers.get(seat)?.abort();
  }
}
