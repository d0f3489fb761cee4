import { describe, expect, it, vi } from 'vitest';
import { parseHallOptions } from './hall/options.ts';
import { parseStartOptions } from './options.ts';

const PARSE = {
  start: (args: readonly string[]) => parseStartOptions(args, '1.2.3'),
  hall: (args: readonly string[]) => parseHallOptions(['--hall', ...args], '1.2.3'),
} as const;
const START = { port: [], browser: false, newKey: false, lan: false, takeOver: false, open: true, sandbox: true };
const HALL = { hall: true, new: false, newKey: false, lan: false, takeOver: false, open: true };

describe('options', () => {
  it.each([
    ['start', '', START],
    ['start', '--nights /n --port /dev/a --port /dev/b', { ...START, nights: '/n', port: ['/dev/a', '/dev/b'] }],
    [
      'start',
      '--browser --http-port 0 --new-key --take-over --no-open --no-sandbox',
      { ...START, browser: true, httpPort: 0, newKey: true, takeOver: true, open: false, sandbox: false },
    ],
    ['start', '--phone-port 4711', { ...START, phonePort: 4711 }],
    ['start', '--lan --lan-port 0 --lan-address fd00::5', { ...START, lan: true, lanPort: 0, lanAddress: 'fd00::5' }],
    ['hall', '', HALL],
    ['hall', '--folder /h --no-open --lan', { ...HALL, folder: '/h', open: false, lan: true }],
    ['hall', '--new --new-key --take-over --mosquitto /m', { ...HALL, new: true, newKey: true, takeOver: true, mosquitto: '/m' }],
    [
      'hall',
      '--mqtt-port 8884 --http-port 0 --lan-port 1 --lan-address 192.168.1.5',
      { ...HALL, mqttPort: 8884, httpPort: 0, lanPort: 1, lanAddress: '192.168.1.5' },
    ],
    ...['mqtts://hall.example:8884', 'mqtts://hall@192.168.1.5', 'mqtt://127.0.0.1:1883', 'mqtt://[::1]'].map(
      (url) => ['hall', `--broker ${url}`, { ...HALL, broker: new URL(url) }] as const,
    ),
  ] as const)('of %s: %s', (of, args, options) => {
    expect(PARSE[of](args.split(' ').filter(Boolean))).toEqual({ ok: true, options });
  });

  it.each([
    ['start', '--http-port x', '--http-port'],
    ['start', '--http-port 65536', '--http-port'],
    ['start', '--http-port -1', '--http-port'],
    ['start', '--lan-port 65536', '--lan-port'],
    ['start', '--phone-port any', '--phone-port'],
    ['start', '--lan-address kiosk.local', '--lan-address'],
    ['start', '--lan-address 192.168.1', '--lan-address'],
    ['start', '--nights', '--nights'],
    ['start', '--nigths /n', '--nigths'],
    ['start', 'anna', 'arguments'],
    ['hall', '--broker mqtt://192.168.1.5', 'mqtts://'],
    ['hall', '--broker http://127.0.0.1', 'mqtts://'],
    ['hall', '--broker anna', 'mqtts://'],
    ['hall', '--broker mqtts://anna:secret@192.168.1.5', 'REFEREE_BROKER_PASSWORD'],
    ['hall', '--mqtt-port 65536', '--mqtt-port'],
    ['hall', '--lan-address hall.local', '--lan-address'],
    ['hall', '--nights /n', '--nights'],
  ] as const)('of %s: %s is unusable, and the text names what is wrong', (of, args, named) => {
    const text = expect.stringContaining(named) as string;
    expect(PARSE[of](args.split(' '))).toEqual({ ok: false, exitCode: 2, text });
  });

  it('--help is not an error, and --version shows nothing but the version', () => {
    const text = expect.stringMatching(/^Usage: npm start -- \[options\]/) as string;
    expect(PARSE.start(['--help'])).toMatchObject({ ok: false, exitCode: 0, text });
    for (const parse of Object.values(PARSE)) expect(parse(['--version'])).toEqual({ ok: false, exitCode: 0, text: '1.2.3\n' });
  });

  it('take the password of a broker from the environment, as it stands there', () => {
    vi.stubEnv('REFEREE_BROKER_PASSWORD', 'a%2f@:ß');
    const parsed = parseHallOptions(['--broker', 'mqtts://anna@192.168.1.5'], '1.2.3');
    vi.unstubAllEnvs();
    expect(decodeURIComponent((parsed.ok && parsed.options.broker?.password) || '')).toBe('a%2f@:ß');
  });
});
