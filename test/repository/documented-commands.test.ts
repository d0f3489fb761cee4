import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { runReferee } from '../../app/cli/command-line.ts';
import { parseHallOptions } from '../../app/cli/hall/options.ts';
import { parseShellOptions, parseStartOptions } from '../../app/cli/options.ts';
import { fakeIo } from '../../app/cli/testing/fake-io.ts';
import { playedEntries } from '../../games/hungarian-war/schema/testing/played-entries.ts';
import { headlessOf } from '../../host/games/index.ts';
import { recordText } from '../../host/record/testing/record-text.ts';
import { RULEBOOKS } from '../../rulebook/rulebooks.ts';
import { builderArguments } from '../../scripts/package/arguments.ts';
import { MEASURES } from '../bench/promises.ts';
import { SUITES } from '../suites.ts';
import { CAMPAIGNS } from '../soak/campaigns.ts';
import { documentedCommands } from './documented-commands.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
/** ms for a program that compiles itself first, on a busy machine. */
const A_PROCESS = 240_000;

const folder = mkdtempSync(join(tmpdir(), 'documented-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string, text = ''): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const night = recordText(playedEntries([[5, 4, 3]]));
const nights = join(folder, 'hungarian-war-referee/nights');
mkdirSync(join(nights, 'deleted'), { recursive: true });
writeFileSync(join(nights, 'deleted/night.jsonl'), night);
inFolder('pad.hex', read('firmware-protocol/firmware/pad.hex'));
const [asked = ''] = /^ {4}(\{".*\})$/m.exec(read('docs/commands.md')) ?? [];

/** What stands for what people fill in, in this order. */
const FILLED: readonly (readonly [RegExp, string])[] = [
  [/restore FILE/, 'restore night.jsonl'],
  [/\b(NIGHT|FILE|MIRROR)\b(?!\.)/g, inFolder('night.jsonl', night)],
  [/\brounds\.jsonl\b/, inFolder('rounds.jsonl', asked)],
  [/\bgame\.json\b/, inFolder('game.json', headlessOf(RULEBOOKS.first).examples.play?.[0]?.request)],
  // The example of a sixth game, which is not here.
  [/\bhigh-card\b/, 'war'],
  [/\b(HALL|BROKER|PATH|PORT)\b(?!=)/g, join(folder, 'place')],
  [/ …/g, ''],
];
const filled = (command: string) =>
  FILLED.reduce((text, [placeholder, value]) => text.replaceAll(new RegExp(placeholder, 'g'), value), command);
const words = (command: string) => filled(command).split(' ');

/** Runs a line as a shell does, in the project or in a folder of its own. */
function inShell(line: string, cwd = root) {
  const env = { ...process.env, XDG_DATA_HOME: folder };
  return spawnSync('bash', ['-c', line], { cwd, env, encoding: 'utf8', timeout: A_PROCESS });
}

type Check = (command: string) => void | Promise<void>;

/** Runs it to its end; it exits with one of these codes. */
const ends =
  (codes: readonly number[] = [0], cwd = root): Check =>
  (command) => {
    const { status, stdout, stderr } = inShell(filled(command), cwd);
    expect(codes, stdout + stderr).toContain(status);
  };

/** The same for a command of ours without its process. */
const referee: Check = async (command) => {
  const io = fakeIo(asked);
  vi.stubEnv('XDG_DATA_HOME', folder);
  expect(await runReferee(words(command.replace(/^npx /, '')).slice(1), io), io.said.join('\n')).toBe(0);
};

/** Its command is there and has each of its options: it runs until it is stopped, or needs a pad, and other suites run it. */
const hasOptions: Check = async (command) => {
  const args = command.replace(/^(npm run (--silent )?referee( --)?|npx \S+|referee) ?/, '').split(' ');
  const io = fakeIo();
  expect(await runReferee([...args.filter((word) => /^[a-z]/.test(word)).slice(0, 1), '--help'], io)).toBe(0);
  for (const option of args.filter((word) => word.startsWith('--'))) expect(io.written.join('\n')).toContain(`${option} `);
};

const starts: Check = (command) => {
  const args = words(command.replace(/^[A-Z_]+=\S+ /, ''))
    .slice(2)
    .filter((word) => word !== '--');
  const parsed = args.includes('--hall') ? parseHallOptions(args, '') : parseStartOptions(args, '');
  expect(parsed).toMatchObject({ ok: true });
};

/** Each script of npm in it is there, and knows what it is given. */
const hasScript: Check = (command) => {
  for (const part of command.split(' && ')) {
    const [, first = '', second = '', ...rest] = part.split(' ');
    const name = first === 'run' ? second : first;
    if (name !== 'ci' && name !== 'pack') expect(scripts).toHaveProperty(name);
    const [word = ''] = (first === 'run' ? rest : [second]).filter((given) => given !== '--' && given !== '');
    if (word === '' || word === 'NAME') continue;
    const known: Readonly<Record<string, () => boolean>> = {
      test: () => SUITES.some(({ name }) => name === word),
      soak: () => CAMPAIGNS.some((campaign) => campaign.name === word),
      bench: () => MEASURES.some((measure) => measure.name.includes(word)),
      screens: () => read('test/screens/shoot.ts').includes(`npm run screens ${word}`),
      words: () => read('scripts/words/words.ts').includes(`'${word}'`),
      mutation: () => word === '--mutate',
      package: () => builderArguments(rest.slice(1), { platform: 'linux', dpkg: true }).ok,
    };
    expect(known[name]?.(), `${name} ${word}`).toBe(true);
  }
};

const makes: Check = (command) => {
  const [, target = 'all'] = command.split(' ');
  expect(read('firmware-protocol/firmware/Makefile')).toMatch(new RegExp(`^${target}:`, 'm'));
};

/** What no test can do, and why; the shell reads it at least, and a file of ours that it names is there with its options. */
const because =
  (_why: string, ours?: string): Check =>
  (command) => {
    expect(spawnSync('bash', ['-n', '-c', command], { encoding: 'utf8' }).stderr).toBe('');
    if (ours === undefined) return;
    const script = read(ours);
    for (const option of command.split(' ').filter((word) => word.startsWith('--'))) expect(script).toContain(option);
  };

/** How each kind of command line is checked; the first that fits counts. */
const WAYS: readonly (readonly [RegExp, Check])[] = [
  [/^npm run --silent referee -- verify FILE --(round|head)/, ends([1])],
  [/^npm run --silent referee -- (resolve|play|verify|export|proof|nights|simulate|pads|--help|pad-check --list)/, ends()],
  [/^(npx hungarian-war-|)referee (nights restore|verify|export|proof|resolve|simulate)/, referee],
  [/^npx vitest /, because('the suites run themselves')],
  [/^(npm run (--silent )?referee|referee play|referee pad-check|npx )/, hasOptions],
  [/^(start|hall|resolve|play|verify|export|proof|nights|simulate|pads|pad-check|virtual-pads) -/, hasOptions],
  [/^([A-Z_]+=\S+ )?npm start/, starts],
  [/^hungarian-war-referee /, (command) => expect(parseShellOptions(words(command).slice(1), '').ok).toBe(true)],
  [/^npm version/, because('it changes the version of the project')],
  [/^npm install --global/, because('it changes the computer; the suite shipping installs the package')],
  [/^npm run (bench|soak) -- --help$/, ends()],
  [/^npm /, hasScript],
  [/^make/, makes],
  [/^sed /, ends()],
  [/^sha256sum pad\.hex/, ends([0], folder)],
  [/^(sudo )?kiosk\/install\.sh|^sudo kiosk/, because('it changes the computer', 'scripts/kiosk/install.sh')],
  [/^(sudo|systemctl|brew|journalctl) /, because('it asks or changes the system')],
  [/^(avrdude|ls \/dev) /, because('it needs a board')],
  [/^ls /, because('it needs a board')],
  [/^mosquitto -c|^kill -HUP/, because('the suite of the hall starts Mosquitto with these files')],
  [/^printf 'HWRSEAL/, because('it is cut short; test/record/anyones-check runs the whole one')],
  [/^(sha256sum --check|shasum|gh attestation|tar xzf) ?/, because('it needs the files of a release')],
];
const COMMANDS = documentedCommands();
const wayOf = (command: string) => WAYS.find(([pattern]) => pattern.test(command));

it.each(COMMANDS)(
  'in $page: $command',
  async ({ command }) => {
    const [, check] = wayOf(command) ?? expect.fail('nothing says how to check this command');
    await check(command);
  },
  A_PROCESS,
);

it('every way of checking is used', () => {
  const used = new Set(COMMANDS.map(({ command }) => wayOf(command)));
  expect(WAYS.filter((way) => !used.has(way)).map(([pattern]) => pattern.source)).toEqual([]);
});
