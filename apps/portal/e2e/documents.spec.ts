import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { configureServer, goToGateway, orderNow } from './support/order-flow.ts';
import { test } from './support/portal-fixture.ts';
import { readPdf } from './support/read-pdf.ts';
import { say } from './support/texts.ts';
import { enterAsStranger } from './support/visitor.ts';
import { fullOnly } from './support/daily-if.ts';

async function save(page: Page, name: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
  return download;
}

/** Returns euros as the locale formats them, with the plain spaces that PDF text has. */
const money = (locale: string, amount: number) =>
  new Intl.NumberFormat(locale === 'ru' ? 'ru-RU' : 'en-US', { style: 'currency', currency: 'EUR' }).format(amount).replaceAll(/\s/gu, ' ');

for (const locale of ['en', 'ru'] as const) {
  test(
    `an invoice PDF has the invoice’s contents, and a refund appears on the invoice, as a PDF and on the statement (${locale})`,
    fullOnly,
    async ({ page, sellingApi: api, stranger }) => {
      const t = say(locale);
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
      await enterAsStranger(page, api, stranger, locale);
      await configureServer(page, locale, `paper-${locale}.example.com`);
      const id = await orderNow(page, locale);
      await expect(page.getByRole('main')).toContainText(t('invoices.vat.rate', { rate: locale === 'ru' ? '19 %' : '19%' }));

      const invoice = await readPdf(await save(page, t('invoices.view.document')));
      expect(invoice.text).toContain(`paper-${locale}.example.com`);
      expect(invoice.text).toContain('Example Hosting GmbH');
      expect(invoice.hasEInvoice).toBe(true);

      await goToGateway(page, locale);
      await page.getByRole('button', { name: locale === 'ru' ? /^оплатить/iu : /^pay/iu }).click();
      await page.waitForURL(`**/invoices/invoice/${id}?payment=*`);
      await expect(page.getByRole('main')).toContainText(t('invoices.status.paid'));

      // The open page shows the operator's change without a reload.
      const output = await api.operator('invoice', 'refund', id, '5.00', 'Две недели / two weeks');
      const number = /Credit note (\S+):/u.exec(output)?.[1] ?? '';
      await expect(page.getByRole('main')).toContainText(t('invoices.credit-notes.number', { number }));
      const note = await readPdf(await save(page, t('invoices.credit-notes.document', { number })));
      expect(note.text).toContain(number);
      expect(note.text).toContain('Две недели / two weeks');
      expect(note.text).toContain(money(locale, 5));
      expect(await api.mailed(stranger.email, 'refunded')).toContain(number);

      await page.goto(`${api.origin}/invoices/statement`);
      const entry = t('invoices.statement.refund', { invoice: id, creditNote: number });
      await expect(page.getByRole('row', { name: entry })).toBeVisible();
      const csv = await readFile(await (await save(page, t('invoices.statement.save'))).path(), 'utf8');
      expect(csv).toContain(number);
    },
  );
}
