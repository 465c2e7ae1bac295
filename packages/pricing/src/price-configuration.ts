import type { BillingCycle, ConfigOptions, FieldError, PlanConfiguration } from '@portico/contract';
import { availability, ownValue, type ConfigValue } from './available-options.ts';
import { termsOf, type OptionTerms, type PlanTerms } from './plan-terms.ts';
import { readChoice, refusal, type ChoiceResult } from './read-choice.ts';

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

/** Prices a configuration of the contract, as `getPlanConfiguration` returns it. @throws RangeError if a price has more than two decimals */
export function priceConfiguration(configuration: PlanConfiguration, choice: ConfigurationChoice): Price {
  return pricePlan(termsOf(configuration), choice);
}

/**
 * Prices one unit of a configured plan for one billing period. The browser uses it for the summary, and the server for the order.
 * The result's `configoptions` is what the customer gets: defaults filled in, unavailable options left out, hostnames in lower case.
 */
export function pricePlan({ tariff, pricesCents, setupCents, options }: PlanTerms, choice: ConfigurationChoice): Price {
  const requestedCycle = choice.billing_cycle;
  const planCents = requestedCycle === null ? null : pricesCents[requestedCycle];
  // If the period itself is refused, its prices say nothing about the options.
  const cycle = planCents === null ? null : requestedCycle;
  const rules = availability(options, choice.configoptions);

  const readings = options
    .filter((option) => rules.isOpen(option.depends_on))
    .map((option) => priced(option, readChoice(option, ownValue(choice.configoptions, option.id), rules), cycle));
  const issues: FieldError[] = [
    ...(planCents === null
      ? [{ path: 'billing_cycle', code: requestedCycle === null ? 'required' : 'period_unavailable', params: {} } as const]
      : []),
    ...readings.flatMap((reading) => (reading && 'issue' in reading ? [reading.issue] : [])),
    ...unknownKeys(options, choice.configoptions),
  ];
  if (planCents === null || issues.length > 0) return { ok: false, issues };

  const chosen = readings.flatMap((reading) => (reading && 'value' in reading ? [reading] : []));
  const planLine: PriceLine = { kind: 'plan', id: tariff, quantity: 1, cents: planCents, setupCents };
  const lines = [planLine, ...chosen.flatMap(({ line }) => (line ? [line] : []))];
  return {
    ok: true,
    lines,
    unitCents: lines.reduce((sum, line) => sum + line.cents, 0),
    setupCents: lines.reduce((sum, line) => sum + line.setupCents, 0),
    configoptions: Object.fromEntries(chosen.map(({ id, value }) => [id, value])),
  };
}

type PricedChoice = { id: string; value: ConfigValue; line: PriceLine | null };

/** A free option needs no price for the period. Without a period, options have no price yet. */
function priced({ id }: OptionTerms, reading: ChoiceResult, cycle: BillingCycle | null): PricedChoice | { issue: FieldError } | null {
  if (reading === null || 'issue' in reading) return reading;
  const { value, charged } = reading;
  if (charged === null) return { id, value, line: null };
  const { quantity, terms } = charged;
  const cents = quantity === 0 || cycle === null ? 0 : terms.pricesCents[cycle];
  if (cents === null) return refusal(id, 'option_unavailable');
  return { id, value, line: { kind: 'option', id, quantity, cents: quantity * cents, setupCents: quantity * terms.setupCents } };
}

function unknownKeys(options: readonly OptionTerms[], configoptions: ConfigOptions): FieldError[] {
  const known = new Set(options.map((option) => option.id));
  const unknown = Object.keys(configoptions).filter((key) => !known.has(key));
  return unknown.toSorted().map((key) => ({ path: `configoptions.${key}`, code: 'option_unknown', params: {} }));
}
