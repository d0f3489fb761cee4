import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { extractFile, listPackage, statFile } from '@electron/asar';
import { builderCli } from '../../scripts/package/builder/builder.ts';

export const ROOT = join(import.meta.dirname, '../..');

export const ARCHES = ['x64', 'arm64'] as const;
export type Arch = (typeof ARCHES)[number];
export type PlatformName = 'linux' | 'win' | 'mac';

/** An unpacked build: what an installer would lay on a disk. */
export interface PackedApp {
  readonly executable: string;
  /** The folder that holds the app's archive. */
  readonly resources: string;
}

export interface PackOptions {
  readonly platform: PlatformName;
  readonly arches: readonly Arch[];
  /** A folder with an Electron. */
  readonly electron: string;
  /** Where the builds go. */
  readonly output: string;
  /** Keys of electron-builder's configuration to change. */
  readonly settings?: readonly string[];
}

/** Packs what `npm run build` made, as `npm run package -- --dir` does, and returns where each build is. */
export function pack({ platform, arches, electron, output, settings = [] }: PackOptions): readonly PackedApp[] {
  const configured = [`electronDist=${electron}`, `directories.output=${output}`, ...settings].map((one) => `-c.${one}`);
  const args = [builderCli(), `--${platform}`, 'dir', ...arches.map((arch) => `--${arch}`), ...configured];
  const env = { ...process.env, CSC_IDENTITY_AUTO_DISCOVERY: 'false' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`electron-builder ended with ${String(status)}:\n${stdout}${stderr}`);
  return arches.map((arch) => placeOf(platform, arch, output));
}

/** `npm run build`, which `npm test` has run before its suites; otherwise vitest runs it before the files of this one. */
export default function buildAll(): void {
  if (process.env['REFEREE_BUILT'] === 'yes') return;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(ROOT, 'scripts/build.ts')], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

function placeOf(platform: PlatformName, arch: Arch, output: string): PackedApp {
  const suffix = arch === 'x64' ? '' : `-${arch}`;
  switch (platform) {
    case 'linux': {
      const folder = join(output, `linux${suffix}-unpacked`);
      return { executable: join(folder, 'hungarian-war-referee'), resources: join(folder, 'resources') };
    }
    case 'win': {
      const folder = join(output, `win${suffix}-unpacked`);
      return { executable: join(folder, 'Hungarian War Referee.exe'), resources: join(folder, 'resources') };
    }
    case 'mac': {
      const contents = join(output, `mac${suffix}`, 'Hungarian War Referee.app/Contents');
      return { executable: join(contents, 'MacOS/Hungarian War Referee'), resources: join(contents, 'Resources') };
    }
    default:
      return platform satisfies never;
  }
}

/** The files in the app's archive, as `/folder/file`, including those that lie unpacked beside it. */
export function filesOf({ resources }: PackedApp): readonly string[] {
  const archive = archiveIn(resources);
  return listPackage(archive, { isPack: false })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !('files' in statFile(archive, file.slice(1))));
}

/** A file of the archive that is not unpacked beside it. */
export function readPacked({ resources }: PackedApp, file: string): Buffer {
  return extractFile(archiveIn(resources), file.slice(1));
}

/** The files beside the archive, where a native module can be loaded from. */
export function unpackedOf({ resources }: PackedApp): readonly string[] {
  const folder = `${archiveIn(resources)}.unpacked`;
  return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
}

export function archiveIn(resources: string): string {
  return join(resources, 'app.asar');
}
