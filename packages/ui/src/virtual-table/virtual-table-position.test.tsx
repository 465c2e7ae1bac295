import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectFilledArea } from '../../test/filled-area.ts';
import * as stories from './virtual-table.stories.tsx';

const { InTheMiddle } = composeStories(stories);

const area = () => page.getByRole('region', { name: 'Machines' });
const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];
const topRow = () => page.getByRole('link', { name: 'node-05000.acme.dev' });
const nextFrame = () => new Promise((resolve) => void requestAnimationFrame(resolve));

beforeEach(() => page.viewport(1440, 900));

test('the position stays when there is no more room for columns', async () => {
  await InTheMiddle.run();
  await expect.element(topRow()).toBeInViewport();
  await page.viewport(360, 740);
  await expect.poll(() => rows()[0]?.offsetHeight).toBeGreaterThan(100);
  await expect.element(topRow()).toBeInViewport();
  expectFilledArea(area().element());
});

test.each([
  ['narrow', '320px'],
  ['without any width', '0px'],
])('the position stays each time the container is %s for a moment', async (_how, width) => {
  await InTheMiddle.run();
  await expect.element(topRow()).toBeInViewport();
  const before = area().element().scrollTop;
  for (let times = 0; times < 5; times += 1) {
    document.body.style.inlineSize = width;
    await nextFrame();
    await nextFrame();
    document.body.style.inlineSize = '';
    await nextFrame();
    await nextFrame();
  }
  await expect.poll(() => rows()[0]?.offsetHeight).toBeLessThan(80);
  expect(Math.abs(area().element().scrollTop - before)).toBeLessThan(2);
  expectFilledArea(area().element());
});

test('the position stays when the container changes twice in one frame', async () => {
  await InTheMiddle.run();
  await expect.element(topRow()).toBeInViewport();
  // Sets another width after the first one is observed: the browser then lays out again and notifies the table before it sends the scroll
  // event.
  const observer = new ResizeObserver(() => {
    if (document.body.style.inlineSize === '340px') document.body.style.inlineSize = '300px';
  });
  observer.observe(document.body);
  document.body.style.inlineSize = '340px';
  await expect.poll(() => rows()[0]?.offsetHeight).toBeGreaterThan(100);
  await expect.element(topRow()).toBeInViewport();
  observer.disconnect();
  document.body.style.inlineSize = '';
});
