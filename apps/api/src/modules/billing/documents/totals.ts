import type { MessageId } from '../../../platform/messages/messages.ts';
import type { BillingDocument } from './billing-document.ts';
import type { Drawing } from './drawing.ts';
import { ink, quiet } from './inks.ts';

const labelWidth = 340;
const figureWidth = 110;
const needed = 170;

const untaxed = { reverse_charge: 'documents.reverseCharge', outside_eu: 'documents.outsideEu' } as const satisfies Record<
  string,
  MessageId
>;

/** Draws the net amount, VAT and total on one page, and the reason if no VAT is charged. */
export function drawTotals(drawing: Drawing): void {
  const { paper, document, say, money, date, percent } = drawing;
  const { pdf, text, left, width, bottom } = paper;
  const { tax, status, paid, grossCents, corrects } = document;
  if (pdf.y + needed > bottom) pdf.addPage();
  pdf.y += 6;
  drawSum(drawing, say('documents.net'), money(tax.netCents));
  if (tax.treatment === 'standard') {
    drawSum(drawing, say('documents.vat', { rate: percent(tax.rateBasisPoints), net: money(tax.netCents) }), money(tax.vatCents));
  }
  drawSum(drawing, say(totalLabel(document)), money(grossCents), true);
  if (paid !== null) {
    const on = date(paid.on);
    const label = paid.by === null ? say('documents.paid', { date: on }) : say('documents.paidBy', { date: on, method: paid.by.label });
    drawSum(drawing, text(label), money(grossCents));
    drawSum(drawing, say('documents.amountDue'), money(0), true);
  }
  const reason = tax.treatment === 'standard' ? null : say(untaxed[tax.treatment]);
  const notes = [
    reason,
    status === 'cancelled' ? say('documents.cancelled') : null,
    corrects && say('documents.reason', { reason: corrects.reason }),
    corrects && say(`documents.refundedTo.${corrects.refundedTo}`),
  ];
  pdf.font('regular').fontSize(9.5).fillColor(ink);
  pdf.y += 14;
  for (const note of notes) if (note !== null) pdf.text(text(note), left, pdf.y, { width });
}

function totalLabel({ kind, status }: BillingDocument): MessageId {
  if (kind === 'creditNote') return 'documents.creditNote.total';
  return status === 'unpaid' ? 'documents.total' : 'documents.totalAmount';
}

function drawSum({ paper }: Drawing, label: string, figure: string, isTotal = false): void {
  const { pdf, left, width } = paper;
  const top = pdf.y;
  const figureAt = left + width - figureWidth;
  pdf
    .font(isTotal ? 'bold' : 'regular')
    .fontSize(isTotal ? 12 : 10)
    .fillColor(isTotal ? ink : quiet);
  pdf.text(label, figureAt - labelWidth, top, { width: labelWidth, align: 'right' });
  const under = pdf.y;
  pdf.fillColor(ink).text(figure, figureAt, top, { width: figureWidth, align: 'right' });
  pdf.x = left;
  pdf.y = Math.max(under, pdf.y) + 4;
}
