/**
 * A thread that speaks with the local networks (mDNS, RFC 6762), so that whatever is sent there delays no round. It ends with
 * the system's error where it may not listen.
 */
import { createSocket } from 'node:dgram';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { Bonjour, type Browser, type Service } from 'bonjour-service';
import { systemClock } from '../../clock/clock.ts';
import { ownAddresses } from '../../lan/addresses.ts';
import { SERVICE_TYPE } from '../wire/address.ts';
import { FoundHalls } from './found-halls.ts';
import { limitPackets } from './limit-packets.ts';
import type { AnnouncedHall, MdnsAt, MdnsWork } from './mdns.ts';

/** An answer may be lost, or drowned by others, and networks come and go, ms. */
const ASK_MS = 3_000;
/** The window is told no more often than this, ms. */
const TELL_MS = 250;
/** A browser compares each name with all that it knows, so it begins anew when it knows more. */
const MOST_KNOWN = 200;
/** Where this computer has no private address, the system chooses the network. */
const ANYWHERE = '0.0.0.0';

const at = workerData as MdnsAt;
const port = parentPort as MessagePort;
const found = new FoundHalls();
let hall: AnnouncedHall | undefined;

/**
 * One network of this computer: a packet to all neighbours leaves through one network only, and the system alone would choose
 * none where it has no default route, as on its own hotspot.
 */
class Network {
  readonly #address: string;
  readonly #bonjour: Bonjour;
  #browser: Browser | undefined;
  #said: Service | undefined;
  #saying: string | undefined;

  constructor(address: string) {
    this.#address = address;
    const socket = limitPackets(createSocket({ type: 'udp4', reuseAddr: true }), systemClock);
    const where = { port: 5353, bind: ANYWHERE, ...(address !== ANYWHERE && { interface: address }) };
    this.#bonjour = new Bonjour({ ...where, ...at, ...{ socket } }, () => undefined);
  }

  /** Asks again, and announces the hall here if it listens here. */
  follow(): void {
    this.#announce();
    if ((this.#browser?.services.length ?? 0) > MOST_KNOWN) this.#browser?.stop();
    else if (this.#browser !== undefined) return this.#browser.update();
    this.#browser = this.#bonjour.find({ type: SERVICE_TYPE });
    // Two that claim one name are two updates of one service.
    for (const change of ['up', 'srv-update', 'txt-update'] as const)
      this.#browser.on(change, (service: Service) => found.hear(service));
    this.#browser.on('down', (service: Service) => found.forget(service));
  }

  /** Says goodbye. */
  end(): Promise<void> {
    return new Promise((resolve) => this.#bonjour.unpublishAll(() => this.#bonjour.destroy(resolve)));
  }

  #announce(): void {
    const isHere = this.#address === ANYWHERE || at.interface !== undefined || hall?.txt.at.split(',').includes(this.#address);
    const saying = isHere ? JSON.stringify(hall) : undefined;
    if (saying === this.#saying) return;
    this.#saying = saying;
    this.#said?.stop();
    this.#said = isHere && hall ? this.#bonjour.publish({ ...hall, type: SERVICE_TYPE, probe: false }) : undefined;
  }
}

const networks = new Map<string, Network>();

function followAll(): void {
  const own = ownAddresses(networkInterfaces()).map(({ address }) => address);
  const private4 = own.filter((address) => isIP(address) === 4);
  const wanted = new Set(at.interface !== undefined ? [at.interface] : private4.length > 0 ? private4 : [ANYWHERE]);
  for (const [address, network] of networks) {
    if (wanted.has(address)) continue;
    networks.delete(address);
    void network.end();
  }
  for (const address of wanted) if (!networks.has(address)) networks.set(address, new Network(address));
  for (const network of networks.values()) network.follow();
}

port.on('message', (work: MdnsWork) => {
  if (work === 'end') return void Promise.all([...networks.values()].map((network) => network.end())).then(() => process.exit());
  ({ hall } = work);
  followAll();
});
setInterval(followAll, ASK_MS);
followAll();

let told = '';
setInterval(() => {
  const now = JSON.stringify(found.all);
  if (now !== told) port.postMessage(found.all);
  told = now;
}, TELL_MS);
