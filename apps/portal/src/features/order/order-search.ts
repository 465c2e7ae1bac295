import * as v from 'valibot';
import { searchText } from '../../platform/search-text.ts';

const name = v.fallback(v.optional(v.pipe(searchText, v.maxLength(80))), undefined);

export const orderSteps = ['category', 'placement', 'plan', 'configuration'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** The maximum number of options of a plan, and of characters a URL should carry. */
const optionsMax = 40;
const options = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(80)),
    v.union([v.pipe(v.string(), v.maxLength(253)), v.boolean(), v.pipe(v.number(), v.safeInteger())]),
  ),
  v.check((given) => Object.keys(given).length <= optionsMax),
);

/** The wizard's whole state is in the URL, so that Back, a reload and a shared link keep it. Invalid values are dropped. */
export const orderSearch = v.object({
  type: name,
  country: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u))), undefined),
  tariff: name,
  /** The step to show again; without it, the first step without a choice. */
  step: v.fallback(v.optional(v.picklist(orderSteps)), undefined),
  period: v.fallback(v.optional(v.picklist(['monthly', 'quarterly', 'semi-annually', 'annually'])), undefined),
  /** The options that differ from the plan's defaults. */
  options: v.fallback(v.optional(options), undefined),
  promocode: name,
});

export type OrderSearch = Partial<v.InferOutput<typeof orderSearch>>;

type ChangeOptions = {
  /** Replaces the history entry, because the step stays the same. */
  readonly replace?: boolean;
  /** Skips the change while a navigation is pending, which it would cancel. */
  readonly unlessLeaving?: boolean;
};

/** Writes a state into the URL. */
export type OrderSearchChange = (search: OrderSearch, options?: ChangeOptions) => Promise<void>;

/** Returns the first step without a choice. */
export function firstMissing({ type, country, tariff }: OrderSearch): OrderStep {
  if (!type) return 'category';
  if (!country) return 'placement';
  return tariff ? 'configuration' : 'plan';
}

/** Returns the step to show: the one the URL names, unless an earlier step has no choice. */
export function stepOf(search: OrderSearch): OrderStep {
  const reached = firstMissing(search);
  return search.step && orderSteps.indexOf(search.step) < orderSteps.indexOf(reached) ? search.step : reached;
}
