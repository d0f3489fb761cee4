import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getRawHeader } from '@electron/asar';
import { NtExecutable, NtExecutableResource } from 'resedit';
import { archiveIn, type PackedApp, type PlatformName } from './packed-app.ts';

/** The hash of its archive's header that an app carries, and that of the header itself: Electron runs it if they are equal. */
export interface Integrity {
  /** Hex. Undefined if the app carries none: Electron checks no archive on Linux. */
  readonly carried: string | undefined;
  readonly header: string;
}

export function integrityOf(app: PackedApp, platform: PlatformName): Integrity {
  const { headerString } = getRawHeader(archiveIn(app.resources));
  return { carried: carriedBy(app, platform), header: createHash('sha256').update(headerString).digest('hex') };
}

function carriedBy({ executable, resources }: PackedApp, platform: PlatformName): string | undefined {
  switch (platform) {
    case 'linux':
      return undefined;
    case 'mac': {
      const plist = readFileSync(join(resources, '../Info.plist'), 'utf8').replaceAll(/\s+/g, '');
      return /<key>Resources\/app.asar<\/key><dict>.*?<key>hash<\/key><string>([0-9a-f]{64})/.exec(plist)?.[1];
    }
    case 'win': {
      const { entries } = NtExecutableResource.from(NtExecutable.from(readFileSync(executable)));
      const bin = entries.find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR')?.bin ?? new ArrayBuffer(0);
      const listed = JSON.parse(Buffer.from(bin).toString() || '[]') as readonly {
        readonly file: string;
        readonly value: string;
      }[];
      return listed.find(({ file }) => file === 'resources\\app.asar')?.value;
    }
    default:
      return platform satisfies never;
  }
}
