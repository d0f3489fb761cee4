import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, it } from 'vitest';
import { UnderAttack } from './under-attack.ts';

/** Of mDNS (RFC 6762). */
const PORT = 5353;

const other = createSocket('udp4');
let at: UnderAttack;
let taken = false;
beforeAll(async () => {
  at = await UnderAttack.begin();
  try {
    other.bind({ port: PORT, address: '0.0.0.0', exclusive: true });
    await once(other, 'listening');
    taken = true;
  } catch {
    console.warn(`\nSKIPPED: this computer answers at UDP port ${PORT} itself, so the test cannot take the port.\n`);
  }
});
afterAll(async () => {
  await at.end();
  other.close();
});

it('the dealer who looks for halls where the port is taken is told so, and the round goes on', async (context) => {
  if (!taken) return context.skip();
  await at.dealer.do({ type: 'lookForHalls', on: true });
  await at.dealer.until(({ hall }) => hall?.notSearched === 'EADDRINUSE');
  await at.dealer.playRound();
});
