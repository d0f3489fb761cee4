import type { PhoneView } from '../contract/phones.ts';
import type { PadSource } from '../sealing/pads/source.ts';
import type { PhoneConnection } from './phone-connection.ts';
import type { PhonePorts } from './phone-ports.ts';

/** The phones that are connected and known by name, each of them a pad at a port of its own. */
export class BoundPhones {
  readonly #ports: PhonePorts;
  readonly #pads: PadSource;
  readonly #connections = new Map<string, PhoneConnection>();
  /** Phones whose pads have said hello since they connected. */
  readonly #greeted = new Set<string>();
  readonly #unlisten: () => void;

  constructor(ports: PhonePorts, pads: PadSource) {
    this.#ports = ports;
    this.#pads = pads;
    this.#unlisten = pads.listen(({ type }) => {
      if (type === 'changed') this.#look();
    });
  }

  get count(): number {
    return this.#connections.size;
  }

  /** The id of the phone on this connection. */
  idOf(connection: PhoneConnection): string | undefined {
    return [...this.#connections].find(([, other]) => other === connection)?.[0];
  }

  /** A phone that does not answer as a pad is lost, too, even if its browser keeps the socket open. */
  link(id: string): PhoneView['link'] {
    const silent = this.#greeted.has(id) && !this.#isPadLive(id);
    return this.#connections.has(id) && !silent ? 'live' : 'lost';
  }

  /** The phone is here. Returns the connection that it had before, if it had one. */
  attach(id: string, connection: PhoneConnection): PhoneConnection | undefined {
    const before = this.detach(id);
    this.#connections.set(id, connection);
    this.#ports.connect(id, (line, atOnce) => connection.line(line, atOnce));
    this.#pads.expect(id);
    return before;
  }

  detach(id: string): PhoneConnection | undefined {
    const connection = this.#connections.get(id);
    if (connection === undefined) return undefined;
    this.#connections.delete(id);
    this.#greeted.delete(id);
    this.#pads.leave(id);
    this.#ports.disconnect(id);
    return connection;
  }

  detachAll(): readonly PhoneConnection[] {
    return [...this.#connections.keys()].map((id) => this.detach(id)).filter((connection) => connection !== undefined);
  }

  close(): void {
    this.#unlisten();
  }

  #look(): void {
    for (const id of this.#connections.keys()) if (this.#isPadLive(id)) this.#greeted.add(id);
  }

  #isPadLive(id: string): boolean {
    return this.#pads.pads().some((pad) => pad.id === id && pad.link === 'live');
  }
}
