import { expect, test } from 'vitest';
import { MemoryBinding } from '../pads/memory-binding.ts';
import { ScriptedDevice } from '../pads/scripted-device.ts';
import { systemClock } from '../round/clock.ts';
import { fakeIo } from './fake-io.ts';
import { pads } from './pads.ts';

function plugged(): MemoryBinding {
  const binding = new MemoryBinding();
  binding.plug('/dev/ttyUSB0', new ScriptedDevice('anna', (ms, run) => systemClock.after(ms, run)));
  return binding;
}

test('every port, what answers on it, and words for people', async () => {
  const io = fakeIo();
  expect(await pads(io, { port: [], wait: 6 }, { binding: plugged() })).toBe(0);
  expect(JSON.parse(io.written.join())).toEqual({
    ports: [{ path: '/dev/ttyUSB0', state: 'pad', pad: 'anna' }],
    pads: [{ id: 'anna', link: 'live' }],
  });
  expect(io.said).toEqual(['/dev/ttyUSB0: pad anna']);
});

test('a named port that cannot be opened is refused', async () => {
  const io = fakeIo();
  expect(await pads(io, { port: ['/dev/ttyUSB7'], wait: 6 }, { binding: plugged() })).toBe(1);
  expect(JSON.parse(io.written.join())).toMatchObject({
    ports: [{ path: '/dev/ttyUSB7', state: 'refused', code: 'ENOENT' }, { path: '/dev/ttyUSB0' }],
  });
});

test('a system that lists no ports is said, and named ones are asked all the same', async () => {
  const io = fakeIo();
  const list = () => Promise.reject(Object.assign(new Error('spawn'), { code: 'ENOENT' }));
  expect(await pads(io, { port: ['/dev/ttyUSB0'], wait: 6 }, { binding: plugged(), list })).toBe(0);
  expect(JSON.parse(io.written.join())).toMatchObject({ pads: [{ id: 'anna' }], unlisted: 'ENOENT' });
  expect(io.said[0]).toContain('--port');
});
