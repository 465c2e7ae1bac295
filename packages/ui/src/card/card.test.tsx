import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './card.stories.tsx';

const { Titled, Plain, WithFooter } = composeStories(stories);

test('a card is a region named by its title', async () => {
  await Titled.run();
  const region = page.getByRole('region', { name: 'Traffic, last 48 hours' });
  await expect.element(region.getByRole('heading', { level: 2 })).toBeVisible();
  await expect.element(region).toMatchTextContent('1.42 TB of 20 TB used');
});

test('a card without a title is no landmark', async () => {
  await Plain.run();
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
});

test("the title's heading level is configurable", async () => {
  await WithFooter.run({ args: { ...WithFooter.args, headingLevel: 3 } });
  await expect.element(page.getByRole('heading', { level: 3, name: 'Summary' })).toBeVisible();
});
