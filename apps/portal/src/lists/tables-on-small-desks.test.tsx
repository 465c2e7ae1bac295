import { dailyIf } from '@portico/test-depth/daily-if';
import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../test/network.ts';
import { openPortal } from '../../test/open-portal.tsx';
import { pageOf, sampleInvoiceSummary, sampleService, sampleTicketSummary, sampleUser } from '../../test/samples.ts';

afterAll(() => page.viewport(1440, 900));

const lists = [
  ['/services/my', () => answer('listServices', pageOf({ ...sampleService, hostname: 'database-primary-02.acme.dev' }))],
  ['/invoices', () => answer('listInvoices', pageOf(sampleInvoiceSummary))],
  ['/supports/tickets', () => answer('listTickets', pageOf(sampleTicketSummary))],
] as const;

/** The sidebar is visible from 769 px; below that width its space is free for columns. */
const widths = [
  [390, 'list'],
  [768, 'table'],
  [820, 'list'],
  [900, 'table'],
  [1024, 'table'],
  [1100, 'table'],
] as const;

for (const [address, answers] of lists) {
  for (const locale of ['en', 'ru'] as const) {
    test.each(widths)(`${address} fits a %s px window as a %s (${locale})`, dailyIf(locale === 'en'), async (width, look) => {
      await page.viewport(width, 900);
      answers();
      await openPortal(address, { locale, user: { ...sampleUser, language: locale } });
      const table = page.getByRole('table');
      await expect.element(table.getByRole('link').first()).toBeVisible();
      const cellsOf = (row: Element | null | undefined) => [...(row?.children ?? [])].map((cell) => cell.getBoundingClientRect().top);
      const tops = () => new Set(cellsOf(table.getByRole('link').first().element().closest('tr')).filter((top) => top > 0)).size;
      await expect.poll(tops).toBe(look === 'table' ? 1 : 2);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      const taken = table.element();
      expect(taken.getBoundingClientRect().width).toBeLessThanOrEqual(taken.parentElement?.clientWidth ?? 0);
    });
  }
}
