import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { balanceMethod, gatewayMethod, sampleInvoice, sampleTax } from '../../../../test/samples.ts';
import { notify } from '../../../platform/notifications.tsx';

const toast = () => document.querySelector('[data-sonner-toast][data-mounted="true"]');
const edges = (name: string, role: 'region' | 'button') => page.getByRole(role, { name }).element().getBoundingClientRect();

test.each([1440, 1024])('no toast covers the amount to pay or the PDF button (%i px)', fullOnly, async (width) => {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1440, 900));
  answer('getInvoice', { ...sampleInvoice, tax: sampleTax });
  answer('listPaymentMethods', { items: [balanceMethod, gatewayMethod] });
  await openPortal('/invoices/invoice/10040');
  await expect.element(page.getByRole('button', { name: /^Pay/ })).toBeEnabled();
  notify.success('Your order is placed.');
  await expect.poll(toast).not.toBeNull();
  // The toast slides in from above.
  await Promise.all(
    toast()
      ?.getAnimations()
      .map(({ finished }) => finished) ?? [],
  );
  const bottom = toast()?.getBoundingClientRect().bottom ?? Infinity;
  expect(edges('Payment', 'region').top).toBeGreaterThan(bottom);
  expect(edges('Download PDF', 'button').top).toBeGreaterThan(bottom);
});
