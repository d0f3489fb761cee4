import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandSchema, upMessageSchema } from '../../host/contract/command.ts';
import { die, keys, MemoryTable } from '../../host/session/testing/memory-table.ts';
import { schemaOf } from '../../host/games/index.ts';
import { commandSchema as hungarianWar } from '../../games/hungarian-war/rules/schemas.ts';
import { RULEBOOKS } from '../../rulebook/rulebooks.ts';
import { sized } from '../support/sized.ts';
import { arbitraryOf } from './arbitrary.ts';
import { UnderAttack } from './under-attack.ts';

const SEED = 1848;
const RUNS = sized({
  sample: { values: 1_000, rows: 100, requests: 80, messages: 50 },
  whole: { values: 3_000, rows: 300, requests: 160, messages: 150 },
});

/** Keys that lead to an object's prototype if they are copied unchecked. */
const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'type', 'id', ''];
const nasty = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(fc.constantFrom(...KEYS), fc.jsonValue()),
  fc.constantFrom(1e308, -1e308, 2 ** 53, -0, 1e-320, '\u0000', '\u202e', '\ud800', '\u001b[2J', 'x'.repeat(1_000)),
);
/** A valid value with one part replaced by something else. */
const bent = (sound: fc.Arbitrary<unknown>) =>
  fc.tuple(sound, fc.nat(), nasty).map(([value, at, instead]) => {
    if (typeof value !== 'object' || value === null) return instead;
    const entries = Object.keys(value);
    return { ...value, [entries[at % Math.max(1, entries.length)] ?? '']: instead };
  });
const around = (sound: fc.Arbitrary<unknown>) => fc.oneof(sound, bent(sound), nasty);

const own = around(arbitraryOf(hungarianWar));
const command = fc.oneof(
  around(arbitraryOf(commandSchema)),
  own.map((given) => ({ type: 'table', command: given })),
);

describe('any value sent to the host', () => {
  it('is either a message or not, and never makes the parser throw', () => {
    fc.assert(
      fc.property(around(arbitraryOf(upMessageSchema)), (given) => {
        expect(typeof v.safeParse(upMessageSchema, given).success).toBe('boolean');
      }),
      { seed: SEED, numRuns: RUNS.values },
    );
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it('is either a rulebook’s own command or refused with the field that is wrong', () => {
    const { command: check } = schemaOf(RULEBOOKS.first);
    let taken = 0;
    fc.assert(
      fc.property(own, (given) => {
        const checked = check(given);
        if (checked.ok) taken += 1;
        else expect(checked.problem.length).toBeLessThan(400);
      }),
      { seed: SEED, numRuns: RUNS.values },
    );
    expect(taken).toBeGreaterThan(RUNS.values / 10);
  });

  it('is answered by the table, alone and in a sequence, and no answer is an internal error', async () => {
    let done = 0;
    const asked = fc.array(command, { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(asked, async (commands) => {
        const table = await MemoryTable.begun(die, keys(0), die);
        for (const given of commands) {
          const answer = await table.ask(given);
          if (answer.ok) done += 1;
          else expect(answer.refusal.code, JSON.stringify(given)).not.toBe('host fault');
        }
        await table.referee.close();
      }),
      { seed: SEED, numRuns: RUNS.rows },
    );
    expect(done).toBeGreaterThan(RUNS.rows / 6);
  });
});

describe('anything sent to the running referee', () => {
  let at: UnderAttack;
  beforeAll(async () => {
    at = await UnderAttack.begin();
  });
  afterAll(() => at.end());

  it('as a request is answered or ends its connection', async () => {
    const token = fc.oneof(
      fc.string(),
      fc.webPath(),
      fc.constantFrom('/', '/console', '/table', '/live/console', '*', '..', '%2e%2e'),
    );
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom('Host: 127.0.0.1', 'Upgrade: websocket', 'Connection: upgrade', 'Cookie: ;=;=', 'Expect: 100-continue'),
    );
    const request = fc
      .tuple(
        fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', ''),
        token,
        fc.array(line, { maxLength: 6 }),
        fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/2'),
      )
      .map(([method, target, lines, version]) => `${method} ${target} ${version}\r\n${lines.join('\r\n')}\r\n\r\n`);
    await at.unharmedBy(async () => {
      const requests = fc.sample(request, { seed: SEED, numRuns: RUNS.requests });
      for (let from = 0; from < requests.length; from += 40) {
        const some = requests.slice(from, from + 40);
        const replies = await Promise.all(some.flatMap((text) => at.ways.map((way) => at.send(way, text))));
        for (const { status, text } of replies) {
          expect(status === undefined || (status >= 300 && status < 500), text).toBe(true);
          expect(text).not.toContain(at.session);
        }
      }
    });
  });

  it('as a message is answered or ends its socket, and a new socket may connect', async () => {
    const text = fc.oneof(
      fc.string(),
      around(arbitraryOf(upMessageSchema)).map((given) => JSON.stringify(given)),
    );
    // A valid command is no attack, and no seat plays by keys here.
    const harmless = text.filter((given) => !/"type":"command","id":\d+,/.test(given));
    await at.unharmedBy(async () => {
      for (const given of fc.sample(harmless, { seed: SEED, numRuns: RUNS.messages })) {
        const line = await at.consoleAgain();
        const settled = Promise.race([
          new Promise((resolve) => line.socket.once('close', resolve)),
          line.command({ type: 'identify', pad: 'nobody’s' }),
        ]);
        line.socket.send(given);
        await settled;
        line.close();
      }
    });
  });
});
