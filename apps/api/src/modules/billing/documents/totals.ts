import type { MessageId } from '../../../messages/messages.ts';
import type { Drawing } from './drawing.ts';
import { ink, quiet } from './inks.ts';

const labelWidth = 190;
const figureWidth = 110;
const needed = 130;

const untaxed = { reverse_charge: 'documents.reverseCharge', outside_eu: 'documents.outsideEu' } as const satisfies Record<
  string,
  MessageId
>;

/** Net, VAT by rate and the sum, all on one page, and why there is no VAT. */
export function drawTotals(drawing: Drawing): void {
  const { paper, document, say, money, percent } = drawing;
  const { pdf, text, left, width, bottom } = paper;
  const { tax, kind, grossCents, corrects } = document;
  if (pdf.y + needed > bottom) pdf.addPage();
  pdf.y += 6;
  drawSum(drawing, say('documents.net'), money(tax.netCents));
  if (tax.treatment === 'standard') {
    drawSum(drawing, say('documents.vat', { rate: percent(tax.rateBasisPoints), net: money(tax.netCents) }), money(tax.vatCents));
  }
  drawSum(drawing, say(kind === 'invoice' ? 'documents.total' : 'documents.creditNote.total'), money(grossCents), true);
  const reason = tax.treatment === 'standard' ? null : say(untaxed[tax.treatment]);
  const notes = [reason, corrects && say('documents.reason', { reason: corrects.reason }), corrects && say('documents.toBalance')];
  pdf.font('regular').fontSize(9.5).fillColor(ink);
  pdf.y += 14;
  for (const note of notes) if (note !== null) pdf.text(text(note), left, pdf.y, { width });
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
