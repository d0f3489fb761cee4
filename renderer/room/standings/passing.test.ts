import { expect, test } from 'vitest';
import { passing } from './passing.ts';

const row = document.createElement('li');

test('a row that overtakes another passes it visibly', () => {
  const places = { from: new DOMRect(0, 90, 600, 72), to: new DOMRect(0, 0, 600, 72) };
  expect(passing(row, places, { duration: 350 }).duration).toBe(350);
});

test('rows in different columns do not cross each other', () => {
  const places = { from: new DOMRect(320, 90, 290, 72), to: new DOMRect(0, 270, 600, 72) };
  expect(passing(row, places, { duration: 350 }).duration).toBe(0);
});
