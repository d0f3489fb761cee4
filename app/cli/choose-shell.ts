import type { StartOptions } from './options.ts';

/** What decides where the referee opens. */
export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The user's number; undefined where the system knows none. */
  readonly uid: number | undefined;
  /** The executable; may take a while to come. */
  readonly electron: () => Promise<string | undefined>;
}

export type Shell =
  | { readonly shell: 'electron'; readonly executable: string }
  /** `why` completes "in the browser, because …". */
  | { readonly shell: 'browser'; readonly why: string };

/** Windows of the referee's own where they can open, otherwise the browser and why. */
export async function chooseShell(options: StartOptions, around: Surroundings): Promise<Shell> {
  const { platform, env, uid } = around;
  if (options.browser) return inBrowser('--browser asks for it');
  if (platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY']) {
    return inBrowser('this session has no display (neither DISPLAY nor WAYLAND_DISPLAY is set)');
  }
  if (platform === 'linux' && uid === 0 && options.sandbox) {
    return inBrowser('root cannot run windows inside a sandbox (start as another user, or with --no-sandbox)');
  }
  const executable = await around.electron();
  if (executable === undefined)
    return inBrowser('no Electron binary is here or came within 10 s (npx install-electron fetches it)');
  return { shell: 'electron', executable };
}

function inBrowser(why: string): Shell {
  return { shell: 'browser', why };
}
