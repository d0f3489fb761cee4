import * as v from 'valibot';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandSchema } from '../../host/contract/command.ts';
import { CLUSTERS } from '../../host/contract/keys.ts';
import { everyCommand } from './every-command.ts';
import { UnderAttack, type Way } from './under-attack.ts';

let at: UnderAttack;
beforeAll(async () => {
  at = await UnderAttack.begin();
});
afterAll(() => at.end());

/** Sends this from a table display. Resolves with the code that closed its socket and the kinds of messages received. */
function ask(way: Way, text: string): Promise<{ readonly code: number; readonly kinds: ReadonlySet<unknown> }> {
  const socket = new WebSocket(`ws://${way.host}${way.views}`, { origin: way.origin, localAddress: at.from() });
  const kinds = new Set<unknown>();
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(text));
    socket.on('message', (data: Buffer) => kinds.add((JSON.parse(data.toString()) as { type: unknown }).type));
    socket.on('close', (code) => resolve({ code, kinds }));
  });
}

describe('the table display sends every command there is', () => {
  it('all of which the console may send', () => {
    const commands = everyCommand();
    expect(commands.length).toBeGreaterThan(30);
    const unsound = commands.filter(([, command]) => !v.is(commandSchema, command));
    expect(unsound).toEqual([]);
  });

  it.each([0, 1])('by its socket (way %d), which is closed: nothing is answered, nothing is done', async (n) => {
    const way = at.ways[n] ?? at.ways[0];
    await at.unharmedBy(async () => {
      const { version } = at.dealer.view.table;
      for (const [name, command] of everyCommand()) {
        const { code, kinds } = await ask(way, JSON.stringify({ type: 'command', id: 1, command }));
        // The room's sockets do not accept a single byte.
        expect(code, name).toBe(way.name === 'room' ? 1009 : 1008);
        expect(
          [...kinds].filter((kind) => kind === 'answer'),
          name,
        ).toEqual([]);
      }
      for (const code of CLUSTERS.flatMap((cluster) => Object.keys(cluster)))
        expect((await ask(way, JSON.stringify({ type: 'press', code }))).code, code).toBeOneOf([1008, 1009]);
      // Screens that came and went are counted, and nothing else has changed.
      if (way.name === 'dealer') expect(at.dealer.view.table.version).toBe(version);
    });
  });
});
