import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './sparkline.stories.tsx';

const { Trend, Gaps, Steady, OneValue, NoValues, OnAScale } = composeStories(stories);

const picture = () => page.getByRole('img');
/** Returns the line's bounding box within its container, in px. */
function lineBox(): { left: number; right: number; height: number; pieces: number } {
  const svg = picture().element();
  const line = svg.querySelector<SVGPathElement>('path:last-of-type');
  const { left, right, height } = line?.getBoundingClientRect() ?? new DOMRect();
  return { left, right, height, pieces: (line?.getAttribute('d') ?? '').split('M').length - 1 };
}

test('the sparkline is an image with a text alternative and no tab stop', async () => {
  await Trend.run();
  await expect.element(page.getByRole('img', { name: 'Traffic over the last 20 hours: 12 to 90 GB per hour, now 48 GB' })).toBeVisible();
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('the line fills its container from edge to edge with any values', async () => {
  await Trend.run();
  const place = picture().element().getBoundingClientRect();
  const line = lineBox();
  expect(Math.abs(line.left - place.left)).toBeLessThan(3);
  expect(Math.abs(line.right - place.right)).toBeLessThan(3);
  expect(Math.abs(line.height - place.height)).toBeLessThan(4);
});

test('the line stays within the given scale', async () => {
  await OnAScale.run();
  expect(lineBox().height).toBeLessThan(picture().element().getBoundingClientRect().height * 0.85);
});

test('missing values leave a gap, and a single value is visible', async () => {
  await Gaps.run();
  expect(lineBox().pieces).toBe(4);
  await OneValue.run();
  expect(lineBox().pieces).toBe(1);
});

test('constant values draw a flat line, and no values draw nothing', async () => {
  await Steady.run();
  expect(lineBox().pieces).toBe(1);
  await NoValues.run();
  expect(lineBox().pieces).toBe(0);
  await expect.element(page.getByRole('img', { name: 'Traffic: no data yet' })).toBeInTheDocument();
});
