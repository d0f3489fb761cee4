/**
 * A thread that listens to the local network (mDNS, RFC 6762), so that whatever is sent there delays no round. It ends with the
 * system's error where it may not listen.
 */
import { createSocket } from 'node:dgram';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { Bonjour, type Browser, type Service } from 'bonjour-service';
import { systemClock } from '../../clock/clock.ts';
import { SERVICE_TYPE } from '../wire/address.ts';
import { FoundHalls } from './found-halls.ts';
import { limitPackets } from './limit-packets.ts';
import type { MdnsAt, MdnsWork } from './mdns.ts';

/** An answer may be lost, or drowned by others, ms. */
const ASK_MS = 3_000;
/** The window is told no more often than this, ms. */
const TELL_MS = 250;
/** A browser compares each name with all that it knows, so it begins anew when it knows more. */
const MOST_KNOWN = 200;

const socket = limitPackets(createSocket({ type: 'udp4', reuseAddr: true }), systemClock);
const bonjour = new Bonjour({ port: 5353, ...(workerData as MdnsAt), ...{ socket } }, () => undefined);
let said: Service | undefined;

const port = parentPort as MessagePort;
port.on('message', (work: MdnsWork) => {
  switch (work.kind) {
    case 'look':
      return look();
    case 'say':
      said?.stop();
      said = work.hall && bonjour.publish({ ...work.hall, type: SERVICE_TYPE, probe: false });
      return;
    case 'end':
      return bonjour.unpublishAll(() => bonjour.destroy(() => process.exit()));
    default:
      work satisfies never;
  }
});

function look(): void {
  const found = new FoundHalls();
  let browser = browse(found);
  let told = '';
  setInterval(() => {
    browser.update();
    if (browser.services.length <= MOST_KNOWN) return;
    browser.stop();
    browser = browse(found);
  }, ASK_MS);
  setInterval(() => {
    const { all } = found;
    const now = JSON.stringify(all);
    if (now !== told) port.postMessage(all);
    told = now;
  }, TELL_MS);
}

function browse(found: FoundHalls): Browser {
  const browser = bonjour.find({ type: SERVICE_TYPE });
  // Two that claim one name are two updates of one service.
  for (const change of ['up', 'srv-update', 'txt-update'] as const) {
    browser.on(change, (service: Service) => found.hear(service));
  }
  browser.on('down', (service: Service) => found.forget(service));
  return browser;
}
