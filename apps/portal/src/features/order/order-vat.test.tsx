import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { vps } from '@portico/pricing/configuration.fixture';
import { answer, hold, refuse } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';

const configured = '/services/create?type=vps&country=DE&tariff=vps-nvme-8-de';
beforeEach(() => {
  answer('listCategories', { items: [{ type: 'vps', name: 'VPS', description: null, from_price: 18.9 }] });
  answer('listPlacements', {
    items: [{ country: 'DE', city: 'Frankfurt', name: 'Frankfurt, Germany', description: null, from_price: 18.9 }],
  });
  answer('listPlans', { items: [vps.plan] });
  answer('getPlanConfiguration', vps);
});

test.each([
  ['net', 'standard', 19, /Without VAT.*€22\.90.*VAT 19%.*€4\.35.*Every month, incl\. VAT.*€27\.25/],
  ['gross', 'standard', 25.5, /Every month.*€22\.90.*€4\.65 VAT \(25\.5%\) included/],
  ['net', 'reverse_charge', 0, /Every month.*€22\.90.*Reverse charge: you account for the VAT yourself/],
  ['gross', 'outside_eu', 0, /Every month.*€22\.90.*No VAT: your country is outside the EU/],
] as const)('the summary shows the amount to pay where prices are %s and the VAT rule is %s', async (prices, treatment, rate, text) => {
  answer('getTaxTerms', { tax: { prices, treatment, rate } });
  await openPortal(configured);
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await expect.element(page.getByRole('main')).toMatchTextContent(text);
});

test('the summary shows no total before VAT is known, and says so if VAT cannot be loaded', async () => {
  const known = Promise.withResolvers<void>();
  refuse('getTaxTerms', 403, { code: 'not_allowed' });
  hold('getTaxTerms', known.promise);
  await openPortal(configured);
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await expect.element(page.getByText('Every month…')).toBeVisible();
  known.resolve();
  await expect.element(page.getByText(/We couldn’t work out VAT just now/)).toBeVisible();
});

test('the bar on a phone shows the same total with VAT as the summary', async () => {
  answer('getTaxTerms', { tax: { prices: 'net', treatment: 'standard', rate: 19 } });
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(1440, 900));
  await openPortal(configured);
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await expect.element(page.getByText('€27.25')).toHaveLength(2);
  await expect.element(page.getByText('Every month, incl. VAT')).toHaveLength(2);
  await expect.element(page.getByText('€22.90', { exact: true })).toHaveLength(1);
});
