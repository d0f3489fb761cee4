import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cleanName, faultOf, hearName, lookOf } from '../../rulebook/name.ts';
import { MOST_TABLES } from '../../host/contract/hall.ts';
import { parsePeople } from '../../host/hall/tournament/people-text.ts';
import { parseAddress } from '../../host/hall/wire/address.ts';
import { codeOnCard, makeJoinCode, markOf, parseJoinCode } from '../../host/hall/wire/join-code.ts';
import { haveSchema, linesSchema, MOST_MESSAGE, nightSchema, offerSchema, readMessage } from '../../host/hall/wire/messages.ts';
import { matches } from '../../host/hall/broker/users.ts';
import { isHallId, tableTopic, topicOf, type TableTopic } from '../../host/hall/wire/topics.ts';
import { LONGEST } from '../../rulebook/text.ts';
import { playerIdOf, seatedAs } from '../../host/hall/wire/player-id.ts';
import { sized } from '../support/sized.ts';
import { arbitraryOf } from './arbitrary.ts';

const RUNS = { seed: 1848, numRuns: sized({ sample: 200, whole: 2_000 }) };
const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));
const text = fc.string({ unit: 'binary', maxLength: 80 });
const hallId = fc.stringMatching(/^[0-9a-hjkmnp-tv-z]{4}$/);
const table = fc.integer({ min: 1, max: MOST_TABLES });
const night = fc.stringMatching(/^[0-9a-f]{32}$/);
const tableTopics: fc.Arbitrary<TableTopic> = fc.oneof(
  fc.record({ table, kind: fc.constantFrom('night', 'here', 'offer') }),
  fc.record({ table, kind: fc.constantFrom('lines', 'have'), night }),
);

describe('a message', () => {
  const schemas = { nightSchema, linesSchema, haveSchema, offerSchema } as const;
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

  test('of any bytes is read without an error, and none that is longer than any', () => {
    fc.assert(
      fc.property(bytes, fc.constantFrom(...Object.values(schemas)), (any, schema) => {
        expect(readMessage(schema, any)).toBeUndefined();
      }),
      RUNS,
    );
    const lines = (letters: number) => Buffer.from(JSON.stringify({ from: 0, text: 'x'.repeat(letters) }));
    const most = MOST_MESSAGE - lines(0).length;
    expect(readMessage(linesSchema, lines(most))).toBeDefined();
    expect(readMessage(linesSchema, lines(most + 1))).toBeUndefined();
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

  const certificate = '0123456789abcdef'.repeat(4);
  test('a code is the same code in any case, with any blanks; and most texts are none', () => {
    fc.assert(
      fc.property(
        table,
        fc.constantFrom('-', ' ', '  - ', ''),
        fc.boolean(),
        fc.boolean(),
        text,
        (number, between, upper, marked, any) => {
          const code = marked ? codeOnCard(makeJoinCode(number), certificate) : makeJoinCode(number);
          const typed = ` ${code.replaceAll('-', between)} `;
          expect(parseJoinCode(upper ? typed.toUpperCase() : typed)).toEqual(parseJoinCode(code));
          expect(parseJoinCode(code)).toMatchObject({ table: number, ...(marked && { mark: markOf(certificate) }) });
          const parsed = parseJoinCode(any);
          expect(parsed === undefined || parsed.table > 0).toBe(true);
        },
      ),
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
        // As the first line, this is the header of a column.
        fc.pre(!/^(name|név)$/i.test(people[0] ?? ''));
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
  test('a topic is that of one table of one hall, and says what it is for', () => {
    fc.assert(
      fc.property(hallId, tableTopics, text, (hall, at, any) => {
        const topic = topicOf(hall, at);
        expect(tableTopic(topic, hall)).toEqual(at);
        expect(tableTopic(any, hall)).toBeUndefined();
        expect(tableTopic(`${topic}/${any}`, hall)).toBeUndefined();
        expect(tableTopic(`${topic.slice(0, -1)}/`, hall)).toBeUndefined();
      }),
      RUNS,
    );
  });

  test('a filter stands for the topics that MQTT says', () => {
    const level = fc.constantFrom('a', 'b', '+', '');
    const filter = fc.array(level, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', ''), { minLength: 1, maxLength: 5 }),
        filter,
        fc.boolean(),
        (topic, levels, all) => {
          const pattern = levels.map((one) => (one === '+' ? '[^/]+' : one)).join('/');
          const is = new RegExp(`^${pattern}${all ? '(/.*)?' : ''}$`).test(topic.join('/'));
          expect(matches(topic.join('/'), levels.join('/') + (all ? '/#' : ''))).toBe(is);
        },
      ),
      RUNS,
    );
    expect(matches('a/+', 'a/+')).toBe(true);
    expect(matches('a/+', 'a/b')).toBe(false);
    expect(matches('a/#', 'a/+')).toBe(false);
    expect(matches('a/#', 'a/#')).toBe(true);
  });

  test('the id of a player names person and game, and is no longer than an id may be; any other names nobody', () => {
    const game = fc.record({
      hall: fc.constantFrom('k7q2', '2222'),
      round: fc.integer({ min: 1, max: 50 }),
      table,
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
