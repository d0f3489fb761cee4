import { openPty, type Pty } from '../scripted-pad/pty.ts';

/** What a microcontroller that is not a pad sends when its port is opened, and now and then afterwards. */
export const BOOT_LOG = Buffer.from(
  [
    'ets Jul 29 2019 12:21:46',
    '',
    'rst:0x1 (POWERON_RESET),boot:0x13 (SPI_FAST_FLASH_BOOT)',
    'configsip: 0, SPIWP:0xee',
    'load:0x3fff0030,len:1184',
    'entry 0x400805e4',
    '$GPGGA,092750.000,5321.6802,N,00630.3372,W,1,8,1.03,61.7,M,55.2,M,,*76',
    'T=21.4 H=48.0',
    '',
  ].join('\r\n'),
  'ascii',
);

/** A device on a pseudo-terminal that is not a pad: it answers everything with its boot log. */
export async function openForeignDevice(): Promise<Pty> {
  const pty: Pty = await openPty(() => pty.write(BOOT_LOG));
  return pty;
}
