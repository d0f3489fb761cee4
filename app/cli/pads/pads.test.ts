import { expect, test, vi } from 'vitest';
import { MemoryBinding, ScriptedDevice } from '../../../host/sealing/pads/testing/fake-binding.ts';
import { systemClock } from '../../../host/clock/clock.ts';
import { fakeIo } from '../testing/fake-io.ts';
import { pads } from './pads.ts';

function plugged(): MemoryBinding {
  const binding = new MemoryBinding();
  binding.plug('/dev/ttyUSB0', new ScriptedDevice('anna', (ms, run) => systemClock.after(ms, run)));
  return binding;
}

test('a named port is listed with what answers on it, as JSON and in words', async () => {
  const io = fakeIo();
  expect(await pads(io, { port: ['/dev/ttyUSB0'], wait: 9 }, { binding: plugged() })).toBe(0);
  expect(JSON.parse(io.written.join())).toEqual({
    ports: [{ path: '/dev/ttyUSB0', kind: 'pad', pad: 'anna' }],
    pads: [{ id: 'anna', link: 'live' }],
  });
  expect(io.said).toEqual(['/dev/ttyUSB0: pad anna']);
});

test('a port that is not named is listed with what the system says about it, and is not opened', async () => {
  const io = fakeIo();
  const binding = plugged();
  const open = vi.spyOn(binding, 'open');
  expect(await pads(io, { port: [], wait: 9 }, { binding })).toBe(0);
  expect(JSON.parse(io.written.join())).toMatchObject({
    ports: [{ path: '/dev/ttyUSB0', kind: 'new', device: { usb: '2341:0043' } }],
    pads: [],
  });
  expect(io.said).toEqual([
    '/dev/ttyUSB0 (Arduino (www.arduino.cc), 2341:0043): not opened; name it with --port to listen to it',
  ]);
  expect(open).not.toHaveBeenCalled();
});

test('for a pad that speaks protocol 1, the words say what to do', async () => {
  const io = fakeIo();
  const binding = new MemoryBinding();
  const received: unknown[] = [];
  const opened = (send: (bytes: Uint8Array) => void) => send(Buffer.from('$h,0,1,1.0.0,anna,i,0,0,p*1b42\n'));
  binding.plug('/dev/ttyUSB0', { opened, receive: (bytes) => received.push(bytes) });
  expect(await pads(io, { port: ['/dev/ttyUSB0'], wait: 9 }, { binding })).toBe(0);
  expect(io.said).toEqual(['/dev/ttyUSB0: pad anna speaks protocol 1; flash the new program, see docs/build-a-pad.md']);
  expect(received).toEqual([]);
});

test('a named port that cannot be opened makes the command fail', async () => {
  const io = fakeIo();
  expect(await pads(io, { port: ['/dev/ttyUSB7'], wait: 6 }, { binding: plugged() })).toBe(1);
  expect(JSON.parse(io.written.join())).toMatchObject({
    ports: [{ path: '/dev/ttyUSB7', kind: 'refused', code: 'ENOENT' }, { path: '/dev/ttyUSB0' }],
  });
});

test('named ports are opened even if the system lists none, and the words say so', async () => {
  const io = fakeIo();
  const list = () => Promise.reject(Object.assign(new Error('spawn'), { code: 'ENOENT' }));
  expect(await pads(io, { port: ['/dev/ttyUSB0'], wait: 6 }, { binding: plugged(), list })).toBe(0);
  expect(JSON.parse(io.written.join())).toMatchObject({ pads: [{ id: 'anna' }], unlisted: 'ENOENT' });
  expect(io.said[0]).toContain('--port');
});
