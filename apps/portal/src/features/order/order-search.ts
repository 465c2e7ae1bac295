import * as v from 'valibot';

const name = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(80))), undefined);

/** How far the wizard is: each choice stands in the URL, so that Back, a reload and a link keep it. */
export const orderSearch = v.object({
  type: name,
  country: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u))), undefined),
  tariff: name,
});

export type OrderSearch = v.InferOutput<typeof orderSearch>;

export const orderSteps = ['category', 'placement', 'plan', 'configuration'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** The first step whose choice is missing. */
export function stepOf({ type, country, tariff }: OrderSearch): OrderStep {
  if (!type) return 'category';
  if (!country) return 'placement';
  return tariff ? 'configuration' : 'plan';
}

/** The address of a step: what was chosen before it stays, what comes after it goes. */
export function searchOf(step: OrderStep, { type, country, tariff }: OrderSearch): OrderSearch {
  return {
    type: step === 'category' ? undefined : type,
    country: step === 'category' || step === 'placement' ? undefined : country,
    tariff: step === 'configuration' ? tariff : undefined,
  };
}
