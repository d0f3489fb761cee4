import { describe, expect, it } from 'vitest';
import { looksLikePad, usbDeviceOf, usbIds } from './usb-device.ts';

const PATH = 'COM5';
const device = (said: object) => {
  const found = usbDeviceOf({ path: PATH, vendorId: '1A86', productId: '7523', ...said });
  if (found === undefined) throw new Error('no USB device');
  return found;
};

describe('the listing of a port', () => {
  it('is no USB device without a valid vendor id', () => {
    for (const vendorId of [undefined, '', 'usb', '12345']) expect(usbDeviceOf({ path: PATH, vendorId })).toBeUndefined();
  });

  it('gives ids as four lower-case digits', () => {
    expect(usbIds(device({}))).toBe('1a86:7523');
    expect(usbIds(device({ vendorId: '403', productId: undefined }))).toBe('0403');
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['what Windows makes of the socket', '5&2f3a8c1d&0&2'],
    ['what a CP2102 leaves the factory with', '0001'],
    ['a row of one digit', '00000000'],
    ['one with a line break', 'A50285BI\n'],
  ])('has no serial number if the system lists %s', (_what, serialNumber) => {
    expect(device({ serialNumber }).serial).toBeUndefined();
  });

  it('keeps a useful serial number', () => {
    expect(device({ serialNumber: '85736323838351F0E1B1' }).serial).toBe('85736323838351F0E1B1');
  });

  it.each([
    ['Linux', { pnpId: 'usb-1a86_USB2.0-Serial-if00-port0', manufacturer: '1a86' }, '1a86 USB2.0-Serial'],
    [
      'Linux',
      { pnpId: 'usb-Arduino__www.arduino.cc__0043_85736323838351F0E1B1-if00', serialNumber: '85736323838351F0E1B1' },
      'Arduino  www.arduino.cc  0043',
    ],
    ['Windows', { friendlyName: 'USB-SERIAL CH340 (COM5)', manufacturer: 'wch.cn' }, 'USB-SERIAL CH340 (COM5)'],
    ['macOS', { manufacturer: 'Arduino (www.arduino.cc)' }, 'Arduino (www.arduino.cc)'],
  ])('is named as on %s', (_system, said, named) => {
    expect(device(said).named).toBe(named.replaceAll('  ', ' '));
  });

  it('has no name if the system’s text is invisible', () => {
    expect(device({ manufacturer: '\u0000\u001b\u200f \n' }).named).toBeUndefined();
  });

  it('looks like a pad if it is one of the known boards and chips', () => {
    const alike = ['2341', '2A03', '1A86', '0403', '10C4', '2E8A', '303A', '1d50', '0483'].filter((vendorId) =>
      looksLikePad(device({ vendorId })),
    );
    expect(alike).toEqual(['2341', '2A03', '1A86', '0403', '10C4', '2E8A', '303A']);
  });
});
