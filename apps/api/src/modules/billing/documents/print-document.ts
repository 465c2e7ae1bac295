import { createFormatters } from '@portico/i18n/formatters';
import { sentence, type MessageId } from '../../../platform/messages/messages.ts';
import type { BillingDocument } from './billing-document.ts';
import type { Drawing } from './drawing.ts';
import { eInvoiceOf } from './e-invoice.ts';
import { drawFoot, drawHead } from './page-frame.ts';
import { drawLines } from './line-table.ts';
import { drawTotals } from './totals.ts';

const titles = { invoice: 'documents.invoice.title', creditNote: 'documents.creditNote.title' } as const satisfies Record<
  BillingDocument['kind'],
  MessageId
>;

/** Returns the document as a PDF in the given language with an embedded e-invoice, unless it's cancelled. Always produces the same bytes. */
export async function printDocument(document: BillingDocument): Promise<Buffer> {
  const { locale, kind, number, issuedAt } = document;
  const { money, date, percent } = createFormatters(locale, 'UTC');
  const title = sentence(locale, titles[kind], { number });
  // Loaded with the first document, because the library takes 20 MB of memory.
  const { openPaper } = await import('./paper.ts');
  const drawing: Drawing = {
    paper: openPaper({ title, language: locale, at: issuedAt }),
    document,
    say: (id, values) => sentence(locale, id, values),
    money: (cents) => money(cents / 100),
    date,
    percent: (basisPoints) => percent(basisPoints / 10_000),
  };
  drawHead(drawing, title);
  drawLines(drawing);
  drawTotals(drawing);
  drawFoot(drawing);
  // An accounting program would book what a cancelled invoice's XML says is due.
  return drawing.paper.finish(document.status === 'cancelled' ? null : eInvoiceOf(document));
}
