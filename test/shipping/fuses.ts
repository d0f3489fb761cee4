import { dirname, join } from 'node:path';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import type { PackedApp, PlatformName } from './packed-app.ts';

/** Ways to run other code than ours, and what closes them, by the names of Electron's fuses; and how each is set. */
export const SAFE_FUSES = {
  RunAsNode: false,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  // Electron checks it on macOS and Windows; on Linux it does nothing.
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  GrantFileProtocolExtraPrivileges: false,
} as const;

type Fuse = keyof typeof SAFE_FUSES;

/** A fuse is one character of the executable. */
const OPEN = '1'.charCodeAt(0);

/** How these fuses are set in the executable itself. */
export async function fusesOf(app: PackedApp, platform: PlatformName): Promise<Readonly<Record<Fuse, boolean>>> {
  const wire = await getCurrentFuseWire(platform === 'mac' ? appOf(app) : app.executable);
  const isOpen = (fuse: Fuse) => Number(wire[FuseV1Options[fuse]]) === OPEN;
  const names = Object.keys(SAFE_FUSES) as Fuse[];
  return Object.fromEntries(names.map((name) => [name, isOpen(name)])) as Record<Fuse, boolean>;
}

function appOf({ resources }: PackedApp): string {
  return join(dirname(resources), '..');
}
