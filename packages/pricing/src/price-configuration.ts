import type { BillingCycle, ConfigOptions, FieldError, FieldErrorCode, PlanConfiguration } from '@portico/contract';
import { availability, isOn, ownValue, type Availability, type ConfigValue } from './available-options.ts';
import {
  termsOf,
  type Charge,
  type ChoiceTerms,
  type OptionTerms,
  type PlanTerms,
  type QuantityTerms,
  type TextTerms,
  type ToggleTerms,
} from './plan-terms.ts';
import { validateTextOption } from './validate-text-option.ts';

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

/** Prices a configuration of the contract, as `getPlanConfiguration` returns it. @throws RangeError if a price has more than two decimals */
export function priceConfiguration(configuration: PlanConfiguration, choice: ConfigurationChoice): Price {
  return pricePlan(termsOf(configuration), choice);
}

/**
 * Prices one unit of a configured plan for one billing period. The browser uses it for the summary, and the server for the order.
 * The result's `configoptions` is what the customer gets: defaults filled in, unavailable options left out, hostnames in lower case.
 */
export function pricePlan({ tariff, pricesCents, setupCents, options }: PlanTerms, choice: ConfigurationChoice): Price {
  const asked = choice.billing_cycle;
  const planCents = asked === null ? null : pricesCents[asked];
  // If the period itself is refused, its prices say nothing about the options.
  const cycle = planCents === null ? null : asked;
  const rules = availability(options, choice.configoptions);

  const verdicts = options
    .filter((option) => rules.isOpen(option.depends_on))
    .map((option) => ({ option, verdict: validate(option, { cycle, configoptions: choice.configoptions }, rules) }));
  const issues: FieldError[] = [
    ...(planCents === null
      ? [{ path: 'billing_cycle', code: asked === null ? 'required' : 'period_unavailable', params: {} } as const]
      : []),
    ...verdicts.flatMap(({ verdict }) => (verdict && 'issue' in verdict ? [verdict.issue] : [])),
    ...unknownKeys(options, choice.configoptions),
  ];
  if (planCents === null || issues.length > 0) return { ok: false, issues };

  const chosen = verdicts.flatMap(({ option, verdict }) => (verdict && 'value' in verdict ? [{ option, ...verdict }] : []));
  const planLine: PriceLine = { kind: 'plan', id: tariff, quantity: 1, cents: planCents, setupCents };
  const lines = [planLine, ...chosen.flatMap(({ line }) => (line ? [line] : []))];
  return {
    ok: true,
    lines,
    unitCents: lines.reduce((sum, line) => sum + line.cents, 0),
    setupCents: lines.reduce((sum, line) => sum + line.setupCents, 0),
    configoptions: Object.fromEntries(chosen.map(({ option, value }) => [option.id, value])),
  };
}

/** `cycle` is null if the period is missing or refused, which is an issue of its own. */
type Chosen = { cycle: BillingCycle | null; configoptions: ConfigOptions };

function validate(option: OptionTerms, choice: Chosen, rules: Availability): Verdict {
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

function validateChoice(option: ChoiceTerms, choice: Chosen, rules: Availability): Verdict {
  const given = ownValue(choice.configoptions, option.id);
  if (given !== null && typeof given !== 'string') return refusal(option, 'wrong_type', { expected: 'string' });
  const value = rules.heldBy(option.id);
  if (given !== null && given !== value) {
    return refusal(option, option.choices.some((offered) => offered.value === given) ? 'option_unavailable' : 'not_in_list');
  }
  const chosen = option.choices.find((offered) => offered.value === value);
  if (!chosen) return option.required ? refusal(option, 'required') : null;
  return accepted(option, chosen.value, { quantity: 1, priced: chosen, cycle: choice.cycle });
}

function validateQuantity(option: QuantityTerms, choice: Chosen): Verdict {
  const value = ownValue(choice.configoptions, option.id) ?? option.default;
  if (typeof value !== 'number') return refusal(option, 'wrong_type', { expected: 'integer' });
  if (!Number.isFinite(value)) return refusal(option, 'not_a_number');
  if (!Number.isSafeInteger(value)) return refusal(option, 'whole_number');
  if (value < option.min) return refusal(option, 'too_small', { min: option.min });
  if (value > option.max) return refusal(option, 'too_large', { max: option.max });
  const quantity = Math.max(0, value - option.included);
  return accepted(option, value, { quantity, priced: option, cycle: choice.cycle });
}

function validateToggle(option: ToggleTerms, choice: Chosen): Verdict {
  const given = ownValue(choice.configoptions, option.id);
  if (given !== null && typeof given !== 'boolean') return refusal(option, 'wrong_type', { expected: 'boolean' });
  if (isOn(option, choice.configoptions)) return accepted(option, true, { quantity: 1, priced: option, cycle: choice.cycle });
  return option.required ? refusal(option, 'must_accept') : { value: false, line: null };
}

function validateText(option: TextTerms, choice: Chosen): Verdict {
  const given = ownValue(choice.configoptions, option.id);
  if (given !== null && typeof given !== 'string') return refusal(option, 'wrong_type', { expected: 'string' });
  const validated = validateTextOption(option, given ?? '');
  if ('code' in validated) return refusal(option, validated.code, validated.params);
  return validated.words === null ? null : accepted(option, validated.words, { quantity: 1, priced: option, cycle: choice.cycle });
}

function unknownKeys(options: readonly OptionTerms[], configoptions: ConfigOptions): FieldError[] {
  const known = new Set(options.map((option) => option.id));
  const unknown = Object.keys(configoptions).filter((key) => !known.has(key));
  return unknown.toSorted().map((key) => ({ path: `configoptions.${key}`, code: 'option_unknown', params: {} }));
}

function refusal(option: OptionTerms, code: FieldErrorCode, params: FieldError['params'] = {}): { issue: FieldError } {
  return { issue: { path: `configoptions.${option.id}`, code, params } };
}

type Charged = { quantity: number; priced: Charge; cycle: BillingCycle | null };

/** A free option needs no price for the period. Without a period, options have no price yet. */
function accepted(option: OptionTerms, value: ConfigValue, { quantity, priced, cycle }: Charged): Verdict {
  const cents = quantity === 0 || cycle === null ? 0 : priced.pricesCents[cycle];
  if (cents === null) return refusal(option, 'option_unavailable');
  return { value, line: { kind: 'option', id: option.id, quantity, cents: quantity * cents, setupCents: quantity * priced.setupCents } };
}
