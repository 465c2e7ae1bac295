import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './kbd.stories.tsx';

const { Together } = composeStories(stories);

test('each key is marked up as a key', async () => {
  await Together.run();
  expect([...document.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual(['Ctrl', 'B']);
  await expect.element(page.getByText('Ctrl')).toBeVisible();
});
