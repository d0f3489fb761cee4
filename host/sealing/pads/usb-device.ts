import type { ListedPort } from './port.ts';

/** What the system says of the USB device behind a serial port. */
export interface UsbDevice {
  /** Four hex digits in lower case; `product` is empty if the system does not tell. */
  readonly vendor: string;
  readonly product: string;
  /** Undefined if it does not distinguish the device from others of its kind. */
  readonly serial: string | undefined;
  /** The maker's name for it, safe to be shown. */
  readonly named: string | undefined;
}

/** The makers of boards and serial chips that pads are made of, from http://www.linux-usb.org/usb.ids. */
const PAD_VENDORS: ReadonlySet<string> = new Set([
  '2341', // Arduino SA
  '2a03', // arduino.org
  '1a86', // QinHeng Electronics: CH340
  '0403', // FTDI: FT232R
  '10c4', // Silicon Labs: CP2102
  '2e8a', // Raspberry Pi: Pico, and other boards with an RP2040
  '303a', // Espressif: ESP32-S2, ESP32-S3, ESP32-C3
]);

const LONGEST_NAME = 48;

/** Undefined for a port that is no USB device: motherboards, modems, Bluetooth. */
export function usbDeviceOf(listed: ListedPort): UsbDevice | undefined {
  const vendor = hexOf(listed.vendorId);
  if (vendor === undefined) return undefined;
  return {
    vendor,
    product: hexOf(listed.productId) ?? '',
    serial: serialOf(listed.serialNumber),
    named: nameOf(listed),
  };
}

/** The ids in the format of `lsusb` and the Device Manager. */
export function usbIds({ vendor, product }: UsbDevice): string {
  return product === '' ? vendor : `${vendor}:${product}`;
}

export function looksLikePad({ vendor }: UsbDevice): boolean {
  return PAD_VENDORS.has(vendor);
}

/** Equal for two devices that cannot be distinguished. */
export function identityOf(device: UsbDevice): string {
  return `${usbIds(device)} ${device.serial ?? ''}`;
}

function hexOf(id: string | undefined): string | undefined {
  return id !== undefined && /^[0-9a-f]{1,4}$/i.test(id) ? id.toLowerCase().padStart(4, '0') : undefined;
}

/** Undefined if useless: made up by Windows (with `&`), `0001` of new CP2102s, or one repeated digit of some clones. */
function serialOf(serial: string | undefined): string | undefined {
  if (serial === undefined || !/^[!-%'-~]{5,64}$/.test(serial) || /^(.)\1*$/.test(serial)) return undefined;
  return serial;
}

function nameOf({ manufacturer, friendlyName, pnpId, serialNumber }: ListedPort): string | undefined {
  const linked = pnpId?.startsWith('usb-') ? pnpId.slice('usb-'.length).replace(/-if\d+(-port\d+)?$/, '') : undefined;
  const product = friendlyName ?? linked?.replace(serialNumber === undefined ? '' : `_${serialNumber}`, '').replaceAll('_', ' ');
  const said = shown(product ?? manufacturer ?? '');
  return said === '' ? undefined : said;
}

/** Text from a device: without invisible characters and changes of direction, and short. */
function shown(text: string): string {
  const plain = text.replace(/[^\p{L}\p{N}\p{P}\p{S}]+/gu, ' ').trim();
  return [...plain].slice(0, LONGEST_NAME).join('').trim();
}
