import { firstMissing, orderSteps } from './order-search.ts';
import type { OrderSearch, OrderStep } from './order-search.ts';

/** The address of a step that is looked at again: all that was chosen stays. */
export function searchAt(step: OrderStep, search: OrderSearch): OrderSearch {
  return { ...search, step: step === firstMissing(search) ? undefined : step };
}

/** What is chosen in a step, which lets go of what it was the way to. Period and options stay: they are fitted to the plan that comes. */
export function choose(search: OrderSearch, choice: Pick<OrderSearch, 'type' | 'country' | 'tariff'>): OrderSearch {
  const next = { ...search, ...choice };
  if (choice.type !== undefined && choice.type !== search.type) return { ...next, country: undefined, tariff: undefined };
  if (choice.country !== undefined && choice.country !== search.country) return { ...next, tariff: undefined };
  return next;
}

/** The address after a choice: the step that follows. */
export function searchAfter(step: OrderStep, search: OrderSearch): OrderSearch {
  const next = orderSteps[orderSteps.indexOf(step) + 1];
  return next ? searchAt(next, search) : search;
}

/** The address where a step can be mended: what it asked for goes, and what came after it. */
export function searchWithoutStep(step: OrderStep, { type, country, period, options: given }: OrderSearch): OrderSearch {
  if (step === 'category') return { period, options: given };
  return step === 'placement' ? { type, period, options: given } : { type, country, period, options: given };
}
