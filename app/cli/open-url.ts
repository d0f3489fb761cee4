import { spawn } from 'node:child_process';

/** Whether the system has a browser that may be opened. */
export function hasBrowser(platform: NodeJS.Platform, env: Readonly<Record<string, string | undefined>>): boolean {
  // Without a display some systems would open a browser inside this terminal.
  return platform !== 'linux' || Boolean(env['DISPLAY']) || Boolean(env['WAYLAND_DISPLAY']);
}

/** Shows a page in the system's browser. Whoever uses this computer can read the address: it must hold no secret. */
export function openUrl(url: string, platform: NodeJS.Platform): void {
  const [command, ...args] = opener(platform);
  const opening = spawn(command, [...args, url], { detached: true, stdio: 'ignore' });
  opening.on('error', () => undefined);
  opening.unref();
}

function opener(platform: NodeJS.Platform): readonly [string, ...string[]] {
  switch (platform) {
    case 'win32':
      return ['rundll32', 'url.dll,FileProtocolHandler'];
    case 'darwin':
      return ['open'];
    default:
      return ['xdg-open'];
  }
}
