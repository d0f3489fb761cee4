import { describe, expect, it, vi } from 'vitest';
import { parseHallOptions } from './options.ts';

const parse = (args: readonly string[]) => parseHallOptions(args, '1.2.3');
const DEFAULTS = { new: false, newKey: false, lan: false, takeOver: false, open: true };

describe('options of a hall', () => {
  it.each([
    [[], DEFAULTS],
    [['--folder', '/h', '--no-open', '--lan'], { ...DEFAULTS, folder: '/h', open: false, lan: true }],
    [['--new', '--new-key', '--take-over'], { ...DEFAULTS, new: true, newKey: true, takeOver: true }],
    [['--mosquitto', '/m'], { ...DEFAULTS, mosquitto: '/m' }],
    [
      ['--mqtt-port', '8884', '--http-port', '0', '--lan-port', '1', '--lan-address', '192.168.1.5'],
      { ...DEFAULTS, mqttPort: 8884, httpPort: 0, lanPort: 1, lanAddress: '192.168.1.5' },
    ],
  ])('%j', (args, options) => {
    expect(parse(['--hall', ...args])).toMatchObject({ ok: true, options });
  });

  it.each(['mqtts://hall.example:8884', 'mqtts://hall@192.168.1.5', 'mqtt://127.0.0.1:1883', 'mqtt://[::1]'])(
    'a broker may be at %s',
    (url) => {
      expect(parse(['--broker', url])).toMatchObject({ ok: true, options: { broker: new URL(url) } });
    },
  );

  it('takes the password of a broker from the environment, as it stands there', () => {
    vi.stubEnv('REFEREE_BROKER_PASSWORD', 'a%2f@:ß');
    const parsed = parse(['--broker', 'mqtts://anna@192.168.1.5']);
    vi.unstubAllEnvs();
    expect(decodeURIComponent((parsed.ok && parsed.options.broker?.password) || '')).toBe('a%2f@:ß');
  });

  it('--version shows nothing but the version', () => {
    expect(parse(['--hall', '--version'])).toEqual({ ok: false, exitCode: 0, text: '1.2.3\n' });
  });

  it.each([
    [['--broker', 'mqtt://192.168.1.5'], 'mqtts://'],
    [['--broker', 'http://127.0.0.1'], 'mqtts://'],
    [['--broker', 'anna'], 'mqtts://'],
    [['--broker', 'mqtts://anna:secret@192.168.1.5'], 'REFEREE_BROKER_PASSWORD'],
    [['--mqtt-port', '65536'], '--mqtt-port'],
    [['--lan-address', 'hall.local'], '--lan-address'],
    [['--nights', '/n'], '--nights'],
  ])('%j is unusable, and the text names what is wrong', (args, named) => {
    const parsed = parse(args);
    expect(parsed).toMatchObject({ ok: false, exitCode: 2 });
    expect(parsed.ok ? '' : parsed.text).toContain(named);
  });
});
