import { expect } from '@playwright/test';
import { fullOnly } from './support/daily-if.ts';
import { test } from './support/portal-fixture.ts';
import { say } from './support/texts.ts';
import { enterAsStranger } from './support/visitor.ts';

const t = say('en');

test('Back asks before discarding changes, and a reload triggers the browser’s own prompt', fullOnly, async ({ page, api, stranger }) => {
  await enterAsStranger(page, api, stranger, 'en');
  await page.getByRole('link', { name: t('shell.item.my-invoices') }).click();
  await page.waitForURL('**/invoices');
  await page.goBack();
  await page.waitForURL('**/settings/client');
  const city = page.getByLabel(t('settings.client.city'));
  await city.fill('Bonn');

  const question = page.getByRole('alertdialog', { name: t('flow.unsaved.title') });
  await page.goForward();
  await question.getByRole('button', { name: t('flow.unsaved.keep-editing') }).click();
  await expect(city).toHaveValue('Bonn');
  await expect(page).toHaveURL(/\/settings\/client$/u);

  const opened = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await opened;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(city).toHaveValue('Bonn');

  await page.goForward();
  await question.getByRole('button', { name: t('flow.unsaved.discard') }).click();
  await page.waitForURL('**/invoices');
});
