import type { FieldError, FieldErrorCode } from '@portico/contract';
import type { Availability, ConfigValue } from './available-options.ts';
import type { Charge, ChoiceTerms, OptionTerms, QuantityTerms, TextTerms, ToggleTerms } from './plan-terms.ts';
import { validateTextOption } from './validate-text-option.ts';

/** A valid choice with what it charges, or why it is refused. Null if nothing was chosen and nothing is required. */
export type ChoiceResult = { issue: FieldError } | { value: ConfigValue; charged: { quantity: number; terms: Charge } | null } | null;

/** Reads the value given for an available option. Null means that none was given, so the option's default applies. */
export function readChoice(option: OptionTerms, given: ConfigValue | null, rules: Availability): ChoiceResult {
  switch (option.kind) {
    case 'choice':
      return readListed(option, given, rules);
    case 'quantity':
      return readQuantity(option, given);
    case 'toggle':
      return readToggle(option, given);
    case 'text':
      return readText(option, given);
  }
}

export function refusal(id: string, code: FieldErrorCode, params: FieldError['params'] = {}): { issue: FieldError } {
  return { issue: { path: `configoptions.${id}`, code, params } };
}

function readListed({ id, required, choices }: ChoiceTerms, given: ConfigValue | null, rules: Availability): ChoiceResult {
  if (given !== null && typeof given !== 'string') return refusal(id, 'wrong_type', { expected: 'string' });
  const value = rules.heldBy(id);
  if (given !== null && given !== value) {
    return refusal(id, choices.some((offered) => offered.value === given) ? 'option_unavailable' : 'not_in_list');
  }
  const chosen = choices.find((offered) => offered.value === value);
  if (!chosen) return required ? refusal(id, 'required') : null;
  return { value: chosen.value, charged: { quantity: 1, terms: chosen } };
}

function readQuantity(option: QuantityTerms, given: ConfigValue | null): ChoiceResult {
  const { id, min, max, included } = option;
  const value = given ?? option.default;
  if (typeof value !== 'number') return refusal(id, 'wrong_type', { expected: 'integer' });
  if (!Number.isFinite(value)) return refusal(id, 'not_a_number');
  if (!Number.isSafeInteger(value)) return refusal(id, 'whole_number');
  if (value < min) return refusal(id, 'too_small', { min });
  if (value > max) return refusal(id, 'too_large', { max });
  return { value, charged: { quantity: Math.max(0, value - included), terms: option } };
}

function readToggle(option: ToggleTerms, given: ConfigValue | null): ChoiceResult {
  const value = given ?? option.default;
  if (typeof value !== 'boolean') return refusal(option.id, 'wrong_type', { expected: 'boolean' });
  if (value) return { value, charged: { quantity: 1, terms: option } };
  return option.required ? refusal(option.id, 'must_accept') : { value, charged: null };
}

function readText(option: TextTerms, given: ConfigValue | null): ChoiceResult {
  if (given !== null && typeof given !== 'string') return refusal(option.id, 'wrong_type', { expected: 'string' });
  const validated = validateTextOption(option, given ?? '');
  if ('code' in validated) return refusal(option.id, validated.code, validated.params);
  return validated.words === null ? null : { value: validated.words, charged: { quantity: 1, terms: option } };
}
