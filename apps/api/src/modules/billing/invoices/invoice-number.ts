import { OperatorError } from '../../../operator/operator-error.ts';

/** Parses an invoice number typed by an operator. @throws OperatorError if it isn't one */
export function invoiceNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new OperatorError(`${text} is not an invoice number.`);
  return Number(text);
}
