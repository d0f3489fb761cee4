import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cleanName, faultOf, hearName, lookOf } from '../../host/contract/name.ts';
import { parsePeople } from '../../host/hall/tournament/people-text.ts';
import { parseAddress } from '../../host/hall/wire/address.ts';
import { Identity, verifyingKey } from '../../host/hall/wire/identity.ts';
import { makeJoinCode, parseJoinCode } from '../../host/hall/wire/join-code.ts';
import { fromTableSchema, joinSchema, toTableSchema, welcomeSchema } from '../../host/hall/wire/messages.ts';
import { isSigned, makePacket, MOST_PACKET, openBody, peekPacket, unsealedBody } from '../../host/hall/wire/packet.ts';
import { isHallId, tableOf, topicOf } from '../../host/hall/wire/topics.ts';
import { LONGEST } from '../../host/contract/text.ts';
import { playerIdOf, seatedAs } from '../../host/hall/wire/player-id.ts';
import { sized } from '../support/sized.ts';
import { arbitraryOf } from './arbitrary.ts';

const RUNS = { seed: 1848, numRuns: sized({ sample: 200, whole: 2_000 }) };
const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));
const text = fc.string({ unit: 'binary', maxLength: 80 });
const hallId = fc.stringMatching(/^[0-9a-hjkmnp-tv-z]{4}$/);
const table = fc.integer({ min: 1, max: 99_999 });
const way = fc.constantFrom('up', 'down');

describe('a packet', () => {
  const { signing, known } = Identity.make();
  const [key, by] = [randomBytes(32), verifyingKey(known)];
  const n = fc.nat(Number.MAX_SAFE_INTEGER);
  const body = fc.string({ unit: 'grapheme' });

  test('says what went in, to whoever has the keys', () => {
    fc.assert(
      fc.property(text, n, body, fc.boolean(), (topic, number, said, sealed) => {
        const packet = makePacket(topic, { n: number, body: said }, signing, sealed ? key : undefined);
        expect(peekPacket(packet)).toEqual({ kind: sealed ? 'sealed' : 'open', n: number });
        expect(isSigned(topic, packet, by)).toBe(true);
        expect(sealed ? unsealedBody(packet, key) : openBody(packet)).toBe(said);
        if (sealed) expect(unsealedBody(packet, randomBytes(32))).toBeUndefined();
      }),
      RUNS,
    );
  });

  test('that was changed in one bit, cut, lengthened, or put on another topic is not signed', () => {
    fc.assert(
      fc.property(n, body, fc.nat(), fc.nat(7), bytes, (number, said, where, bit, more) => {
        const packet = makePacket('t', { n: number, body: said }, signing, key);
        const bent = Buffer.from(packet);
        const at = where % bent.length;
        bent[at] = (bent[at] ?? 0) ^ (1 << bit);
        expect(isSigned('t', bent, by)).toBe(false);
        expect(isSigned('t', packet.subarray(0, 1 + at), by) && at + 1 < packet.length).toBe(false);
        expect(isSigned('t', Buffer.concat([packet, more, Buffer.of(0)]), by)).toBe(false);
        expect(isSigned('u', packet, by)).toBe(false);
      }),
      RUNS,
    );
  });

  test('of any bytes is read without an error', () => {
    fc.assert(
      fc.property(bytes, (any) => {
        const head = peekPacket(any);
        expect(head === undefined || (head.n >= 0 && head.n <= Number.MAX_SAFE_INTEGER)).toBe(true);
        expect(unsealedBody(any, key)).toBeUndefined();
        expect(isSigned('t', any, by)).toBe(false);
        expect(typeof openBody(any)).toBe('string');
      }),
      RUNS,
    );
    expect(peekPacket(Buffer.alloc(MOST_PACKET + 1))).toBeUndefined();
    expect(peekPacket(Buffer.alloc(MOST_PACKET))).toBeDefined();
  });
});

describe('a message', () => {
  const schemas = { fromTableSchema, toTableSchema, joinSchema, welcomeSchema } as const;
  test.each(Object.entries(schemas))('is what %s takes, or is not; and nothing else gets through', (_, schema) => {
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof(arbitraryOf(schema), fc.jsonValue()), (given) => {
        const parsed = v.safeParse(schema, given);
        if (!parsed.success) return;
        taken += 1;
        // Names lose the blanks around them.
        expect(v.parse(schema, parsed.output)).toEqual(parsed.output);
        expect(Object.keys(parsed.output).sort()).toEqual(Object.keys(given as object).sort());
        expect(v.safeParse(schema, { ...parsed.output, more: 1 }).success).toBe(false);
        expect(v.safeParse(schema, JSON.parse(JSON.stringify(given))).success).toBe(true);
      }),
      RUNS,
    );
    expect(taken).toBeGreaterThan(RUNS.numRuns / 10);
  });
});

