import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SerialPort } from 'serialport';
import type { SerialBinding, ListedPort } from './port.ts';

/** Device files of Linux that may be ports of USB devices, as `serialport` chooses them; `ttyS…` are built in. */
const USB_PORT = /^(tty(WCH|ACM|USB|AMA|MFD|O|XRUSB)|rfcomm)/;
/** After a change the system learns more of a device for a while, so the ports are listed this many times more. */
const SETTLING = 5;
/** The ports are listed at least once in so many times. */
const AT_LEAST = 30;

/**
 * The ports as `list` gives them, which is called only if device files in `folder` have come, gone or been replaced: on Linux
 * it starts `udevadm`, which takes 45 ms of a processor. Without that folder it is called each time. Rejects as `list` does.
 */
export function listedOnChange(list: () => Promise<ListedPort[]>, folder: string): () => Promise<ListedPort[]> {
  let devices: string | undefined;
  let listed: ListedPort[] | undefined;
  let unchanged = 0;
  return async () => {
    const before = devices;
    devices = await devicesIn(folder).catch(() => undefined);
    unchanged = devices !== undefined && devices === before ? unchanged + 1 : 0;
    if (listed !== undefined && unchanged > SETTLING && unchanged % AT_LEAST !== 0) return listed;
    listed = undefined;
    listed = await list();
    return listed;
  };
}

/** Their names and what tells a device file from another that had its name. */
async function devicesIn(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => USB_PORT.test(name));
  const files = names.map(async (name) => {
    const { ino, ctimeMs } = await stat(join(folder, name));
    return `${name} ${ino} ${ctimeMs}`;
  });
  return (await Promise.all(files)).join('\n');
}

/** The native binding of `serialport`. */
export const SYSTEM_BINDING: SerialBinding = {
  open: (options) => SerialPort.binding.open(options),
  list: process.platform === 'linux' ? listedOnChange(() => SerialPort.binding.list(), '/dev') : () => SerialPort.binding.list(),
};
