import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerOrderSteps, configuredOrder } from '../../../../test/order-samples.ts';
import { openPortal } from '../../../../test/open-portal.tsx';

test('a choice that is written to the URL leaves the page where it was scrolled to, and the next step starts at its top', async () => {
  await page.viewport(390, 500);
  onTestFinished(() => page.viewport(1440, 900));
  answerOrderSteps();
  const portal = await openPortal(configuredOrder);
  await expect.element(page.getByRole('textbox', { name: 'Hostname' })).toBeVisible();
  window.scrollTo(0, 300);
  await page.getByRole('textbox', { name: 'Hostname' }).fill('web-1.example.com');
  const scrolledTo = window.scrollY;
  expect(scrolledTo).toBeGreaterThan(0);
  await expect.poll(portal.address).toContain('web-1.example.com');
  await new Promise(requestAnimationFrame);
  expect(window.scrollY).toBe(scrolledTo);

  await page.getByRole('link', { name: /Plan/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
  await expect.poll(() => window.scrollY).toBe(0);
});
