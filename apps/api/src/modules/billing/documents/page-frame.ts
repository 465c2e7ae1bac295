import type { Party } from '@portico/contract';
import { createCountryName } from '@portico/i18n/country-names';
import type { Drawing } from './drawing.ts';
import { ink, quiet, rule, settled } from './inks.ts';

const columnGap = 24;
const lineHeight = 12;

/** Draws the seller, the buyer, the number and the dates. */
export function drawHead({ paper, document, say, date }: Drawing, title: string): void {
  const { pdf, text, left, width } = paper;
  const half = (width - columnGap) / 2;
  const { seller, buyer } = document.tax;
  pdf.font('bold').fontSize(11).fillColor(ink).text(text(seller.name), left, pdf.page.margins.top, { width: half });
  pdf
    .font('bold')
    .fontSize(20)
    .text(title, left, pdf.y + 28, { width });
  drawStatus(paper, document, say);
  const top = pdf.y + 14;
  pdf.font('regular').fontSize(9).fillColor(quiet).text(say('documents.buyer'), left, top, { width: half });
  const [name = '', ...address] = linesOf(buyer, document.locale);
  pdf
    .fillColor(ink)
    .font('bold')
    .fontSize(10)
    .text(text(name), left, pdf.y + 3, { width: half });
  for (const line of address) pdf.font('regular').text(text(line), { width: half });
  if (buyer.vat_id !== null) pdf.text(say('documents.vatId', { id: buyer.vat_id }), { width: half });
  const below = pdf.y;
  let row = top;
  for (const [term, value] of facts({ document, say, date })) {
    const right = left + half + columnGap;
    pdf
      .font('regular')
      .fontSize(10)
      .fillColor(quiet)
      .text(term, right, row, { width: half * 0.5 });
    const under = pdf.y;
    pdf
      .fontSize(10)
      .fillColor(ink)
      .text(text(value), right + half * 0.5, row, { width: half * 0.5, align: 'right' });
    row = Math.max(under, pdf.y) + 3;
  }
  pdf.x = left;
  pdf.y = Math.max(below, row) + 20;
}

/** Draws the status at the end of the title line if the invoice is paid or cancelled. */
function drawStatus({ pdf, left, width }: Drawing['paper'], { status }: Drawing['document'], say: Drawing['say']): void {
  if (status !== 'paid' && status !== 'cancelled') return;
  const under = pdf.y;
  pdf
    .fontSize(13)
    .fillColor(status === 'paid' ? settled : quiet)
    .text(say(`documents.status.${status}`), left, under - 22, { width, align: 'right' });
  pdf.y = under;
}

function facts({ document, say, date }: Pick<Drawing, 'document' | 'say' | 'date'>): [string, string][] {
  const { number, issuedOn, dueOn, status, paid, corrects } = document;
  return [
    [say('documents.number'), number],
    [say('documents.issued'), date(issuedOn)],
    ...(dueOn === null || status !== 'unpaid' ? [] : [[say('documents.due'), date(dueOn)] satisfies [string, string]]),
    ...(paid === null ? [] : [[say('documents.paidOn'), date(paid.on)] satisfies [string, string]]),
    ...(corrects === null
      ? []
      : [
          [say('documents.corrects'), say('documents.ofDate', { number: corrects.number, date: date(corrects.issuedOn) })] satisfies [
            string,
            string,
          ],
        ]),
  ];
}

/** Draws the seller's details, the bank account and the page number at the end of each page. */
export function drawFoot({ paper, document, say }: Drawing): void {
  const { pdf, text, left, width } = paper;
  const { seller } = document.tax;
  const [name, ...address] = linesOf(seller, document.locale);
  // Show the bank account only if payment is due, so that no invoice is paid twice.
  const bank = document.status === 'unpaid' &&
    seller.bank && [seller.bank.account_name, `IBAN ${spaced(seller.bank.iban)}`, seller.bank.bic && `BIC ${seller.bank.bic}`];
  const identity = [name, seller.vat_id && say('documents.vatId', { id: seller.vat_id })];
  const lines = [identity, address, bank || []].map((parts) => parts.filter(Boolean).join(' · ')).filter((line) => line !== '');
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // PDFKit starts a new page for text below the bottom margin, so remove the margin.
    pdf.page.margins.bottom = 0;
    const top = pdf.page.height - 70;
    pdf
      .moveTo(left, top - 9)
      .lineTo(left + width, top - 9)
      .lineWidth(0.5)
      .strokeColor(rule)
      .stroke();
    pdf.font('regular').fontSize(8).fillColor(quiet);
    for (const [index, line] of lines.entries()) {
      pdf.text(text(line), left, top + index * lineHeight, { width: width - 90, height: lineHeight, ellipsis: true });
    }
    pdf.text(say('documents.page', { page: page - start + 1, pages: count }), left + width - 80, top, { width: 80, align: 'right' });
  }
}

function linesOf(party: Party, locale: Drawing['document']['locale']): string[] {
  const place = [party.zip_code, party.city].filter(Boolean).join(' ');
  const lines = [party.name, party.contact, party.address, place, party.state, createCountryName(locale)(party.country)];
  return lines.filter((line): line is string => Boolean(line));
}

function spaced(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
