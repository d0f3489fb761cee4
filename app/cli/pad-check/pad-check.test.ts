import { describe, expect, it, vi } from 'vitest';
import { makeFrame } from '../../../firmware-protocol/codec/frame.ts';
import { MemoryBinding } from '../../../host/sealing/pads/testing/fake-binding.ts';
import { Unusable } from '../io.ts';
import { fakeIo } from '../testing/fake-io.ts';
import { allChecks } from './checks/all.ts';
import { orderedHands, personsHands } from './hands.ts';
import { wireAt } from './open-wire.ts';
import { padCheck, type PadCheckOptions } from './pad-check.ts';
import { endOf, exitCodeOf, jsonOf, sentencesOf } from './report.ts';
import type { CheckMade } from './run-checks.ts';
import { checkedPad } from './testing/checked-pad.ts';
import type { FakeWrongPad } from './testing/fake-wrong-pad.ts';

const OPTIONS: PadCheckOptions = { list: false, json: false, hands: true, only: [] };
const never = new AbortController().signal;

/** A binding with an Uno at `/dev/ttyUSB0`, which refuses to open any port with this error of the system. */
function refusing(message: string): MemoryBinding {
  const binding = new MemoryBinding();
  binding.plug('/dev/ttyUSB0', { opened: () => undefined, receive: () => undefined });
  vi.spyOn(binding, 'open').mockRejectedValue(new Error(message));
  return binding;
}

describe('a port that cannot be opened', () => {
  it.each([
    ['Error: No such file or directory, cannot open /dev/ttyUSB7', 'There is no port /dev/ttyUSB7'],
    ['Error: Permission denied, cannot open /dev/ttyUSB7', 'sudo usermod -aG dialout $USER'],
    ['Error Resource temporarily unavailable Cannot lock port', 'close the referee, the Arduino IDE and every serial monitor'],
    ['Error: Inappropriate ioctl for device', 'is not a serial port'],
    ['Error: Something new', 'cannot be opened: Error: Something new'],
  ])('%s: the words say what to do, and the ports are listed', async (message, words) => {
    const io = fakeIo();
    const code = await padCheck(io, '/dev/ttyUSB7', OPTIONS, { binding: refusing(message), stop: never });
    expect(code).toBe(2);
    expect(io.said[0]).toContain(words);
    expect(io.said[1]).toBe('  /dev/ttyUSB0 (Arduino (www.arduino.cc), 2341:0043)');
    expect(io.written).toEqual([]);
  });
});

it('a port whose driver never answers is given up, and closed if it opens after all', async () => {
  const binding = new MemoryBinding();
  binding.plug('/dev/ttyUSB0', { opened: () => undefined, receive: () => undefined });
  const port = await binding.open({ path: '/dev/ttyUSB0' });
  let answer: (opened: typeof port) => void = () => undefined;
  vi.spyOn(binding, 'open').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const opening = wireAt(binding, '/dev/ttyUSB0', 20)({ bytes: () => undefined, lost: () => undefined });
  await expect(opening).rejects.toThrow('it does not answer');
  answer(port);
  await vi.waitFor(() => expect(port.isOpen).toBe(false), 20_000);
});

describe('arguments', () => {
  it('--list names the ports and opens none', async () => {
    const io = fakeIo();
    const binding = refusing('opened');
    expect(await padCheck(io, undefined, { ...OPTIONS, list: true }, { binding, stop: never })).toBe(0);
    expect(io.said).toHaveLength(1);
    expect(binding.open).not.toHaveBeenCalled();
  });

  it.each([
    [undefined, {}, /--list/],
    ['/dev/ttyUSB0', { name: 'with space' }, /--name takes/],
    ['/dev/ttyUSB0', { only: ['everything'] }, /no check "everything"; there are announcement, hello/],
    ['/dev/ttyUSB0', { orders: '/no/such/folder/orders' }, /--orders: ENOENT/],
  ])('%s with %o cannot be used', async (path, options, words) => {
    const checked = padCheck(fakeIo(), path, { ...OPTIONS, ...options }, { binding: refusing('opened'), stop: never });
    await expect(checked).rejects.toThrow(words);
    await expect(checked).rejects.toBeInstanceOf(Unusable);
  });
});

/** The same hello or beacon of version 3. */
function tomorrow(line: string): string {
  const [, type = '', seq = '', fields = ''] = /^\|(.),(\d+),2(.*)\*/.exec(line) ?? [];
  return makeFrame({ type, seq: Number(seq), fields: `3${fields}`.split(',') });
}

