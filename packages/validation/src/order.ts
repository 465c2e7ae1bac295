import type { BillingCycle, ConfigOptions } from '@portico/contract';
import * as v from 'valibot';
import { listCode, structureCode } from './issues.ts';
import { balancePaymentMethodId, itemMaxCount } from './limits.ts';

export const billingCycles = ['monthly', 'quarterly', 'semi-annually', 'annually'] as const satisfies readonly BillingCycle[];

/** Only the shape: which options and values a plan has, `@portico/pricing` judges. */
const configoptionsSchema = v.custom<ConfigOptions>(isConfigOptions, structureCode);

function isConfigOptions(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  return Object.values(input).every((value) => typeof value === 'string' || Number.isSafeInteger(value));
}

export const orderItemSchema = v.strictObject(
  {
    tariff: v.pipe(v.string(structureCode), v.nonEmpty('required')),
    configoptions: configoptionsSchema,
    count: v.pipe(v.number(structureCode), v.integer('wrong_type'), v.minValue(1, 'too_small'), v.maxValue(itemMaxCount, 'quantity_max')),
    billing_cycle: v.picklist(billingCycles, listCode),
    promocode: v.nullable(v.string(structureCode)),
  },
  structureCode,
);

/** An order names plans and choices, never a price; it is always paid by the constant method 1. */
export const orderSchema = v.strictObject(
  {
    order_items: v.pipe(v.array(orderItemSchema, structureCode), v.nonEmpty('required')),
    payment_method: v.literal(balancePaymentMethodId, 'payment_method_unknown'),
  },
  structureCode,
);
