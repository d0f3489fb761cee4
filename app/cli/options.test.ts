import { describe, expect, it } from 'vitest';
import { parseStartOptions } from './options.ts';

const parse = (args: readonly string[]) => parseStartOptions(args, '1.2.3');
const DEFAULTS = { port: [], browser: false, newKey: false, lan: false, takeOver: false, open: true, sandbox: true };

describe('start options', () => {
  it.each([
    [[], DEFAULTS],
    [['--nights', '/n', '--port', '/dev/a', '--port', '/dev/b'], { ...DEFAULTS, nights: '/n', port: ['/dev/a', '/dev/b'] }],
    [
      ['--browser', '--http-port', '0', '--new-key', '--no-open', '--no-sandbox'],
      { port: [], browser: true, httpPort: 0, newKey: true, lan: false, takeOver: false, open: false, sandbox: false },
    ],
    [['--phone-port', '4711'], { ...DEFAULTS, phonePort: 4711 }],
    [['--lan', '--lan-port', '0', '--lan-address', 'fd00::5'], { ...DEFAULTS, lan: true, lanPort: 0, lanAddress: 'fd00::5' }],
  ])('%j', (args, options) => {
    expect(parse(args)).toEqual({ ok: true, options });
  });

  it.each([
    [['--http-port', 'x'], '--http-port'],
    [['--http-port', '65536'], '--http-port'],
    [['--http-port', '-1'], '--http-port'],
    [['--lan-port', '65536'], '--lan-port'],
    [['--phone-port', 'any'], '--phone-port'],
    [['--lan-address', 'kiosk.local'], '--lan-address'],
    [['--lan-address', '192.168.1'], '--lan-address'],
    [['--nights'], '--nights'],
    [['--nigths', '/n'], '--nigths'],
    [['anna'], 'arguments'],
  ])('%j is unusable, and the text names what is wrong', (args, named) => {
    const parsed = parse(args);
    expect(parsed).toMatchObject({ ok: false, exitCode: 2 });
    expect(parsed.ok ? '' : parsed.text).toContain(named);
  });

  it('--help is not an error', () => {
    const text = expect.stringMatching(/^Usage: npm start -- \[options\]/) as string;
    expect(parse(['--help'])).toMatchObject({ ok: false, exitCode: 0, text });
  });

  it('--version shows nothing but the version', () => {
    expect(parse(['--version'])).toEqual({ ok: false, exitCode: 0, text: '1.2.3\n' });
  });
});
