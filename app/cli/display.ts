export type Env = Readonly<Record<string, string | undefined>>;

/** Whether a window can open. Without a display, some systems would open a browser inside this terminal. */
export function hasDisplay(platform: NodeJS.Platform, env: Env): boolean {
  return platform !== 'linux' || Boolean(env['DISPLAY']) || Boolean(env['WAYLAND_DISPLAY']);
}
