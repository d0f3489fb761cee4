import { expect, it } from 'vitest';
import { placeOfTable, type Screen } from './placing.ts';

function screen(id: number, x: number, width: number, height: number): Screen {
  return { id, bounds: { x, y: 0, width, height }, workArea: { x, y: 30, width, height: height - 30 } };
}

const laptop = screen(1, 0, 1366, 768);

it('the table fills the screen the console is not on', () => {
  const tv = screen(2, 1366, 1920, 1080);
  expect(placeOfTable([laptop, tv], laptop)).toEqual({ area: tv.bounds, fills: true });
  expect(placeOfTable([laptop, tv], tv)).toEqual({ area: laptop.bounds, fills: true });
});

it('of several screens the table takes the largest', () => {
  const tv = screen(3, 3000, 3840, 2160);
  expect(placeOfTable([laptop, screen(2, 1366, 1280, 720), tv], laptop).area).toEqual(tv.bounds);
});

it('with one screen the table is a window inside it', () => {
  expect(placeOfTable([laptop], laptop)).toEqual({ area: { x: 455, y: 276, width: 911, height: 492 }, fills: false });
});
