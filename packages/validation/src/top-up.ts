import * as v from 'valibot';
import { structureCode } from './issues.ts';
import { balancePaymentMethodId, topUpMaxEuros, topUpMinEuros } from './limits.ts';

function amountCode(issue: v.BaseIssue<unknown>): 'required' | 'not_a_number' {
  return issue.input === undefined || issue.input === null || issue.input === '' ? 'required' : 'not_a_number';
}

/** Top-up: 10 to 10000 euros, two decimals at most; the balance cannot be topped up from itself. */
export const topUpSchema = v.strictObject(
  {
    paymentmethod: v.pipe(
      v.number(structureCode),
      v.integer('payment_method_unknown'),
      v.notValue(balancePaymentMethodId, 'payment_method_unknown'),
    ),
    amount: v.pipe(
      v.number(amountCode),
      v.finite('not_a_number'),
      v.minValue(topUpMinEuros, 'too_small'),
      v.maxValue(topUpMaxEuros, 'too_large'),
      v.check((euros) => Math.round(euros * 100) / 100 === euros, 'too_many_decimals'),
    ),
  },
  structureCode,
);

/**
 * The euros that a person typed, with a point or a comma for decimals and spaces between thousands. Null for an empty field, NaN for what
 * is no number, so that the schema above says which of the two it is.
 */
export function readAmount(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '').replace(/€$/, '');
  if (digits === '') return null;
  return /^-?\d+(?:[.,]\d+)?$/.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN;
}
