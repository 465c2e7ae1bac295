import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './page-header.stories.tsx';

const { Machine, LongRussian, TitleOnly } = composeStories(stories);

test("the header has the page's h1, after the breadcrumbs", async () => {
  await Machine.run();
  const title = page.getByRole('heading', { level: 1, name: 'edge-fra-01.acme.dev' });
  await expect.element(title).toBeVisible();
  const crumb = page.getByRole('link', { name: 'My services' }).element();
  expect(crumb.compareDocumentPosition(title.element()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a machine name is monospaced', async () => {
  await Machine.run();
  expect(getComputedStyle(page.getByRole('heading').element()).fontFamily).toContain('Mono');
  await TitleOnly.run();
  expect(getComputedStyle(page.getByRole('heading').element()).fontFamily).not.toContain('Mono');
});

test('the header fits on a phone with long words and actions', async () => {
  await page.viewport(360, 780);
  await LongRussian.run();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('Tab goes through the breadcrumbs, then the actions', async () => {
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
