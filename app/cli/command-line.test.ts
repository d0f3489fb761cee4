import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { playedEntries } from '../../games/hungarian-war/schema/testing/played-entries.ts';
import { openNightFolder } from '../../host/record/nights.ts';
import { recordText } from '../../host/record/testing/record-text.ts';
import { runReferee } from './command-line.ts';
import { fakeIo } from './testing/fake-io.ts';

async function run(args: readonly string[], input = '') {
  const io = fakeIo(input);
  const code = await runReferee(args, io);
  return { code, written: io.written, said: io.said };
}
const round = { players: 2, table: ['KD', '9C', '2H'], faces: [5, null] };
const answered =
  '{"centre":{"outcome":"stays"},"sides":[{"outcome":"taken","by":0},{"outcome":"stays"}],"eliminated":[],"rejoined":[]}';

describe('unusable arguments exit with 2, say why, and write nothing', () => {
  test.each([
    [[]],
    [['solve']],
    [['resolve', '--quick']],
    [['resolve', 'file']],
    [['verify']],
    [['verify', '/no/such/file']],
    [['export', '/dev/null']],
    [['export', '/dev/null', '--format', 'xml']],
    [['simulate', '--players', '4', '--games', '1']],
    [['simulate', '--players', '1', '--games', '1', '--seed', '1']],
    [['simulate', '--players', '4', '--games', '0', '--seed', '1']],
    [['simulate', '--players', 'x', '--games', '1', '--seed', '1']],
    [['simulate', '--players', '4', '--games', '1', '--seed', '1', '--rulebook', 'whist']],
    [['virtual-pads', 'two']],
    [['--quick']],
    [['start', '--quick']],
    [['start', '--browser']],
    [['hall', '--quick']],
    [['resolve', '--version']],
  ])('%j', async (args) => {
    const { code, written, said } = await run(args);
    expect(code).toBe(2);
    expect(written).toEqual([]);
    expect(said.join('')).not.toBe('');
  });
});

test('--version writes the version, as a result', async () => {
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string };
  expect(await run(['--version'])).toEqual({ code: 0, written: [version], said: [] });
});

describe('help', () => {
  test.each([['--help'], ['help'], ['nights', 'list', '--help'], ['help', 'simulate']])(
    'of %j %j goes to stdout',
    async (...args) => {
      const { code, written, said } = await run(args);
      expect([code, said]).toEqual([0, []]);
      expect(written[0]).toMatch(/^Usage: referee /);
    },
  );

  test('marks the options without which a command cannot run, and names one that is missing', async () => {
    const { written } = await run(['simulate', '--help']);
    expect(written.join('\n').match(/--(players|games|seed).*\(required\)/g)).toHaveLength(3);
    const { code, said } = await run(['simulate', '--games', '1']);
    expect([code, said]).toEqual([2, ["error: required option '--players <number>' not specified"]]);
    expect((await run(['export', 'x'])).said).toEqual(["error: required option '--format <format>' not specified"]);
  });
});

describe('resolve', () => {
  test('writes a line for each line it reads, in order, even if some are wrong', async () => {
    const input = [JSON.stringify(round), 'nonsense', '[1]', '{"players":2}', JSON.stringify({ ...round, rulebook: 'whist' })];
    const { code, written } = await run(['resolve'], [...input, JSON.stringify(round)].join('\n'));
    expect(code).toBe(1);
    const codes = written.map((line) => (JSON.parse(line) as { refusal?: { code: string } }).refusal?.code);
    expect(codes).toEqual([undefined, 'not JSON', 'field', 'field', 'no such rulebook', undefined]);
    expect([written[0], written[5]]).toEqual([answered, answered]);
  });

  test('refuses a rulebook that is not a name, however deeply it is nested', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const { written } = await run(['resolve'], [deep, null, 7].map((rulebook) => `{"rulebook":${rulebook}}`).join('\n'));
    const messages = written.map((line) => (JSON.parse(line) as { refusal: { message: string } }).refusal.message);
    expect(messages).toEqual(['an array', 'null', '7'].map((given) => `rulebook: should be a string, not ${given}`));
  });

  test('accepts LF and CRLF and a byte order mark, and skips blank lines', async () => {
    const line = JSON.stringify({ ...round, rulebook: 'hungarian-war' });
    expect(await run(['resolve'], `\uFEFF${line}\r\n\n  \n${line}\n`)).toMatchObject({ code: 0, written: [answered, answered] });
  });
});

