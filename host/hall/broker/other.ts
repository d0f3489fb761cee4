import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { checkServerIdentity, rootCertificates, type PeerCertificate } from 'node:tls';
import { connect, type MqttClient } from 'mqtt';
import type { OrganiserView } from '../../contract/hall.ts';
import type { HallKeys } from '../hall-keys.ts';
import { limitInflow } from '../wire/inflow-limit.ts';
import { filtersOf, hallFilters, tableRoot, tournamentTopic } from '../wire/topics.ts';
import type { Broker, BrokerListener } from './broker.ts';
import { fingerprintOf } from './certificate.ts';
import { gather } from './inflow.ts';
import { PasswordFolder } from './mosquitto.ts';
import { NAMED_USERS } from './users.ts';

const RECONNECT_MS = 1_000;
const KEEPALIVE_S = 15;
/** All tables may send at once: only the size of a packet is limited. */
const MOST_A_SECOND = { bytes: Infinity, packets: Infinity } as const;

/** A broker that runs elsewhere, or beside the hall: Mosquitto, or any other for MQTT 3.1.1. */
export class OtherBroker implements Broker {
  readonly port = undefined;
  readonly #url: URL;
  readonly #own: string | undefined;
  readonly #client: MqttClient;
  readonly #passwords: PasswordFolder;
  #link: 'live' | 'lost' = 'lost';
  #refused: string | undefined;
  #hasOwnCertificate = false;

  /**
   * @param url `mqtts://host:8883`, with user and password where they are not those that the hall has made
   * @param filters of the topics that are heard
   */
  constructor(url: URL, keys: HallKeys, listener: BrokerListener, filters = hallFilters(keys.hall)) {
    this.#url = url;
    this.#own = keys.kept.certificate && fingerprintOf(keys.kept.certificate.cert);
    this.#passwords = new PasswordFolder(keys, () => listener.changed());
    const secured = {
      ca: [...rootCertificates, ...(keys.kept.certificate ? [keys.kept.certificate.cert] : [])],
      checkServerIdentity: (host: string, peer: PeerCertificate) => this.#judge(host, peer),
    };
    this.#client = connect(`${url.protocol}//${url.host}`, {
      protocolVersion: 4,
      clean: true,
      keepalive: KEEPALIVE_S,
      reconnectPeriod: RECONNECT_MS,
      // A broker that does not know the password yet may be told it.
      reconnectOnConnackError: true,
      clientId: `referee-hall-${keys.hall}-${randomBytes(4).toString('hex')}`,
      username: decodeURIComponent(url.username) || NAMED_USERS.hall,
      password: decodeURIComponent(url.password) || keys.password,
      ...secured,
    });
    this.#listen(keys.hall, listener, filters);
  }

  get view(): OrganiserView['broker'] {
    const refused = this.#refused;
    return { kind: 'other', link: this.#link, ...(refused !== undefined && { refused }), ...this.#passwords.view };
  }

  get addresses(): OrganiserView['addresses'] {
    return [{ address: `${this.#url.protocol}//${this.#url.host}`, network: this.#url.hostname }];
  }

  get certificate(): string {
    return this.#hasOwnCertificate ? (this.#own ?? '') : '';
  }

  /** Of this computer in the network of the broker, while connected. */
  get localAddress(): string | undefined {
    const { stream } = this.#client;
    return this.#link === 'live' && stream instanceof Socket ? stream.localAddress : undefined;
  }

  publish(topic: string, message: string, retain: boolean): void {
    if (this.#link !== 'live') return;
    gather(this.#client.stream);
    this.#client.publish(topic, message, { qos: 1, retain });
  }

  /** Another broker has passwords of its own: it ends the connections itself, once it has been told the new ones. */
  drop(): void {
    this.#passwords.renew();
  }

  async close(): Promise<void> {
    await this.#client.endAsync(true);
    await this.#passwords.written();
  }

  #listen(hall: string, listener: BrokerListener, filters: string[]): void {
    const turn = (link: 'live' | 'lost', refused?: string) => {
      if (link === this.#link && refused === this.#refused) return;
      this.#link = link;
      this.#refused = refused;
      listener.changed();
    };
    this.#client.on('packetsend', ({ cmd }) => {
      if (cmd === 'connect') limitInflow(this.#client.stream, { now: () => performance.now() }, MOST_A_SECOND);
    });
    this.#client.on('connect', () => {
      const { stream } = this.#client;
      // Tables wait for answers, which are small.
      if (stream instanceof Socket) stream.setNoDelay(true);
      // What the broker has kept of an earlier run, once.
      const said = filtersOf(tableRoot(hall, '+'), ['have']);
      this.#client.subscribe([...said, tournamentTopic(hall, 'head')], { qos: 1 }, () => {
        this.#client.unsubscribe(said);
        // By its answer to this, the broker has sent the head that it keeps: another hall may have gone on.
        this.#client.subscribe(filters, { qos: 1 }, (error, granted = []) => {
          const isGranted = error === null && granted.every(({ qos }) => qos < 128);
          turn(isGranted ? 'live' : 'lost', isGranted ? undefined : 'ACL');
        });
      });
    });
    this.#client.on('message', (topic, message, { retain }) => {
      // It is acknowledged next.
      gather(this.#client.stream);
      listener.heard(topic, message, retain);
    });
    this.#client.on('error', (error) => turn('lost', codeOf(error)));
    this.#client.on('close', () => turn('lost', this.#refused));
  }

  /** The hall's own certificate names no host: it is known by its key. */
  #judge(host: string, peer: PeerCertificate): Error | undefined {
    this.#hasOwnCertificate = fingerprintOf(peer.raw) === this.#own;
    return this.#hasOwnCertificate ? undefined : checkServerIdentity(host, peer);
  }
}

function codeOf(error: Error): string {
  const { code } = error as Error & { readonly code?: string | number };
  return String(code ?? error.name);
}
