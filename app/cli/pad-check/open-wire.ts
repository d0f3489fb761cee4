import { setTimeout as wait } from 'node:timers/promises';
import { openErrorCode, Port, type SerialBinding, type ListedPort } from '../../../host/sealing/pads/port.ts';
import { usbDeviceOf, usbIds } from '../../../host/sealing/pads/usb-device.ts';
import type { OpenWire } from './pad-line.ts';

/** The system refuses to open the port; `code` is its own. */
export class NotOpened extends Error {
  override readonly name = 'NotOpened';
  readonly code: string;

  constructor(error: Error) {
    super(error.message);
    this.code = openErrorCode(error);
  }
}

/** Some drivers block for a long time. */
const OPEN_TIMEOUT_MS = 5000;

/** Opens this path as the referee does. Rejects with `NotOpened`. */
export function wireAt(binding: SerialBinding, path: string, timeout = OPEN_TIMEOUT_MS): OpenWire {
  return async ({ bytes, lost }) => {
    const opening = Port.open(binding, path);
    const late = wait(timeout, undefined, { ref: false }).then(() => Promise.reject(new Error('it does not answer')));
    const port = await Promise.race([opening, late]).catch((error: Error) => {
      // A port that opens after all is not left open.
      opening.then((late) => late.close()).catch(() => undefined);
      throw new NotOpened(error);
    });
    port.listen({ line: () => undefined, bytes, lost });
    return { send: (text) => void port.send(text), close: () => port.close() };
  };
}

/** Why the port did not open, and what to do. `by` is the program that has it open, if that is known. */
export function whyNotOpened(path: string, { code, message }: NotOpened, by: string | undefined): string {
  switch (code) {
    case 'ENOENT':
    case 'ENODEV':
      return `There is no port ${path}. Plug the pad in, and look for its name in the list below. A cable that only charges shows none.`;
    case 'EACCES':
      return `You may not open ${path}. On Linux: sudo usermod -aG dialout $USER, then log out and in again; or the udev rule in docs/build-a-pad.md, "No permission".`;
    case 'EBUSY':
      return `${path} is in use${by === undefined ? ' by another program' : ` by ${by}`}: close the referee, the Arduino IDE and every serial monitor. On Linux a new port may be ModemManager's for half a minute.`;
    case 'ENOTTY':
      return `${path} is not a serial port.`;
    default:
      return `${path} cannot be opened: ${message}`;
  }
}

/** One line for each port that the system lists, with what it says of the device. */
export function listedPorts(listed: readonly ListedPort[]): readonly string[] {
  if (listed.length === 0) return ['There is no serial port. Plug the pad in with a data cable.'];
  return listed.map((port) => {
    const device = usbDeviceOf(port);
    const said = device === undefined ? 'no USB device' : [device.named, usbIds(device)].filter(Boolean).join(', ');
    return `  ${port.path} (${said})`;
  });
}
