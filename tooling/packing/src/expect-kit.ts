import { expect as expectPage, type Page } from '@playwright/test';
import { expect } from 'vitest';
import { computed } from './open-page.ts';

/** The page's button looks as the tokens say, and its dialog works: what the same fixture shows in every consumer. */
export async function expectOrderDialog(page: Page): Promise<void> {
  const order = page.getByRole('button', { name: 'Order new service' });
  await expectStyled(page);
  await order.click();
  const dialog = page.getByRole('dialog', { name: 'New service' });
  await expectPage(dialog.getByRole('textbox', { name: 'Hostname' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Hostname' }).fill('atlas.example.net');
}

/** The stylesheets arrived, in their order: tokens, base, components. */
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

/** Someone orders a service: the country is found by typing, and a toast says that it was done. */
export async function orderService(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'New service' });
  await dialog.getByRole('combobox', { name: 'Country' }).fill('kaz');
  await page.getByRole('option', { name: 'Kazakhstan' }).click();
  await dialog.getByRole('button', { name: 'Place order' }).click();
  await expectPage(dialog).toBeHidden();
  await expectPage(page.getByText('Ordered')).toBeVisible();
}
