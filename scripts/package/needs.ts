/** What electron-builder fetches, and what can be set where it cannot be reached. */
interface Download {
  readonly what: string;
  /** What takes its place, as the end of a sentence. */
  readonly instead: string;
}

const TARGETS: Readonly<Record<string, Download>> = {
  AppImage: {
    what: 'the tools that make an AppImage',
    instead: 'set APPIMAGE_TOOLS_PATH to a folder that holds them, or build only the .deb (npm run package -- --linux deb)',
  },
  nsis: {
    what: 'the tools that make an installer for Windows (NSIS)',
    instead:
      'set ELECTRON_BUILDER_NSIS_DIR to a folder that holds them, or build an unpacked program (npm run package -- --win dir)',
  },
  dmg: {
    what: 'the tools that make a disk image for macOS',
    instead: 'build an unpacked program (npm run package -- --mac dir)',
  },
};

const CANNOT_REACH = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|Response code [45]\d\d/;
const PACKAGING = /packaging\s.*\belectron=(\S+)/g;
const BUILDING = /building\s+target=(\S+)/g;

/**
 * What a build needs that ended because something could not be fetched.
 * @param said all that electron-builder has printed
 * @returns a sentence, or undefined if the build ended for another reason
 */
export function missingDownload(said: string): string | undefined {
  const failure = said.split('\n').find((line) => line.includes('⨯') && CANNOT_REACH.test(line));
  if (failure === undefined) return undefined;
  const before = said.slice(0, said.indexOf(failure));
  const { what, instead } = failing(before);
  const why = CANNOT_REACH.exec(failure)?.[0] ?? '';
  return (
    `This build needs ${what}, and could not fetch it (${why}). Once it has been fetched, electron-builder keeps it in its cache ` +
    `(ELECTRON_BUILDER_CACHE). Without a network, ${instead}.`
  );
}

/** What was under way: a target, or Electron itself before the first one. */
function failing(before: string): Download {
  const last = (pattern: RegExp) => [...before.matchAll(pattern)].at(-1);
  const [packaging, building] = [last(PACKAGING), last(BUILDING)];
  const target = building !== undefined && building.index > (packaging?.index ?? 0) ? building[1] : undefined;
  if (target !== undefined) return TARGETS[target] ?? { what: `the tools that make a ${target}`, instead: 'build another kind' };
  return {
    what: `Electron ${packaging?.[1] ?? ''}`.trim(),
    instead: 'set ELECTRON_OVERRIDE_DIST_PATH to a folder with an Electron for this system',
  };
}
