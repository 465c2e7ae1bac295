import type { FieldError } from '@portico/contract';
import { isHostname } from './hostname.ts';
import type { TextTerms } from './plan-terms.ts';

/** The stored text, null if it is empty and optional, or why it is refused. */
type Validated = { words: string | null } | Pick<FieldError, 'code' | 'params'>;

/** Validates the input of a text option. */
export function validateTextOption(option: Omit<TextTerms, 'pricesCents' | 'setupCents'>, typed: string): Validated {
  const words = option.format === 'hostname' ? typed.trim().toLowerCase() : typed.trim();
  if (words === '') return option.required ? { code: 'required', params: {} } : { words: null };
  if (words.length < option.min_length) return { code: 'too_short', params: { min: option.min_length } };
  if (words.length > option.max_length) return { code: 'too_long', params: { max: option.max_length } };
  if (option.format === 'hostname') return isHostname(words) ? { words } : { code: 'hostname_invalid', params: {} };
  // Characters without a glyph cannot be printed on an invoice.
  if (/\p{C}/u.test(words)) return { code: 'characters_not_allowed', params: {} };
  return fits(option.pattern, words) ? { words } : { code: 'invalid', params: {} };
}

function fits(pattern: string | null, words: string): boolean {
  return pattern === null || new RegExp(`^(?:${pattern})$`, 'u').test(words);
}