test('play reads one object over several lines', async () => {
  const game = { players: ['Anna', 'Béla'], deck: ['2C', '3C', '4C', '5C'], rounds: [[6, null]] };
  const { code, written } = await run(['play'], JSON.stringify(game, null, 2));
  expect(code).toBe(0);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({ scores: [4, 0], winners: [0], ended: true });
  expect(await run(['play'], '')).toMatchObject({ code: 1, said: ['not JSON: '] });
  // This one has no other form than commands.
  expect(await run(['play'], '{"rulebook":"charta-bellica"}')).toMatchObject({ code: 1, said: ['players: is missing'] });
});

test.each([
  [2, 16],
  [5, 10],
  [10, 6],
])('HW-1: at 20 seconds a round, games of %i players last %i minutes', async (players, minutes) => {
  const { written } = await run(['simulate', '--players', String(players), '--games', '1000', '--seed', '1']);
  const { rounds } = JSON.parse(written[0] ?? '') as { rounds: { mean: number } };
  expect(Math.round((rounds.mean * 20) / 60)).toBe(minutes);
});

test('simulate gives the same result for the same seed', async () => {
  const seeded = (seed: string) => run(['simulate', '--players', '4', '--games', '20', '--seed', seed]);
  const one = await seeded('7');
  expect(await seeded('7')).toEqual(one);
  expect(await seeded('8')).not.toEqual(one);
  expect(JSON.parse(one.written[0] ?? '')).toMatchObject({ games: 20, seats: { length: 4 } });
});

