import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** What the machine that builds has. */
export interface Builder {
  readonly platform: NodeJS.Platform;
  /** A folder with an Electron for this system, to be packed in place of one that is fetched. */
  readonly electron?: string | undefined;
  /** Whether `dpkg-deb` is there. */
  readonly dpkg: boolean;
}

export type BuilderArguments =
  | { readonly ok: true; readonly args: readonly string[] }
  | { readonly ok: false; readonly why: string };

const PLATFORMS: Readonly<Record<string, readonly string[]>> = {
  linux: ['--linux', '-l'],
  win32: ['--win', '--windows', '-w'],
  darwin: ['--mac', '--macos', '-m', '-o'],
};
const ARCHES = ['x64', 'arm64', 'ia32', 'armv7l', 'universal'];
/** A page that says nothing: electron-builder makes no `.deb` without one, and the project has no address of its own. */
const NO_HOMEPAGE = '--config.extraMetadata.homepage=about:blank';

/** What electron-builder is started with for these arguments of `npm run package`, or a sentence that says why it cannot be. */
export function builderArguments(given: readonly string[], builder: Builder): BuilderArguments {
  const refuse = (why: string) => ({ ok: false, why }) as const;
  if (makesDeb(given, builder) && !builder.dpkg)
    return refuse(
      'A .deb is made with dpkg-deb, which is not installed here (Debian’s package dpkg). -- --linux AppImage makes none.',
    );
  const args = given.some((one) => one.includes('extraMetadata.homepage')) ? given : [...given, NO_HOMEPAGE];
  if (builder.electron === undefined) return { ok: true, args };
  const executable = join(builder.electron, EXECUTABLES[builder.platform] ?? 'electron');
  if (!existsSync(executable))
    return refuse(`ELECTRON_OVERRIDE_DIST_PATH holds no Electron for this system: there is no ${executable}.`);
  if (platformsOf(given).some((platform) => platform !== builder.platform))
    return refuse('ELECTRON_OVERRIDE_DIST_PATH holds an Electron for this system; for another one, unset it.');
  const made = processorOf(executable);
  if (made === undefined) return refuse(`ELECTRON_OVERRIDE_DIST_PATH holds no Electron that runs: ${executable} is no program.`);
  const other = ARCHES.find((arch) => arch !== made && given.some((one) => one === `--${arch}` || one.endsWith(`:${arch}`)));
  if (other !== undefined)
    return refuse(`ELECTRON_OVERRIDE_DIST_PATH holds an Electron for ${made}; for ${other}, unset it or name another folder.`);
  const arch = given.includes(`--${made}`) ? [] : [`--${made}`];
  return { ok: true, args: [...args, ...arch, `--config.electronDist=${builder.electron}`] };
}

const EXECUTABLES: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  win32: 'electron.exe',
  darwin: 'Electron.app/Contents/MacOS/Electron',
};

function platformsOf(args: readonly string[]): readonly string[] {
  return Object.keys(PLATFORMS).filter((platform) => PLATFORMS[platform]?.some((option) => args.includes(option)));
}

/** Without a platform it is this one, and without a kind it is all kinds. */
function makesDeb(args: readonly string[], { platform }: Builder): boolean {
  const [linux, ...kinds] = after(args, PLATFORMS['linux'] ?? []);
  if (linux === undefined) return platform === 'linux' && platformsOf(args).length === 0 && !args.includes('--dir');
  return kinds.length === 0 ? !args.includes('--dir') : kinds.some((kind) => kind.split(':')[0] === 'deb');
}

/** An option with the values behind it; empty if it is not there. */
function after(args: readonly string[], options: readonly string[]): readonly string[] {
  const at = args.findIndex((one) => options.includes(one));
  if (at < 0) return [];
  const values = args.slice(at + 1);
  const end = values.findIndex((value) => value.startsWith('-'));
  return args.slice(at, end < 0 ? undefined : at + 1 + end);
}

/** `e_machine` of ELF, `cputype` of Mach-O and `Machine` of PE, by electron-builder's names. */
const ELF: Readonly<Record<number, string>> = { 0x03: 'ia32', 0x28: 'armv7l', 0x3e: 'x64', 0xb7: 'arm64' };
const MACH_O: Readonly<Record<number, string>> = { 0x01000007: 'x64', 0x0100000c: 'arm64' };
const PE: Readonly<Record<number, string>> = { 0x014c: 'ia32', 0x8664: 'x64', 0xaa64: 'arm64' };

/** The longest way to a PE header that linkers make is some hundred bytes. */
const HEAD_BYTES = 4_096;

/** The processor that a program is made for, from the head of its file; undefined if that is no program known here. */
export function processorOf(file: string): string | undefined {
  const head = Buffer.alloc(HEAD_BYTES);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, head);
  } finally {
    closeSync(opened);
  }
  if (head.readUInt32BE(0) === 0x7f454c46) return ELF[head.readUInt16LE(18)];
  if (head.readUInt32LE(0) === 0xfeedfacf) return MACH_O[head.readUInt32LE(4)];
  const pe = head.readUInt32LE(0x3c);
  const isPe = head.toString('latin1', 0, 2) === 'MZ' && pe + 6 <= HEAD_BYTES && head.readUInt32BE(pe) === 0x50450000;
  return isPe ? PE[head.readUInt16LE(pe + 4)] : undefined;
}
