/**
 * Returns the numbers in a transfer's text that could be an invoice's: five to nine digits that belong to no longer number, date or amount.
 * A structured creditor reference (ISO 11649, "RF18 10241") counts without its check digits.
 */
export function invoiceNumbersIn(text: string): number[] {
  const words = text.replaceAll(/\bRF\d{2} ?(?=\d)/gi, ' ');
  return [...new Set([...words.matchAll(/(?<![\d][.,/-]?)[1-9]\d{4,8}(?![.,/-]?\d)/g)].map(([number]) => Number(number)))];
}
