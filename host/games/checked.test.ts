import * as v from 'valibot';
import { expect, test } from 'vitest';
import { check } from './checked.ts';
import { schemaOf } from './index.ts';

const schema = v.strictObject({
  faces: v.array(v.strictObject({ seat: v.number() })),
  turn: v.exactOptional(v.picklist(['left', 'right'])),
});

test.each([
  [{ faces: [{ seat: 1 }, { seat: 'x' }] }, 'faces[1].seat', 'should be a number, not "x"'],
  [{ faces: [{}] }, 'faces[0].seat', 'is missing'],
  [{ faces: [], more: 1 }, 'more', 'is not known here'],
  ['text', 'value', 'should be an object, not "text"'],
  [{ faces: 'x'.repeat(1_000) }, 'faces', `should be an array, not "${'x'.repeat(38)}…`],
  [{ faces: '\u001b[2J\u0000' }, 'faces', 'should be an array, not "�[2J�"'],
  [{ faces: [], ['\u001b'.repeat(1_000)]: 1 }, `${'�'.repeat(159)}…`, 'is not known here'],
  [{ faces: {} }, 'faces', 'should be an array, not an object'],
  [{ faces: [], turn: 'up' }, 'turn', 'should be "left" or "right", not "up"'],
])('%j', (unchecked, field, problem) => {
  expect(check(schema, unchecked)).toEqual({ ok: false, field, problem });
});

test('a valid value passes unchanged', () => {
  expect(check(schema, { faces: [{ seat: 1 }] })).toEqual({ ok: true, value: { faces: [{ seat: 1 }] } });
});

test('no window opens faces: they come from sealed choices and typed dice', () => {
  const { command } = schemaOf('hungarian-war');
  expect(command({ type: 'open', faces: [6, 1, 2] })).toMatchObject({ ok: false, field: 'type' });
  expect(command({ type: 'name', id: 3, card: 'TD' })).toEqual({ ok: true, value: { type: 'name', id: 3, card: 'TD' } });
  expect(command({ type: 'name', id: 3, card: '10D' })).toMatchObject({ ok: false, field: 'card' });
  const long = command({ type: 'name', id: 3, card: 'x'.repeat(10_000) });
  expect(long).toMatchObject({ problem: expect.stringMatching(/^should be a card code .{1,140}…$/) });
  expect(command({ type: 'adjustPoints', player: 'p', by: 1, reason: ' ' })).toEqual({
    ok: false,
    field: 'reason',
    problem: 'should say why',
  });
});
