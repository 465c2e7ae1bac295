import type { BillingCycle, ConfigOptions } from '@portico/contract';
import * as v from 'valibot';
import { listCode, numberCode, structureCode } from './issues.ts';
import { balancePaymentMethodId, itemMaxCount } from '@portico/contract/limits';

export const billingCycles = ['monthly', 'quarterly', 'semi-annually', 'annually'] as const satisfies readonly BillingCycle[];

/** Only the shape; `@portico/pricing` validates the options and values against the plan. */
const configoptionsSchema = v.custom<ConfigOptions>(isConfigOptions, structureCode);

function isConfigOptions(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  return Object.values(input).every((value) => typeof value === 'string' || typeof value === 'boolean' || Number.isSafeInteger(value));
}

/** Cart: at most 10 per item. */
export const itemCountSchema = v.pipe(
  v.number(numberCode),
  v.integer('whole_number'),
  v.minValue(1, 'too_small'),
  v.maxValue(itemMaxCount, 'quantity_max'),
);

export const orderItemSchema = v.strictObject(
  {
    tariff: v.pipe(v.string(structureCode), v.nonEmpty('required')),
    configoptions: configoptionsSchema,
    count: itemCountSchema,
    billing_cycle: v.picklist(billingCycles, listCode),
    promocode: v.nullable(v.string(structureCode)),
  },
  structureCode,
);

const orderItemsSchema = v.pipe(v.array(orderItemSchema, structureCode), v.nonEmpty('required'));

/** Euros shown to the buyer: any valid total. */
const seenTotalSchema = v.pipe(
  v.number(structureCode),
  v.finite('wrong_type'),
  v.minValue(0, 'too_small'),
  v.check((euros) => Math.round(euros * 100) / 100 === euros, 'too_many_decimals'),
);

/** The items to quote. */
export const quoteSchema = v.strictObject({ order_items: orderItemsSchema }, structureCode);

/**
 * An order names plans and choices, never their prices; its payment method is always 1. The quote and the total are what the buyer saw.
 * They are conditions, which never make the order cheaper.
 */
export const orderSchema = v.strictObject(
  {
    order_items: orderItemsSchema,
    payment_method: v.literal(balancePaymentMethodId, 'payment_method_unknown'),
    quote: v.exactOptional(v.nullable(v.string(structureCode))),
    total: v.exactOptional(seenTotalSchema),
  },
  structureCode,
);
