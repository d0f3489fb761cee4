import type { EventEmitter } from 'node:events';
import { createServer as createPlain, type Server, type Socket } from 'node:net';
import { createServer as createTls } from 'node:tls';
import { Aedes } from 'aedes';
import type { Clock } from '../../clock/clock.ts';
import type { HallKeys, KeptCertificate } from '../hall-keys.ts';
import type { OrganiserView } from '../../contract/hall.ts';
import { hostOf, offered } from '../../lan/addresses.ts';
import type { Listener } from '../../lan/listener.ts';
import { OwnListeners, type LanParts } from '../../lan/own-listeners.ts';
import { RateLimiter } from '../../lan/rate-limiter.ts';
import { atFirstPort, ConnectionLimit, listening, portOf } from '../../web/connections.ts';
import { hallFilters } from '../wire/topics.ts';
import { Admission } from './admission.ts';
import type { Broker, BrokerListener } from './broker.ts';
import { certificateOf, fingerprintOf } from './certificate.ts';
import { LimitedStream } from './inflow.ts';
import { USUAL_PORTS } from '../wire/address.ts';
import { hallPersistence } from './hall-persistence.ts';

const OWN_ADDRESS = '127.0.0.1';
/** How long a client may take to say who it is, ms. */
const CONNECT_MS = 5_000;
/** Connections that have not said who they are: as many tables as may come back in a second. */
const MOST_STRANGERS = 600;
/** At each address, those among them that have not even agreed on a key. */
const MOST_CONNECTIONS = 4_000;
/** New connections a second. */
const NEW = { each: 200, all: 600, first: 12 } as const;

interface EmbeddedParts extends Pick<LanParts, 'interfaces' | 'address'> {
  readonly clock: Clock;
  readonly keys: HallKeys;
  /** The only port to serve at on the local network; if undefined, the previous one, the usual one, or any free one. */
  readonly port?: number | undefined;
}

/** The hall's own broker: with TLS at the private addresses of this computer, without it on this computer itself. */
export class EmbeddedBroker implements Broker {
  readonly certificate: string;
  readonly #parts: EmbeddedParts;
  readonly #pair: KeptCertificate;
  readonly #aedes: Aedes;
  readonly #admission: Admission;
  readonly #listeners: OwnListeners;
  readonly #strangers = new ConnectionLimit(MOST_STRANGERS);
  readonly #rate: RateLimiter;
  #own: Listener | undefined;

  private constructor(parts: EmbeddedParts, pair: KeptCertificate, aedes: Aedes, admission: Admission, changed: () => void) {
    const { clock, keys } = parts;
    this.#parts = parts;
    this.#pair = pair;
    this.#aedes = aedes;
    this.#admission = admission;
    this.certificate = fingerprintOf(pair.cert);
    this.#rate = new RateLimiter(NEW, clock);
    this.#listeners = new OwnListeners({
      ...parts,
      usualPort: USUAL_PORTS.tls,
      kept: { port: () => Promise.resolve(keys.kept.port), keepPort: (port) => keys.keep({ port }) },
      listen: (address, port) => this.#listenAt(address, port, true),
      looking: () => Promise.resolve(),
      changed,
    });
  }

  /** Resolves once it listens, or once its view says why it cannot. */
  static async open(parts: EmbeddedParts, listener: BrokerListener): Promise<EmbeddedBroker> {
    const { keys, clock } = parts;
    const pair = await certificateOf(keys, clock.now());
    const admission = new Admission(keys);
    const persistence = hallPersistence();
    const aedes = await Aedes.createBroker({ ...admission, persistence, connectTimeout: CONNECT_MS, drainTimeout: CONNECT_MS });
    const broker = new EmbeddedBroker(parts, pair, aedes, admission, () => listener.changed());
    await broker.#hear(listener);
    await broker.#serve();
    return broker;
  }

  get view(): OrganiserView['broker'] {
    const { refused } = this.#listeners;
    return { kind: 'embedded', link: 'live', ...(refused !== undefined && { refused }) };
  }

  get addresses(): OrganiserView['addresses'] {
    const shared = offered(this.#listeners.all, (host) => `mqtts://${host}`);
    const own = this.#own === undefined ? [] : [{ url: `mqtt://${hostOf(OWN_ADDRESS, this.#own.port)}`, network: 'lo' }];
    return [...shared, ...own].map(({ url, network }) => ({ address: url, network }));
  }

  get port(): number | undefined {
    const [first] = this.#listeners.all;
    return first?.port;
  }

  publish(topic: string, message: string, retain: boolean): void {
    const packet = { cmd: 'publish', topic, payload: message, qos: 1, retain, dup: false } as const;
    this.#aedes.publish(packet, () => undefined);
  }

  drop(table: number): void {
    this.#admission.drop(table);
  }

  async close(): Promise<void> {
    await this.#listeners.inTurn(() => this.#listeners.serve(false));
    await this.#own?.close();
    await new Promise<void>((resolve) => this.#aedes.close(resolve));
  }

  async #hear(listener: BrokerListener): Promise<void> {
    // A client that misbehaves is ended by the broker itself, which nothing else may end.
    this.#aedes.on('clientError', () => undefined);
    this.#aedes.on('connectionError', () => undefined);
    (this.#aedes as EventEmitter).on('error', () => undefined);
    const take = ({ topic, payload }: { topic: string; payload: string | Buffer }, taken: () => void) => {
      listener.heard(topic, Buffer.from(payload), false);
      taken();
    };
    for (const filter of hallFilters(this.#parts.keys.hall))
      await new Promise<void>((resolve) => this.#aedes.subscribe(filter, take, resolve));
  }

  async #serve(): Promise<void> {
    const { keys } = this.#parts;
    const ports = [keys.kept.ownPort, USUAL_PORTS.plain, 0].filter((port) => port !== undefined);
    this.#own = await atFirstPort(ports, (port) => this.#listenAt(OWN_ADDRESS, port, false));
    await keys.keep({ ownPort: this.#own.port });
    await this.#listeners.inTurn(() => this.#listeners.serve(true));
  }

  async #listenAt(address: string, port: number, tls: boolean): Promise<Listener> {
    const { key, cert } = this.#pair;
    const take = (socket: Socket) => this.#take(socket);
    const server: Server = tls
      ? createTls({ key, cert, handshakeTimeout: CONNECT_MS, minVersion: 'TLSv1.2' }, take).on('tlsClientError', (_, socket) =>
          socket.destroy(),
        )
      : createPlain(take);
    const sockets = new Set<Socket>();
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      if (!this.#rate.admits(socket.remoteAddress ?? '')) socket.destroy();
    });
    server.maxConnections = MOST_CONNECTIONS;
    await listening(server, { host: address, port, ipv6Only: true });
    return { port: portOf(server), close: () => closing(server, sockets) };
  }

  #take(socket: Socket): void {
    this.#strangers.admit(socket);
    socket.setNoDelay(true);
    const client = this.#aedes.handle(new LimitedStream(socket, this.#parts.clock));
    client.on('connected', () => this.#strangers.leave(socket));
  }
}

function closing(server: Server, sockets: Iterable<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    for (const socket of sockets) socket.destroy();
  });
}
