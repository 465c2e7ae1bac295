import { composeStories } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './error-summary.stories.tsx';

const { TwoErrors } = composeStories(stories);

const summary = () => page.getByRole('group', { name: 'Your changes weren’t saved' });
const link = (name: string) => summary().getByRole('link', { name });

test('the summary is named by its title and described by all errors, which a focused one has read', async () => {
  const ref = createRef<HTMLDivElement>();
  await TwoErrors.run({ args: { ...TwoErrors.args, ref } });
  ref.current?.focus();
  await expect.element(summary()).toHaveFocus();
  await expect.element(summary()).toHaveAccessibleDescription('Company: Enter the name of your company. Country: Choose a country');
});

test('Tab goes from the focused summary to its links, and Enter focuses the field', async () => {
  const ref = createRef<HTMLDivElement>();
  await TwoErrors.run({ args: { ...TwoErrors.args, ref } });
  ref.current?.focus();
  await userEvent.tab();
  await expect.element(link('Company: Enter the name of your company.')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveFocus();
});

test('a link keeps the address and brings its field into view with its label', async () => {
  await TwoErrors.run();
  const { href } = location;
  document.querySelector('form')?.setAttribute('style', 'padding-block-end: 200vh');
  const field = page.getByRole('textbox', { name: 'Company' });
  field.element().closest('div[class]')?.setAttribute('style', 'margin-block-start: 150vh');
  await link('Company: Enter the name of your company.').click();
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText('Company', { exact: true })).toBeInViewport();
  expect(location.href).toBe(href);
});

test('the summary is no stop of the Tab key', async () => {
  await TwoErrors.run();
  await userEvent.tab();
  await expect.element(link('Company: Enter the name of your company.')).toHaveFocus();
});
