import { expect, it } from 'vitest';
import { screenOfTable, type Screen } from './placing.ts';

function screen(id: number, x: number, width: number, height: number): Screen {
  return { id, bounds: { x, y: 0, width, height } };
}

const laptop = screen(1, 0, 1366, 768);

it('the table fills the screen that the console is not on', () => {
  const tv = screen(2, 1366, 1920, 1080);
  expect(screenOfTable([laptop, tv], laptop)).toEqual(tv.bounds);
  expect(screenOfTable([laptop, tv], tv)).toEqual(laptop.bounds);
});

it('the table takes the largest of several screens', () => {
  const tv = screen(3, 3000, 3840, 2160);
  expect(screenOfTable([laptop, screen(2, 1366, 1280, 720), tv], laptop)).toEqual(tv.bounds);
});

it('the console gets the only screen', () => {
  expect(screenOfTable([laptop], laptop)).toBeUndefined();
});
