import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './textarea.stories.tsx';

const { Empty, LongRussian } = composeStories(stories);

const height = () => page.getByRole('textbox').element().getBoundingClientRect().height;

test('the textarea accepts several lines', async () => {
  await Empty.run();
  await userEvent.type(page.getByRole('textbox', { name: 'Message' }), 'One{Enter}Two');
  await expect.element(page.getByRole('textbox')).toHaveValue('One\nTwo');
});

test('the textarea grows with its text from the given number of lines', async () => {
  await Empty.run({ args: { ...Empty.args, rows: 4 } });
  const empty = height();
  expect(empty).toBeGreaterThanOrEqual(80);
  await userEvent.fill(page.getByRole('textbox'), 'line\n'.repeat(10));
  expect(height()).toBeGreaterThan(empty);
});

test('the textarea stays within the screen with any amount of text', async () => {
  await LongRussian.run({ args: { defaultValue: 'line\n'.repeat(500) } });
  expect(height()).toBeLessThanOrEqual(400);
});

test('Tab leaves the textarea', async () => {
  await Empty.run();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox')).not.toHaveFocus();
  await expect.element(page.getByRole('textbox')).toHaveValue('');
});