describe('the checks', () => {
  it('without hands, those that need them are skipped, and the words say what is not known', async () => {
    const made = await checkedPad({}, { hands: false });
    const skipped = made.made.filter(({ outcome }) => outcome.result === 'skipped');
    expect(skipped.map(({ check }) => check.id)).toEqual(
      expect.arrayContaining(['faces', 'commitment', 'secrecy', 'reveal', 'late', 'power', 'nonces']),
    );
    expect(exitCodeOf(made)).toBe(0);
    const [unknown, , last] = endOf(made);
    expect(unknown).toMatch(/^Not known of this pad, since they were skipped: checks \d+, /);
    expect(last).toBe(`${made.made.length - skipped.length} of ${made.made.length} checks passed, ${skipped.length} skipped`);
    expect(sentencesOf(skipped[0] as CheckMade)).toEqual([expect.stringContaining('skipped, it needs a person')]);
  });

  it('give a pad without a name the one that was chosen', async () => {
    const made = await checkedPad({ make: {} }, { name: 'dani', hands: false });
    expect(exitCodeOf(made)).toBe(0);
    expect(made.pad?.id).toBe('dani');
  });

  it('end when the port goes, and say so', async () => {
    const made = await checkedPad({}, { begins: (number, pad) => number === 5 && pad.unplug() });
    expect(made.made[4]?.outcome).toMatchObject({ result: 'failed', fault: { came: 'the port has gone' } });
    expect(made.made.slice(5).every(({ outcome }) => outcome.result === 'skipped')).toBe(true);
  });

  it.each([
    ['that has not said that it is a pad', 'Grbl 1.1h [$ for help]'],
    ['of protocol 1', '$h,0,1,1.0.0,anna,i,0,0,p*1b42'],
  ])('send nothing to a device %s', async (_, says) => {
    const sent: string[] = [];
    const hear = (text: string) => {
      sent.push(text);
      return text;
    };
    const made = await checkedPad({ say: () => [says], hear });
    expect(sent).toEqual([]);
    expect(made.made.map(({ outcome }) => outcome.result)).toEqual([
      'failed',
      ...allChecks()
        .slice(1)
        .map(() => 'skipped'),
    ]);
  });

  it('send a pad of another version hello alone', async () => {
    const letters = new Set<string>();
    const hear = (text: string) => {
      letters.add(text.slice(0, 2));
      return text;
    };
    await checkedPad({ hear, say: (line) => (/^\|[hb],/.test(line) ? [tomorrow(line)] : [line]) });
    expect([...letters]).toEqual(['|H']);
  });

  it('reject when they are stopped, and leave the port closed', async () => {
    const stopping = new AbortController();
    let device: FakeWrongPad | undefined;
    const begins = (number: number, pad: FakeWrongPad) => {
      device = pad;
      if (number === 7) stopping.abort(new Error('stopped'));
    };
    await expect(checkedPad({}, { stop: stopping.signal, begins })).rejects.toThrow('stopped');
    expect(device?.isOpen).toBe(false);
  });

  it('as JSON hold the words of each fault', async () => {
    const made = await checkedPad({ make: {} });
    const { passed, failed, skipped, checks, pad } = JSON.parse(jsonOf('COM5', made)) as Record<string, unknown>;
    expect({ passed, failed, skipped, pad }).toEqual({
      passed: 2,
      failed: 1,
      skipped: allChecks().length - 3,
      pad: { id: '?', version: 2, firmware: 'scripted' },
    });
    expect((checks as object[])[2]).toMatchObject({ number: 3, id: 'name', result: 'failed', fault: { came: 'the id "?"' } });
  });
});

describe('hands', () => {
  it('a person is asked in words', async () => {
    const said: string[] = [];
    const hands = personsHands((sentence) => said.push(sentence));
    await hands.press(5);
    await hands.hold(4, 2);
    await hands.power();
    expect(said[0]).toContain('Press the button "take left" once');
    expect(said[1]).toContain('Hold "take right" down, then "block left" with it');
    expect(said[2]).toContain('wait ten seconds');
  });

  it('a program is given orders', async () => {
    const orders: string[] = [];
    const hands = orderedHands((line) => orders.push(line));
    await hands.press(6);
    await hands.hold(4, 2);
    await hands.release();
    await hands.power();
    expect(orders).toEqual(['press 6', 'down 4', 'down 2', 'up 4', 'up 2', 'power']);
  });
});
