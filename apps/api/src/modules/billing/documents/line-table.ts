import { addDays } from '../../../calendar.ts';
import type { DocumentLine } from './billing-document.ts';
import { lengthFromActivation } from './length-from-activation.ts';
import type { Drawing } from './drawing.ts';
import { ink, quiet, rule } from './inks.ts';

const numberWidth = 82;
const rateWidth = 48;

/** Draws the lines over as many pages as needed and repeats the column heads on each. */
export function drawLines(drawing: Drawing): void {
  const { pdf, bottom } = drawing.paper;
  drawColumns(drawing);
  for (const line of drawing.document.lines) {
    if (pdf.y + heightOf(drawing, line) > bottom) {
      pdf.addPage();
      drawColumns(drawing);
    }
    drawLine(drawing, line);
  }
}

/** Returns the column positions. If prices include VAT, a net column appears before the amounts. */
function columns({ paper, document }: Drawing) {
  const isGross = document.tax.prices === 'gross' && document.tax.treatment === 'standard';
  const right = paper.left + paper.width;
  const amountAt = right - numberWidth;
  const netAt = isGross ? amountAt - numberWidth : null;
  const rateAt = (netAt ?? amountAt) - rateWidth;
  return { isGross, amountAt, netAt, rateAt, words: rateAt - paper.left - 12 };
}

function drawColumns(drawing: Drawing): void {
  const { paper, say } = drawing;
  const { pdf, left } = paper;
  const { isGross, amountAt, netAt, rateAt, words } = columns(drawing);
  const top = pdf.y;
  pdf.font('regular').fontSize(8.5).fillColor(quiet).text(say('documents.column.item'), left, top, { width: words });
  pdf.text(say('documents.column.rate'), rateAt, top, { width: rateWidth, align: 'right' });
  if (netAt !== null) pdf.text(say('documents.column.net'), netAt, top, { width: numberWidth, align: 'right' });
  pdf.text(say(isGross ? 'documents.column.gross' : 'documents.column.net'), amountAt, top, { width: numberWidth, align: 'right' });
  drawRule(drawing, top + 16);
  pdf.y = top + 22;
}

function drawLine(drawing: Drawing, line: DocumentLine): void {
  const { paper, document, money, percent } = drawing;
  const { pdf, text, left } = paper;
  const { amountAt, netAt, rateAt, words } = columns(drawing);
  const top = pdf.y;
  const figure = { width: numberWidth, align: 'right' } as const;
  pdf
    .font('regular')
    .fontSize(10)
    .fillColor(ink)
    .text(percent(document.tax.rateBasisPoints), rateAt, top, { width: rateWidth, align: 'right' });
  if (netAt !== null) pdf.text(money(line.netCents), netAt, top, figure);
  pdf.text(money(line.amountCents), amountAt, top, figure);
  pdf.font('bold').text(text(titleOf(drawing, line)), left, top, { width: words });
  pdf.font('regular').fontSize(8.5).fillColor(quiet);
  for (const note of notesOf(drawing, line)) pdf.text(text(note), left, pdf.y, { width: words });
  drawRule(drawing, pdf.y + 5);
  pdf.x = left;
  pdf.y += 11;
}

function heightOf(drawing: Drawing, line: DocumentLine): number {
  const { pdf, text } = drawing.paper;
  const { words } = columns(drawing);
  const title = pdf
    .font('bold')
    .fontSize(10)
    .heightOfString(text(titleOf(drawing, line)), { width: words });
  pdf.font('regular').fontSize(8.5);
  return notesOf(drawing, line).reduce((sum, note) => sum + pdf.heightOfString(text(note), { width: words }), title) + 16;
}

function titleOf({ say }: Drawing, { count, description }: DocumentLine): string {
  return count === 1 ? description : say('documents.several', { count, what: description });
}

function notesOf(drawing: Drawing, line: DocumentLine): string[] {
  const { kind, hostnames, billingCycle, details, count, amountCents } = line;
  const cycle = billingCycle === null || kind === 'setup' ? null : drawing.say(`documents.cycle.${billingCycle}`);
  const each = count === 1 ? null : drawing.say('documents.each', { amount: drawing.money(amountCents / count) });
  const head = [hostnames.join(', '), cycle, each].filter(Boolean).join(' · ');
  const chosen = details.map(({ name, value }) => `${name}: ${value}`).join(' · ');
  return [head, spanOf(drawing, line), chosen].filter((note) => note !== '');
}

/** Returns the period of a line. Until the service is active, only the length of the period is known. */
function spanOf({ say, date, document }: Drawing, line: DocumentLine): string {
  const { kind, period } = line;
  if (period !== null) return say('documents.period', { start: date(period.start), end: date(addDays(period.end, -1)) });
  return kind === 'setup' ? say('documents.once') : lengthFromActivation(line, document.locale);
}

function drawRule({ paper: { pdf, left, width } }: Drawing, y: number): void {
  pdf
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.5)
    .strokeColor(rule)
    .stroke();
}
