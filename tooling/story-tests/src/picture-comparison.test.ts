import { expect, test } from 'vitest';
import { comparePictures, firstParts, stacked, type Picture } from './picture-comparison.ts';

/** Returns a grey page with a vertical hairline. */
function hairline(at: number, grey: number, width = 40): Picture {
  const data = new Uint8Array(width * 10 * 4).fill(255);
  for (let row = 0; row < 10; row += 1) data.set([grey, grey, grey, 255], (row * width + at) * 4);
  return { width, height: 10, data };
}

test("the comparison detects the kit's faintest line moving by two pixels and by one", () => {
  expect(comparePictures(hairline(10, 238), hairline(12, 238)).differentPixels).toBe(20);
  expect(comparePictures(hairline(10, 238), hairline(11, 238)).differentPixels).toBe(20);
});

test('the comparison ignores rounding differences between processors', () => {
  expect(comparePictures(hairline(10, 200), hairline(10, 203)).differentPixels).toBe(0);
});

test('the comparison treats a larger picture as different, whatever its new edge shows', () => {
  expect(comparePictures(hairline(10, 200), hairline(10, 200, 42)).differentPixels).toBe(20);
});

test('stacking places pictures below each other and pads the narrower one', () => {
  const { width, height, data } = stacked([hairline(0, 0, 42), hairline(0, 0, 40)]);
  expect([width, height]).toEqual([42, 20]);
  expect([...data.subarray((10 * 42 + 40) * 4, (10 * 42 + 42) * 4)]).toEqual([255, 0, 255, 255, 255, 0, 255, 255]);
});

test('the comparison of the first part detects that it grew', () => {
  const whole = stacked([hairline(10, 200), hairline(20, 200)]);
  expect(comparePictures(firstParts(whole, 1, 2), hairline(10, 200)).differentPixels).toBe(0);
  expect(comparePictures(firstParts(whole, 1, 2), hairline(20, 200)).differentPixels).toBe(20);
  expect(comparePictures(firstParts(whole, 1, 2), whole).differentPixels).toBeGreaterThan(0);
});
