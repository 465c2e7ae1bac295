import type {
  BillingCycle,
  ChoiceOption,
  ConfigOptions,
  CyclePrices,
  FieldError,
  FieldErrorCode,
  Option,
  PlanConfiguration,
  QuantityOption,
  TextOption,
  ToggleOption,
} from '@portico/contract';
import { availability, isOn, ownValue, type Availability, type ConfigValue } from './available-options.ts';
import { validateTextOption } from './validate-text-option.ts';
import { centsFromEuros } from './money.ts';

export type ConfigurationChoice = { billing_cycle: BillingCycle | null; configoptions: ConfigOptions };

/**
 * One row of the price: `quantity` is the number of charged units (above the included ones), `cents` the price of the whole row for one
 * period, `setupCents` its one-time fee.
 */
export type PriceLine = { kind: 'plan' | 'option'; id: string; quantity: number; cents: number; setupCents: number };

/** `unitCents` recurs each period; `setupCents` is charged once. */
export type Price =
  | { ok: true; lines: PriceLine[]; unitCents: number; setupCents: number; configoptions: ConfigOptions }
  | { ok: false; issues: FieldError[] };

type Verdict =
  | { issue: FieldError }
  /** Null if nothing was chosen and nothing is required. */
  | { value: ConfigValue; line: PriceLine | null }
  | null;

/**
 * Prices one unit of a configured plan for one billing period. The browser uses it for the summary, and the server for the order. The
 * result is independent of the language; `describeConfiguration` has the texts.
 * The result's `configoptions` is what the customer gets: defaults filled in, unavailable options left out, hostnames in lower case.
 * Throws a RangeError if a catalogue price has more than two decimals.
 */
export function priceConfiguration(configuration: PlanConfiguration, choice: ConfigurationChoice): Price {
  const { plan, billing_cycles, options } = configuration;
  const period = billing_cycles.find((offered) => offered.billing_cycle === choice.billing_cycle);
  // If the period itself is refused, its prices say nothing about the options.
  const chosen: ConfigurationChoice = { billing_cycle: period?.billing_cycle ?? null, configoptions: choice.configoptions };
  const rules = availability(configuration, choice.configoptions);

  const verdicts = options
    .filter((option) => rules.isOpen(option.depends_on))
    .map((option) => ({ option, verdict: validate(option, chosen, rules) }));
  const periodCode = choice.billing_cycle === null ? 'required' : 'period_unavailable';
  const issues: FieldError[] = [
    ...(period ? [] : [{ path: 'billing_cycle', code: periodCode, params: {} } as const]),
    ...verdicts.flatMap(({ verdict }) => (verdict && 'issue' in verdict ? [verdict.issue] : [])),
    ...unknownKeys(options, choice.configoptions),
  ];
  if (!period || issues.length > 0) return { ok: false, issues };

  const chosenValues = verdicts.flatMap(({ option, verdict }) => (verdict && 'value' in verdict ? [{ option, ...verdict }] : []));
  const planLine: PriceLine = {
    kind: 'plan',
    id: plan.tariff,
    quantity: 1,
    cents: exactCents(period.price),
    setupCents: exactCents(plan.setup_fee),
  };
  const lines = [planLine, ...chosenValues.flatMap(({ line }) => (line ? [line] : []))];
  return {
    ok: true,
    lines,
    unitCents: lines.reduce((sum, line) => sum + line.cents, 0),
    setupCents: lines.reduce((sum, line) => sum + line.setupCents, 0),
    configoptions: Object.fromEntries(chosenValues.map(({ option, value }) => [option.id, value])),
  };
}

function validate(option: Option, choice: ConfigurationChoice, rules: Availability): Verdict {
  switch (option.kind) {
    case 'choice':
      return validateChoice(option, choice, rules);
    case 'quantity':
      return validateQuantity(option, choice);
    case 'toggle':
      return validateToggle(option, choice);
    case 'text':
      return validateText(option, choice);
  }
}