describe('what people type', () => {
  test('an address leads where it says, however it is typed, or nowhere', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          fc.webUrl({ validSchemes: ['mqtt', 'mqtts', 'http'] }),
          hallId.map((id) => `192.168.1.5/${id}`),
        ),
        (typed) => {
          const address = parseAddress(typed);
          if (address === undefined) return;
          expect(isHallId(address.hall)).toBe(true);
          expect(address.tls || /\/\/(localhost|\[::1\]|127\.)/.test(address.broker)).toBe(true);
          expect(parseAddress(`${address.broker}/${address.hall}`)).toEqual(address);
        },
      ),
      RUNS,
    );
  });

  test('a code is the same code in any case, with any blanks; and most texts are none', () => {
    fc.assert(
      fc.property(table, fc.constantFrom('-', ' ', '  - ', ''), fc.boolean(), text, (number, between, upper, any) => {
        const code = makeJoinCode(number);
        const typed = ` ${code.replaceAll('-', between)} `;
        expect(parseJoinCode(upper ? typed.toUpperCase() : typed)).toEqual(parseJoinCode(code));
        expect(parseJoinCode(code)?.table).toBe(number);
        const parsed = parseJoinCode(any);
        expect(parsed === undefined || parsed.table > 0).toBe(true);
      }),
      RUNS,
    );
  });

  test('a list of people is their names, in any order of columns, or is refused by the line', () => {
    const name = fc
      .stringMatching(/^[\p{L}]{1,10}( [\p{L}]{1,10})?$/u)
      .map(cleanName)
      .filter((one) => faultOf(one) === undefined);
    const names = fc.uniqueArray(name, { minLength: 1, maxLength: 20, selector: lookOf });
    const read = (list: string) => {
      const { named, faults } = parsePeople(list);
      return { names: named.map((one) => one.name), faults };
    };
    fc.assert(
      fc.property(names, fc.constantFrom(';', ',', '\t'), fc.constantFrom('\n', '\r\n'), (people, delimiter, newline) => {
        fc.pre(new Set(people.map(hearName)).size === people.length);
        expect(read(people.join(newline))).toEqual({ names: people, faults: [] });
        const csv = ['no', 'name', 'club'].join(delimiter) + newline;
        const rows = people.map((one, i) => [i, `"${one}"`, 'a "b"'].join(delimiter)).join(newline);
        expect(read(csv + rows)).toEqual({ names: people, faults: [] });
      }),
      RUNS,
    );
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\t', 'a', 'name', '\u202e', '\ufeff', ' ') }),
        (any) => {
          const lines = any.split(/\r\n|\r|\n/).length;
          const { names: got, faults } = read(any);
          expect(got.map((one) => faultOf(one))).toEqual(got.map(() => undefined));
          for (const { params } of faults) expect(params['line']).toSatisfy((line: number) => line >= 1 && line <= lines);
        },
      ),
      { ...RUNS, numRuns: RUNS.numRuns * 5 },
    );
  });
});

describe('names of places', () => {
  test('a topic is that of one table of one hall, one way', () => {
    fc.assert(
      fc.property(hallId, table, way, way, text, (hall, number, to, from, any) => {
        expect(tableOf(topicOf(hall, number, to), hall, from)).toBe(to === from ? number : undefined);
        expect(tableOf(any, hall, to)).toBeUndefined();
        expect(tableOf(`${topicOf(hall, number, to)}/${any}`, hall, to)).toBeUndefined();
      }),
      RUNS,
    );
  });

  test('the id of a player names person and game, and is no longer than an id may be; any other names nobody', () => {
    const game = fc.record({
      hall: fc.constantFrom('k7q2', '2222'),
      round: fc.integer({ min: 1, max: 50 }),
      table: fc.integer({ min: 1, max: 500 }),
      seating: fc.integer({ min: 1, max: 9_999_999 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), game, text, (person, of, any) => {
        const id = playerIdOf(`p${person}`, of);
        expect(seatedAs(id)).toEqual({ person: `p${person}`, ...of });
        expect(id.length).toBeLessThanOrEqual(LONGEST.id);
        const as = seatedAs(any);
        if (as !== undefined) expect(playerIdOf(as.person, as)).toBe(any);
      }),
      RUNS,
    );
  });
});
