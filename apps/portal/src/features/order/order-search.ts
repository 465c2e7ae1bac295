import * as v from 'valibot';

const name = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(80))), undefined);

export const orderSteps = ['category', 'placement', 'plan', 'configuration'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** As many options as a plan may have, and no more text than an address should carry. */
const optionsMax = 40;
const options = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(80)),
    v.union([v.pipe(v.string(), v.maxLength(253)), v.boolean(), v.pipe(v.number(), v.safeInteger())]),
  ),
  v.check((given) => Object.keys(given).length <= optionsMax),
);

/** The wizard's whole state stands in the URL, so that Back, a reload and a shared link keep it. What means nothing is dropped. */
export const orderSearch = v.object({
  type: name,
  country: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u))), undefined),
  tariff: name,
  /** Of a step that is looked at again; without it the first one whose choice is missing. */
  step: v.fallback(v.optional(v.picklist(orderSteps)), undefined),
  period: v.fallback(v.optional(v.picklist(['monthly', 'quarterly', 'semi-annually', 'annually'])), undefined),
  /** The options that differ from what the plan comes with. */
  options: v.fallback(v.optional(options), undefined),
});

export type OrderSearch = Partial<v.InferOutput<typeof orderSearch>>;

type ChangeOptions = {
  /** It is the same step. */
  readonly replace?: boolean;
  /** Not while the person is on the way to another page, which it would call off. */
  readonly unlessLeaving?: boolean;
};

/** Puts a state into the URL. */
export type OrderSearchChange = (search: OrderSearch, options?: ChangeOptions) => Promise<void>;

/** The first step whose choice is missing. */
export function firstMissing({ type, country, tariff }: OrderSearch): OrderStep {
  if (!type) return 'category';
  if (!country) return 'placement';
  return tariff ? 'configuration' : 'plan';
}

/** The step that an address shows: the one that it names, unless one before it was never taken. */
export function stepOf(search: OrderSearch): OrderStep {
  const reached = firstMissing(search);
  return search.step && orderSteps.indexOf(search.step) < orderSteps.indexOf(reached) ? search.step : reached;
}
