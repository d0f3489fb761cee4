import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const REFEREE = ['scripts/launch.js', 'referee'];
const A_PROCESS = 60_000;
const round = '{"players":5,"eliminated":[3],"table":["KD","9C","2H","TS","4D","7C"],"faces":[6,1,2,null,5]}';
const answer =
  '{"centre":{"outcome":"stays"},"sides":[{"outcome":"stays"},{"outcome":"stays"},{"outcome":"stays"},{"outcome":"stays"},{"outcome":"taken","by":4}],"eliminated":[0],"rejoined":[]}';

function start(args: string[]) {
  return spawn(process.execPath, [...REFEREE, ...args], { cwd: ROOT });
}

async function run(args: string[], input: string) {
  const child = start(args);
  child.stdin.end(input);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { out, err, code: code as number };
}

test(
  'a bad line between two good ones is refused alone',
  async () => {
    const { out, err, code } = await run(['resolve'], `${round}\nrubbish\n${round}\n`);
    const lines = out.split('\n');
    expect([lines[0], lines[2], lines[3]]).toEqual([answer, answer, '']);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ refusal: { code: 'not JSON', clause: null } });
    expect(err).toBe('1 refused\n');
    expect(code).toBe(1);
  },
  A_PROCESS,
);

test(
  'each line is answered as soon as it arrives',
  async () => {
    const child = start(['resolve']);
    for (let i = 0; i < 3; i += 1) {
      child.stdin.write(`${round}\n`);
      const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
      expect(chunk.toString()).toBe(`${answer}\n`);
    }
    child.stdin.end();
    expect(await once(child, 'close')).toEqual([0, null]);
  },
  A_PROCESS,
);

test(
  'ends silently if its reader goes away',
  async () => {
    const child = start(['resolve']);
    const err = text(child.stderr);
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${round}\n`);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.end(`${round}\n`.repeat(2_000));
    const [code] = await once(child, 'close');
    expect(await err).toBe('');
    expect(code).toBe(0);
  },
  A_PROCESS,
);

test.runIf(existsSync('/dev/full'))(
  'fails and says so if an answer cannot be written',
  async () => {
    const child = spawn('sh', ['-c', '"$0" "$@" > /dev/full', process.execPath, ...REFEREE, 'resolve'], { cwd: ROOT });
    child.stdin.end(`${round}\n`);
    const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect({ err, code: code as number }).toEqual({ err: 'referee: the answer cannot be written (ENOSPC)\n', code: 1 });
  },
  A_PROCESS,
);

test(
  'prints no stack trace for unusable arguments',
  async () => {
    const { out, err, code } = await run(['verify', '/no/such/night.jsonl'], '');
    expect({ out, err, code }).toEqual({ out: '', err: 'referee: /no/such/night.jsonl does not exist\n', code: 2 });
  },
  A_PROCESS,
);
