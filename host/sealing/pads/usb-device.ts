import type { ListedPort } from './binding.ts';

/** What the system says of the USB device behind a serial port. */
export interface UsbDevice {
  /** Four hex digits in lower case; `product` is empty where the system does not say it. */
  readonly vendor: string;
  readonly product: string;
  /** Undefined where it does not tell the device from others of its kind. */
  readonly serial: string | undefined;
  /** Its maker's words for it, fit to be shown. */
  readonly named: string | undefined;
}

/**
 * USB vendor ids of what a pad is made of, from the USB-IF's list (http://www.linux-usb.org/usb.ids): the boards of
 * Arduino SA and of arduino.org, and the serial chips on their clones.
 */
const PAD_VENDORS: ReadonlySet<string> = new Set([
  '2341', // Arduino SA
  '2a03', // arduino.org
  '1a86', // QinHeng Electronics: CH340
  '0403', // FTDI: FT232R
  '10c4', // Silicon Labs: CP2102
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

/** The ids as `lsusb` and the Device Manager write them. */
export function usbIds({ vendor, product }: UsbDevice): string {
  return product === '' ? vendor : `${vendor}:${product}`;
}

export function looksLikePad({ vendor }: UsbDevice): boolean {
  return PAD_VENDORS.has(vendor);
}

/** Equal for two devices that nothing tells apart. */
export function identityOf(device: UsbDevice): string {
  return `${usbIds(device)} ${device.serial ?? ''}`;
}

function hexOf(id: string | undefined): string | undefined {
  return id !== undefined && /^[0-9a-f]{1,4}$/i.test(id) ? id.toLowerCase().padStart(4, '0') : undefined;
}

/**
 * Windows makes one up, with `&`, of the socket a device without a serial number is in; CP2102s leave the factory as
 * `0001`, and some clones as a row of one digit.
 */
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

/** Foreign text: nothing that cannot be seen or that turns the writing round, and not much of it. */
function shown(text: string): string {
  const plain = text.replace(/[^\p{L}\p{N}\p{P}\p{S}]+/gu, ' ').trim();
  return [...plain].slice(0, LONGEST_NAME).join('').trim();
}
