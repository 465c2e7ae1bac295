import type { Language } from '@portico/contract';
import * as v from 'valibot';
import { numberCode, structureCode } from './issues.ts';
import { balancePaymentMethodId, topUpMaxEuros, topUpMinEuros } from '@portico/contract/limits';
import { numberInDoubt, readNumber } from './read-number.ts';

/** Top-up: 10 to 10000 euros, two decimals at most; the balance cannot be topped up from itself. */
export const topUpSchema = v.strictObject(
  {
    paymentmethod: v.pipe(
      v.number(structureCode),
      v.integer('payment_method_unknown'),
      v.check((id) => id !== balancePaymentMethodId, 'payment_method_unknown'),
    ),
    amount: v.pipe(
      v.number(numberCode),
      v.finite('not_a_number'),
      v.minValue(topUpMinEuros, 'too_small'),
      v.maxValue(topUpMaxEuros, 'too_large'),
      v.check((euros) => Math.round(euros * 100) / 100 === euros, 'too_many_decimals'),
    ),
    card: v.exactOptional(v.pipe(v.string(structureCode), v.uuid('invalid'))),
  },
  structureCode,
);

/** Removes the currency sign. */
const withoutEuro = (text: string) => text.trim().replace(/^€|€$/g, '');

/** Returns both meanings of an ambiguous text such as "1.000", if the language does not decide it: the whole amount and the fraction. */
export function amountInDoubt(text: string, language: Language): { whole: number; fraction: number } | null {
  return numberInDoubt(withoutEuro(text), language);
}

/** Returns the typed euros, parsed by `readNumber`, with or without the sign. */
export function readAmount(text: string, language: Language): number | null {
  return readNumber(withoutEuro(text), language);
}
