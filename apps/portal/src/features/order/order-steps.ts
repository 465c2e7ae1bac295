import { firstMissing, orderSteps } from './order-search.ts';
import type { OrderSearch, OrderStep } from './order-search.ts';

/** Returns the URL state that shows a step again, with all choices. */
export function searchAt(step: OrderStep, search: OrderSearch): OrderSearch {
  return { ...search, step: step === firstMissing(search) ? undefined : step };
}

/** Applies a step's choice and clears the later choices that depend on it. The configuration stays and is fitted to the next plan. */
export function choose(search: OrderSearch, choice: Pick<OrderSearch, 'type' | 'country' | 'tariff'>): OrderSearch {
  const next = { ...search, ...choice };
  if (choice.type !== undefined && choice.type !== search.type) return { ...next, country: undefined, tariff: undefined };
  if (choice.country !== undefined && choice.country !== search.country) return { ...next, tariff: undefined };
  return next;
}

/** Returns the URL state of the step after a choice. */
export function searchAfter(step: OrderStep, search: OrderSearch): OrderSearch {
  const next = orderSteps[orderSteps.indexOf(step) + 1];
  return next ? searchAt(next, search) : search;
}

/** Returns the URL state without a step's invalid choice and everything after it. */
export function searchWithoutStep(step: OrderStep, { type, country, period, options: given, promocode }: OrderSearch): OrderSearch {
  const configured = { period, options: given, promocode };
  if (step === 'category') return configured;
  return step === 'placement' ? { type, ...configured } : { type, country, ...configured };
}