describe('a record', () => {
  let folder: string;
  let file: string;
  const entries = playedEntries([
    [5, 4, 3],
    [6, 1, 2],
  ]);
  const text = recordText(entries);
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'referee-'));
    file = join(folder, 'night.jsonl');
    await writeFile(file, text);
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('verify says that it is intact, or where it is damaged', async () => {
    const sound = await run(['verify', file]);
    expect(sound.code).toBe(0);
    expect(JSON.parse(sound.written[0] ?? '')).toMatchObject({ ok: true, rounds: 2, proven: 6, provenByHost: 6, faults: [] });
    expect(sound.said).toEqual([
      expect.stringMatching(/1 game, 2 rounds; 0 seals by pads and 6 by the referee itself match$/),
      expect.stringMatching(/^head: /),
    ]);
    await writeFile(file, text.replace('Anna', 'Anne'));
    const damaged = await run(['verify', file]);
    expect(damaged.code).toBe(1);
    expect(JSON.parse(damaged.written[0] ?? '')).toMatchObject({ ok: false, faults: [{ line: 3, what: 'file' }] });
  });

  test.each([
    ['the same', text, 0, { is: 'same', lines: 7 }, 'the mirror of the hall has the same 7 lines'],
    [
      'one that lacks the end',
      text
        .split(/(?<=\n)/)
        .slice(0, 5)
        .join(''),
      0,
      { is: 'shorter', lines: 5, more: 2 },
      'the mirror of the hall has the same 5 lines; 2 more followed that it does not have',
    ],
    [
      'one that goes on',
      recordText([...entries, { kind: 'named', name: 'Friday' }]),
      1,
      { is: 'longer', lines: 7, more: 1 },
      'NOT AS THE HALL HAS IT: this record ends with line 7; the mirror of the hall has 1 more',
    ],
    [
      'one of other faces',
      recordText(
        playedEntries([
          [5, 4, 3],
          [6, 1, 3],
        ]),
      ),
      1,
      { is: 'different', line: 6, damaged: false },
      'NOT AS THE HALL HAS IT: this record and the mirror of the hall differ from line 6 on',
    ],
    [
      'one with a changed letter',
      text.replace('Anna', 'Anne'),
      1,
      { is: 'different', line: 3, damaged: true },
      'NOT AS THE HALL HAS IT: line 3 of the mirror is damaged: from there on it proves nothing',
    ],
  ])('is compared with a hall’s mirror: %s', async (_, mirrored, code, mirror, sentence) => {
    const path = join(folder, 'mirror.jsonl');
    await writeFile(path, mirrored);
    const { code: ended, written, said } = await run(['verify', file, '--mirror', path]);
    expect(ended).toBe(code);
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ ok: code === 0, faults: [], mirror: { file: path, ...mirror } });
    expect(said).toContain(sentence);
  });

  test('is compared with no mirror of another night, which is named', async () => {
    const path = join(folder, 'mirror.jsonl');
    await writeFile(path, recordText([], 1));
    const { code, written, said } = await run(['verify', file, '--mirror', path]);
    expect(code).toBe(1);
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ ok: false, mirror: { is: 'another night' } });
    expect(said[0]).toMatch(
      /^NOT THE SAME NIGHT: the mirror is of [0-9a-f]{32}, begun 2026.*, this record is of [0-9a-f]{32}, begun/,
    );
    await writeFile(path, 'Dear diary\n');
    const other = await run(['verify', file, '--mirror', path]);
    expect(other).toEqual({ code: 2, written: [], said: [`referee: ${path} is no record of a night`] });
    expect((await run(['verify', file, '--mirror', '/no/mirror'])).said).toEqual(['referee: /no/mirror does not exist']);
  });

  test('is exported as CSV, JSON and text of any language, up to the damage, which is reported', async () => {
    const exported = (...args: string[]) => run(['export', file, '--format', ...args]);
    const rows = (await exported('csv')).written.join('\n').split('\n');
    expect(rows).toHaveLength(7);
    expect(rows[1]).toMatch(
      /^1,hungarian-war,1,2026-11-21T20:04:37\.000Z,KS AC QS JS,0,Anna,5,,,in,0,0,[0-9A-Z]{4}-[0-9A-Z]{4}$/,
    );
    const { rounds } = JSON.parse((await exported('json')).written[0] ?? '') as { rounds: { seats: { face: number }[] }[] };
    expect(rounds.map(({ seats }) => seats.map(({ face }) => face).join(' '))).toEqual(['5 4 3', '6 1 2']);
    const [english, hungarian] = [await exported('text'), await exported('text', '--language', 'hu')];
    for (const words of ['Round 2:', 'Anna: 6 take centre, out']) expect(english.written[0]).toContain(words);
    for (const words of ['1. játék: Magyar háború', 'Anna: 6 elviszi a középsőt, kiesett'])
      expect(hungarian.written[0]).toContain(words);
    expect((await exported('text', '--language', 'xx')).code).toBe(2);
    await writeFile(file, text.replace('"attempt":2', '"attempt":3'));
    const { code, written, said } = await exported('csv');
    expect([code, written.join('\n').split('\n').length]).toEqual([1, 4]);
    expect(said.join('')).toContain('line 6');
  });

  test('proof says for each round what proves its faces, how to check that, and whether it holds', async () => {
    const sound = await run(['proof', file]);
    const rounds = sound.written.map((line) => JSON.parse(line) as { seats: { holds: boolean }[] });
    expect(rounds).toMatchObject([
      { round: 1, committed: { line: 4 }, revealed: { line: 5 } },
      { round: 2, committed: { line: 6 }, revealed: { line: 7 } },
    ]);
    expect([sound.code, ...rounds.flatMap(({ seats }) => seats.map(({ holds }) => holds))]).toEqual([0, ...Array(6).fill(true)]);
    const [first = { kind: 'named', name: '' }, ...others] = playedEntries([[5, 4, 3]]).toReversed();
    if (first.kind !== 'step' || first.proof === undefined) expect.fail();
    const forged = { ...first, proof: { ...first.proof, nonces: first.proof.nonces.map(() => '0000000000000000') } };
    await writeFile(file, recordText([...others.toReversed(), forged]));
    const broken = await run(['proof', file]);
    expect([broken.code, broken.said.length, broken.said.at(-1)]).toEqual([1, 4, '3 seals do not hold']);
  });

  test.each([
    ['a record with one digit changed', text.replace('"attempt":1', '"attempt":7'), 4, 0],
    ['a record damaged behind its first round', text.replace('"attempt":2', '"attempt":3'), 6, 1],
  ])('proof of %s names the line, as verify does', async (_, content, line, rounds) => {
    await writeFile(file, content);
    const { code, written, said } = await run(['proof', file]);
    expect(code).toBe(1);
    expect(said.join('\n')).toContain(`line ${line}: `);
    expect(said).toEqual((await run(['verify', file])).said);
    expect(written).toHaveLength(rounds);
  });

  test.each([
    ['package.json', () => join(import.meta.dirname, '../../package.json'), 'is no night of this referee'],
    ['an empty file', () => file, 'is no night of this referee'],
    ['/dev/null', () => '/dev/null', 'is no night, but a folder, a pipe or a device'],
    ['/dev/zero', () => '/dev/zero', 'is no night, but a folder, a pipe or a device'],
    ['a pipe', () => join(folder, 'pipe'), 'is no night, but a folder, a pipe or a device'],
    ['a socket', () => join(folder, 'socket'), 'is no night, but a folder, a pipe or a device'],
    ['a folder', () => folder, 'is no night, but a folder, a pipe or a device'],
    ['a huge file', () => join(folder, 'huge'), 'is larger than any night (64 MB), so it was not read'],
    ['nothing', () => join(folder, 'nothing'), 'does not exist'],
  ])('%s is said to be no night by all that read one, and nothing waits for it', async (_, path, why) => {
    await writeFile(file, '');
    await writeFile(join(folder, 'huge'), text);
    await truncate(join(folder, 'huge'), 3e9);
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    const socket = createServer().listen(join(folder, 'socket'));
    const said = { code: 2, written: [], said: [`referee: ${path()} ${why}`] };
    for (const args of [['verify'], ['proof'], ['export', '--format', 'csv']])
      expect(await run([...args, path()]), args.join(' ')).toEqual(said);
    socket.close();
  });

  test.each([
    ['of a newer format', () => recordText(entries, 9), 1],
    ['with a game that is newer', () => newerGame({ rulebook: 'poker' }), 8],
    ['with newer rules of a game', () => newerGame({ events: [{ type: 'GameBegun', version: 99 }] }), 8],
  ])('a night %s is called newer, never damaged', async (_, newer, line) => {
    await writeFile(file, newer());
    for (const args of [['verify'], ['proof'], ['export', '--format', 'text']]) {
      const { code, written, said } = await run([...args, file]);
      expect(code).toBe(1);
      expect(said.at(-1)).toContain(`written by a newer version of the referee`);
      expect(said.at(-1)).toContain(`line ${line}`);
      expect([...written, ...said].join('\n')).not.toMatch(/damage/);
    }
  });

  /** The night, and then a step that only a newer referee understands. */
  function newerGame(differs: object): string {
    const step = { kind: 'step', rulebook: 'hungarian-war', command: {}, events: [{ type: 'Unheard' }], ...differs };
    return recordText([...entries, step as (typeof entries)[0]]);
  }

  test('an empty folder of nights, and one that is not there, are said to hold none', async () => {
    await rm(file);
    for (const none of [folder, join(folder, 'none')])
      for (const args of [
        ['--nights', none, 'list'],
        ['list', '--nights', none],
        ['--nights', none],
      ])
        expect(await run(['nights', ...args])).toEqual({ code: 0, written: [], said: [`There is no night in ${none}.`] });
  });

  test('nights are listed, deleted and restored, but not while a host has them open', async () => {
    const nights = (...args: string[]) => run(['nights', '--nights', folder, ...args]);
    const listed = async () => {
      const { written } = await nights();
      const list = written.map((line) => JSON.parse(line) as { file: string; deleted: boolean });
      return list.sort((one, other) => (one.file < other.file ? -1 : 1));
    };
    await writeFile(join(folder, 'foreign.jsonl'), 'hello');
    expect(await listed()).toMatchObject([
      { file: 'foreign.jsonl', trouble: { kind: 'foreign' }, deleted: false },
      { file: 'night.jsonl', games: 1, startedAt: '2026-11-21T20:04:33.000Z', deleted: false },
    ]);
    const gone = await nights('delete', 'night.jsonl');
    expect([gone.code, gone.said]).toEqual([0, [`moved to ${join(folder, 'deleted', 'night.jsonl')}`]]);
    expect((await listed()).map(({ file: name, deleted }) => [name, deleted])).toEqual([
      ['foreign.jsonl', false],
      ['night.jsonl', true],
    ]);
    expect((await nights('delete', 'night.jsonl')).code).toBe(1);
    expect((await run(['nights', 'restore', 'night.jsonl', '--nights', folder])).code).toBe(0);
    expect(await readFile(file, 'utf8')).toBe(text);
    const held = await openNightFolder(folder, { app: '0.0.0' });
    const kept = await nights('delete', 'night.jsonl');
    expect(kept.code).toBe(1);
    expect(kept.said.join('')).toContain(folder);
    expect(await readFile(file, 'utf8')).toBe(text);
    await held.close();
  });
});
