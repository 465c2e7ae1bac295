import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './status.stories.tsx';

const { Ok, Over } = composeStories(stories);

const signOf = (word: string) => getComputedStyle(page.getByText(word).element(), '::before');

test('a status never relies on colour alone', async () => {
  await Ok.run();
  await expect.element(page.getByText('Active')).toBeVisible();
  expect(signOf('Active').backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

test('an ended status has a ring', async () => {
  await Over.run();
  expect(signOf('Deleted').backgroundColor).toBe('rgba(0, 0, 0, 0)');
  expect(signOf('Deleted').borderTopWidth).toBe('2px');
});
