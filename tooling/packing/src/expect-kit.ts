import { expect as expectPage, type Page } from '@playwright/test';
import { expect } from 'vitest';
import { computed } from './open-page.ts';

/** Asserts that the page's button matches the tokens and its dialog works, as the fixture shows in every consumer. */
export async function expectOrderDialog(page: Page): Promise<void> {
  const order = page.getByRole('button', { name: 'Order new service' });
  await expectStyled(page);
  await order.click();
  const dialog = page.getByRole('dialog', { name: 'New service' });
  await expectPage(dialog.getByRole('textbox', { name: 'Hostname' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Hostname' }).fill('atlas.example.net');
}

/** Asserts that the stylesheets loaded in order: tokens, base, components. */
export async function expectStyled(page: Page): Promise<void> {
  const order = page.getByRole('button', { name: 'Order new service' });
  await order.waitFor();
  const background = await computed(order, 'background-color', 'var(--portico-accent)');
  expect(background.is).toBe(background.shouldBe);
  expect(background.is).not.toBe('rgba(0, 0, 0, 0)');
  const corner = await computed(order, 'border-start-start-radius', 'var(--portico-radius-md)');
  expect(corner.is).toBe(corner.shouldBe);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('IBM Plex Sans');
}

/** Orders a service: finds the country by typing, and waits for the confirmation toast. */
export async function orderService(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'New service' });
  await dialog.getByRole('combobox', { name: 'Country' }).fill('kaz');
  await page.getByRole('option', { name: 'Kazakhstan' }).click();
  await dialog.getByRole('button', { name: 'Place order' }).click();
  await expectPage(dialog).toBeHidden();
  await expectPage(page.getByText('Ordered')).toBeVisible();
}
