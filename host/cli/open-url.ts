import { spawn } from 'node:child_process';

/** Shows a page in the system's browser where there is one; nothing happens where there is none. */
export function openUrl(url: string, platform: NodeJS.Platform, env: Readonly<Record<string, string | undefined>>): void {
  // Without a display some systems would open a browser inside this terminal.
  if (platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return;
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
