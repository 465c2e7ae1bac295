import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './brand-mark.stories.tsx';

const { BesideTheName, OfAnotherBrand, Alone, WithoutABrand } = composeStories(stories);

const mark = () => {
  const found = document.querySelector('[aria-hidden="true"]');
  if (found === null) throw new Error('there is no mark');
  return getComputedStyle(found);
};

test('the mark has an accessible name when it stands alone', async () => {
  await Alone.run();
  await expect.element(page.getByRole('img', { name: 'Portico' })).toBeVisible();
});

test('the mark is hidden from screen readers beside the name', async () => {
  await BesideTheName.run();
  await expect.element(page.getByText('Portico')).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

test("the mark has the brand's shape, in the surrounding text's colour and size", async () => {
  await BesideTheName.run();
  const { maskImage, backgroundColor, color, inlineSize, fontSize } = mark();
  expect(maskImage).toContain('data:image/svg+xml');
  expect(backgroundColor).toBe(color);
  expect(inlineSize).toBe(fontSize);
  await OfAnotherBrand.run();
  expect(mark().maskImage).toContain('data:image/svg+xml');
  expect(mark().maskImage).not.toBe(maskImage);
});

test('the mark is a plain disc without a brand', async () => {
  await WithoutABrand.run();
  expect(mark().maskImage).toContain('radial-gradient');
});
