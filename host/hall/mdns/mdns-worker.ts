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
let found: FoundHalls | undefined;
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
  #saying = '';

  constructor(address: string) {
    this.#address = address;
    const socket = limitPackets(createSocket({ type: 'udp4', reuseAddr: true }), systemClock);
    const where = { port: 5353, bind: ANYWHERE, ...(address !== ANYWHERE && { interface: address }) };
    this.#bonjour = new Bonjour({ ...where, ...at, ...{ socket } }, () => undefined);
  }

  /** Asks again, and announces the hall here if it listens here. */
  follow(): void {
    this.#announce();
    if (found === undefined) return;
    if ((this.#browser?.services.length ?? 0) > MOST_KNOWN) {
      this.#browser?.stop();
      this.#browser = undefined;
    }
    if (this.#browser === undefined) this.#browser = this.#browse(found);
    else this.#browser.update();
  }

  end(ended: () => void = () => undefined): void {
    this.#bonjour.unpublishAll(() => this.#bonjour.destroy(ended));
  }

  #announce(): void {
    const isHere = this.#address === ANYWHERE || at.interface !== undefined || listensAt(this.#address);
    const saying = isHere ? JSON.stringify(hall) : undefined;
    if (saying === this.#saying) return;
    this.#saying = saying ?? '';
    this.#said?.stop();
    this.#said = isHere && hall ? this.#bonjour.publish({ ...hall, type: SERVICE_TYPE, probe: false }) : undefined;
  }

  #browse(all: FoundHalls): Browser {
    const browser = this.#bonjour.find({ type: SERVICE_TYPE });
    // Two that claim one name are two updates of one service.
    for (const change of ['up', 'srv-update', 'txt-update'] as const) browser.on(change, (service: Service) => all.hear(service));
    browser.on('down', (service: Service) => all.forget(service));
    return browser;
  }
}

const networks = new Map<string, Network>();

function listensAt(address: string): boolean {
  return hall?.txt['at']?.split(',').includes(address) === true;
}

function followAll(): void {
  const own = ownAddresses(networkInterfaces()).map(({ address }) => address);
  const private4 = own.filter((address) => isIP(address) === 4);
  const wanted = new Set(at.interface !== undefined ? [at.interface] : private4.length > 0 ? private4 : [ANYWHERE]);
  for (const [address, network] of networks) {
    if (wanted.has(address)) continue;
    networks.delete(address);
    network.end();
  }
  for (const address of wanted) if (!networks.has(address)) networks.set(address, new Network(address));
  for (const network of networks.values()) network.follow();
}

port.on('message', (work: MdnsWork) => {
  switch (work.kind) {
    case 'look':
      look();
      return followAll();
    case 'say':
      hall = work.hall;
      return followAll();
    case 'end':
      return end();
    default:
      work satisfies never;
  }
});
setInterval(followAll, ASK_MS);

function look(): void {
  const all = (found ??= new FoundHalls());
  let told = '';
  setInterval(() => {
    const now = JSON.stringify(all.all);
    if (now !== told) port.postMessage(all.all);
    told = now;
  }, TELL_MS);
}

function end(): void {
  let left = networks.size;
  if (left === 0) process.exit();
  for (const network of networks.values())
    network.end(() => {
      left -= 1;
      if (left === 0) process.exit();
    });
}