function validateChoice(option: ChoiceOption, choice: ConfigurationChoice, rules: Availability): Verdict {
  const given = ownValue(choice.configoptions, option.id);
  if (given !== null && typeof given !== 'string') return refusal(option, 'wrong_type', { expected: 'string' });
  const value = rules.heldBy(option.id);
  if (given !== null && given !== value) {
    return refusal(option, option.choices.some((offered) => offered.value === given) ? 'option_unavailable' : 'not_in_list');
  }
  const chosen = option.choices.find((offered) => offered.value === value);
  if (!chosen) return option.required ? refusal(option, 'required') : null;
  return accepted(option, chosen.value, { quantity: 1, priced: chosen, cycle: choice.billing_cycle });
}

function validateQuantity(option: QuantityOption, choice: ConfigurationChoice): Verdict {
  const value = ownValue(choice.configoptions, option.id) ?? option.default;
  if (typeof value !== 'number') return refusal(option, 'wrong_type', { expected: 'integer' });
  if (!Number.isFinite(value)) return refusal(option, 'not_a_number');
  if (!Number.isSafeInteger(value)) return refusal(option, 'whole_number');
  if (value < option.min) return refusal(option, 'too_small', { min: option.min });
  if (value > option.max) return refusal(option, 'too_large', { max: option.max });
  const quantity = Math.max(0, value - option.included);
  return accepted(option, value, { quantity, priced: option, cycle: choice.billing_cycle });
}

function validateToggle(option: ToggleOption, choice: ConfigurationChoice): Verdict {
  const given = ownValue(choice.configoptions, option.id);
  if (given !== null && typeof given !== 'boolean') return refusal(option, 'wrong_type', { expected: 'boolean' });
  if (isOn(option, choice.configoptions)) return accepted(option, true, { quantity: 1, priced: option, cycle: choice.billing_cycle });
  return option.required ? refusal(option, 'must_accept') : { value: false, line: null };
}

function validateText(option: TextOption, choice: ConfigurationChoice): Verdict {
  const given = ownValue(choice.configoptions, option.id);
  if (given !== null && typeof given !== 'string') return refusal(option, 'wrong_type', { expected: 'string' });
  const validated = validateTextOption(option, given ?? '');
  if ('code' in validated) return refusal(option, validated.code, validated.params);
  return validated.words === null ? null : accepted(option, validated.words, { quantity: 1, priced: option, cycle: choice.billing_cycle });
}

function unknownKeys(options: readonly Option[], configoptions: ConfigOptions): FieldError[] {
  const known = new Set(options.map((option) => option.id));
  const unknown = Object.keys(configoptions).filter((key) => !known.has(key));
  return unknown.toSorted().map((key) => ({ path: `configoptions.${key}`, code: 'option_unknown', params: {} }));
}

function refusal(option: Option, code: FieldErrorCode, params: FieldError['params'] = {}): { issue: FieldError } {
  return { issue: { path: `configoptions.${option.id}`, code, params } };
}

type Charged = { quantity: number; priced: Pick<QuantityOption, 'prices' | 'setup_fee'>; cycle: BillingCycle | null };

/** A free option needs no price for the period. */
function accepted(option: Option, value: ConfigValue, { quantity, priced, cycle }: Charged): Verdict {
  const cents = quantity === 0 ? 0 : centsFor(priced.prices, cycle);
  if (cents === null) return refusal(option, 'option_unavailable');
  const setupCents = quantity * exactCents(priced.setup_fee);
  return { value, line: { kind: 'option', id: option.id, quantity, cents: quantity * cents, setupCents } };
}

/**
 * Returns the price in cents, or null if it is not sold for the period. Without a period it is 0, because the missing period is a separate
 * issue.
 */
function centsFor(prices: CyclePrices, cycle: BillingCycle | null): number | null {
  if (cycle === null) return 0;
  const euros = prices[cycle];
  return euros === null ? null : exactCents(euros);
}

function exactCents(euros: number): number {
  const cents = centsFromEuros(euros);
  if (cents === null) throw new RangeError(`The catalogue has a price that is no amount of cents: ${euros}`);
  return cents;
}
