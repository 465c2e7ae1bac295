import type { Language } from '@portico/contract';
import * as v from 'valibot';
import { structureCode } from './issues.ts';
import { languageFacts } from './languages.ts';
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
    card: v.exactOptional(v.pipe(v.string(structureCode), v.uuid('invalid'))),
  },
  structureCode,
);

/** How thousands are set apart where the reader is: a space is everywhere understood. */
const groupMarkOf = (language: Language): string => languageFacts[language].thousands;
const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;

const bare = (text: string) => text.replaceAll(/[\s'’]/g, '').replace(/^€|€$/g, '');

/** Two amounts that a text such as "1.000" can mean, where the reader's language does not decide it: the whole one and the fraction. */
export function amountInDoubt(text: string, language: Language): { whole: number; fraction: number } | null {
  const match = /^([1-9]\d{0,2})([.,])(\d{3})$/.exec(bare(text));
  if (match === null || match[2] === groupMarkOf(language)) return null;
  return { whole: Number(`${match[1]}${match[3]}`), fraction: Number(`${match[1]}.${match[3]}`) };
}

/**
 * The euros that a person typed, as people of that language type them: thousands set apart by spaces or by its mark, decimals after a point or a comma. Null for an empty field, NaN for what is no
 * number or could be two, so that nobody pays another amount than was meant.
 */
export function readAmount(text: string, language: Language): number | null {
  const digits = bare(text);
  if (digits === '') return null;
  if (amountInDoubt(text, language)) return Number.NaN;
  const marks = [...new Set(digits.match(/[.,]/g))];
  const [mark] = marks;
  if (marks.length > 1) return readDecimals(digits, digits.lastIndexOf(digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ','));
  if (mark !== undefined && isGrouped.test(digits) && (mark === groupMarkOf(language) || digits.split(mark).length > 2)) {
    return Number(digits.replaceAll(mark, ''));
  }
  return /^-?\d+(?:[.,]\d+)?$/.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN;
}

/** A number with both marks: the last one, at this place, begins the decimals. */
function readDecimals(digits: string, at: number): number {
  const [whole, decimals] = [digits.slice(0, at), digits.slice(at + 1)];
  const isRight = /^\d+$/.test(decimals) && isGrouped.test(whole) && !whole.includes(digits.charAt(at));
  return isRight ? Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals}`) : Number.NaN;
}
