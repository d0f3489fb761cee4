import { fileURLToPath } from 'node:url';

/** The `appId` of electron-builder.yml, by which Windows groups windows and finds the icon of the taskbar. */
export const APP_ID = 'io.github.hungarian-war-referee';

/** Switches of Chromium, Electron and Node that change how windows are drawn or watched; each may have a value after `=`. */
const SWITCHES: ReadonlySet<string> = new Set([
  // Where it keeps what is not ours, and its language.
  ...['user-data-dir', 'lang', 'password-store', 'disable-dev-shm-usage'],
  // Drawing, for machines on which Chromium chooses badly.
  ...['disable-gpu', 'disable-gpu-compositing', 'disable-gpu-sandbox', 'disable-software-rasterizer', 'in-process-gpu'],
  ...['ignore-gpu-blocklist', 'use-gl', 'use-angle', 'force_high_performance_gpu', 'force_low_power_gpu'],
  ...['enable-features', 'disable-features', 'force-color-profile', 'force-device-scale-factor', 'high-dpi-support'],
  ...['ozone-platform', 'ozone-platform-hint', 'enable-wayland-ime', 'wayland-text-input-version', 'gtk-version'],
  // The sandbox: `--no-sandbox` is an option of ours, too.
  ...['disable-setuid-sandbox', 'no-zygote', 'disable-namespace-sandbox'],
  // What developers watch it with.
  ...['enable-logging', 'log-file', 'log-level', 'v', 'vmodule', 'js-flags'],
  ...['remote-debugging-port', 'remote-debugging-pipe', 'remote-allow-origins', 'inspect', 'inspect-brk', 'inspect-port'],
]);
/** The Finder of older versions of macOS numbers the processes that it starts. */
const PROCESS_NUMBER = /^-psn_\d+_\d+$/;

/**
 * The arguments that are the referee's own: of Chromium's switches, only known ones are taken away, so that a mistyped option is
 * refused and not ignored.
 * @param argv all arguments, with the program
 * @param isPackaged otherwise the first argument that is no switch is the folder of the program
 */
export function ownArguments(argv: readonly string[], isPackaged: boolean): readonly string[] {
  const own = argv.slice(1).filter((argument) => !isSwitch(argument));
  const folder = isPackaged ? -1 : own.findIndex((argument) => !argument.startsWith('-'));
  return folder < 0 ? own : own.toSpliced(folder, 1);
}

function isSwitch(argument: string): boolean {
  const name = /^--([\w-]+)(=|$)/.exec(argument)?.[1];
  return PROCESS_NUMBER.test(argument) || (name !== undefined && SWITCHES.has(name));
}

/** The path of a file that is named as a path or, as some desktops name it, by an address (`file:///home/anna/night.jsonl`). */
export function nightPath(named: string): string {
  if (!/^file:\/\//i.test(named)) return named;
  try {
    return fileURLToPath(named);
  } catch {
    // An address of another computer stays what it is: no file of this one.
    return named;
  }
}
