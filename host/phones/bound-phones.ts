import type { PhoneAsked, PhoneTold } from '../../firmware-protocol/phone/choice.ts';
import type { Seat } from '../../rulebook/seat.ts';
import type { Clock } from '../clock/clock.ts';
import type { PhoneView } from '../contract/phones.ts';
import type { SealerListener } from '../sealing/sealer.ts';
import type { PhoneConnection } from './phone-connection.ts';
import { PhoneSealer } from './phone-sealer.ts';

/** The phones that are connected and known by name, and what each is asked, whether it is connected or not. */
export class BoundPhones {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #connections = new Map<string, PhoneConnection>();
  readonly #sealers = new Map<string, PhoneSealer>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  get count(): number {
    return this.#connections.size;
  }

  link(id: string): PhoneView['link'] {
    return this.#connections.get(id)?.isLive === true ? 'live' : 'lost';
  }

  /** A new sealer of a seat that plays with this phone. */
  sealer(seat: Seat, id: string, listener: SealerListener): PhoneSealer {
    return new PhoneSealer(seat, id, this, listener, this.#clock);
  }

  serve(sealer: PhoneSealer): void {
    this.#sealers.set(sealer.by, sealer);
  }

  release(sealer: PhoneSealer): void {
    if (this.#sealers.get(sealer.by) === sealer) this.#sealers.delete(sealer.by);
  }

  atOnce(id: string): void {
    this.#connections.get(id)?.atOnce();
  }

  identify(id: string): void {
    this.#connections.get(id)?.message({ type: 'identify' });
  }

  /** Null asks a phone for nothing; one that is not known yet is not told even that, since its seal may still stand. */
  asked({ id }: PhoneConnection): PhoneAsked | null | undefined {
    return id === undefined ? undefined : (this.#sealers.get(id)?.asked ?? null);
  }

  heard({ id }: PhoneConnection, told: PhoneTold): void {
    if (id !== undefined) this.#sealers.get(id)?.heard(told);
  }

  /** The phone is here. Returns the connection that it had before, if it had one. */
  attach(id: string, connection: PhoneConnection): PhoneConnection | undefined {
    const before = this.detach(id);
    this.#connections.set(id, connection);
    connection.stays(id);
    return before;
  }

  detach(id: string): PhoneConnection | undefined {
    const connection = this.#connections.get(id);
    if (connection === undefined) return undefined;
    this.#connections.delete(id);
    connection.id = undefined;
    return connection;
  }

  detachAll(): readonly PhoneConnection[] {
    return [...this.#connections.keys()].flatMap((id) => this.detach(id) ?? []);
  }
}
