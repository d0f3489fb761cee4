import type { StartOptions } from './options.ts';

/** What decides in which shell the referee opens. */
export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The user id; undefined on systems without one. */
  readonly uid: number | undefined;
  /** The executable, which may have to be downloaded. */
  readonly electron: () => Promise<string | undefined>;
}

export type Shell =
  | { readonly shell: 'electron'; readonly executable: string }
  /** `why` completes "The referee opens in the browser: …". */
  | { readonly shell: 'browser'; readonly why: string };

/** The referee's own windows if they can open, otherwise the browser. */
export async function chooseShell(options: StartOptions, around: Surroundings): Promise<Shell> {
  const { platform, env, uid } = around;
  if (options.browser) return inBrowser('--browser was given');
  if (platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY']) {
    return inBrowser('this session has no display (neither DISPLAY nor WAYLAND_DISPLAY is set)');
  }
  if (platform === 'linux' && uid === 0 && options.sandbox) {
    return inBrowser('root cannot run windows inside a sandbox (start as another user, or with --no-sandbox)');
  }
  const executable = await around.electron();
  if (executable === undefined)
    return inBrowser('there is no Electron binary, and it did not arrive within 10 s (npx install-electron fetches it)');
  return { shell: 'electron', executable };
}

function inBrowser(why: string): Shell {
  return { shell: 'browser', why };
}
