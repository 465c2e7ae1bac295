import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './page-header.stories.tsx';

const { Machine, LongRussian, TitleOnly } = composeStories(stories);

test('is the heading of the page, with the way here before it', async () => {
  await Machine.run();
  const title = page.getByRole('heading', { level: 1, name: 'edge-fra-01.acme.dev' });
  await expect.element(title).toBeVisible();
  const crumb = page.getByRole('link', { name: 'My services' }).element();
  expect(crumb.compareDocumentPosition(title.element()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('sets what a machine says in the mono face', async () => {
  await Machine.run();
  expect(getComputedStyle(page.getByRole('heading').element()).fontFamily).toContain('Mono');
  await TitleOnly.run();
  expect(getComputedStyle(page.getByRole('heading').element()).fontFamily).not.toContain('Mono');
});

test('fits on a phone, long words and actions included', async () => {
  await page.viewport(360, 780);
  await LongRussian.run();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('is gone through by Tab: the way here, then what can be done', async () => {
  await Machine.run();
  for (const [role, name] of [
    ['link', 'My services'],
    ['button', 'Console'],
    ['button', 'Restart'],
  ] as const) {
    await userEvent.tab();
    await expect.element(page.getByRole(role, { name })).toHaveFocus();
  }
});
