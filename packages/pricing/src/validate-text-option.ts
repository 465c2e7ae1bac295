import type { FieldError, TextOption } from '@portico/contract';
import { isHostname } from './hostname.ts';

/** The words as they are kept, null where there are none and none are needed; or why they are refused. */
type Validated = { words: string | null } | Pick<FieldError, 'code' | 'params'>;

/** Judges what was typed into a text option. */
export function validateTextOption(option: TextOption, typed: string): Validated {
  const words = option.format === 'hostname' ? typed.trim().toLowerCase() : typed.trim();
  if (words === '') return option.required ? { code: 'required', params: {} } : { words: null };
  if (words.length < option.min_length) return { code: 'too_short', params: { min: option.min_length } };
  if (words.length > option.max_length) return { code: 'too_long', params: { max: option.max_length } };
  if (option.format === 'hostname') return isHostname(words) ? { words } : { code: 'hostname_invalid', params: {} };
  // What has no shape cannot be printed on an invoice.
  if (/\p{C}/u.test(words)) return { code: 'characters_not_allowed', params: {} };
  return fits(option.pattern, words) ? { words } : { code: 'invalid', params: {} };
}

function fits(pattern: string | null, words: string): boolean {
  return pattern === null || new RegExp(`^(?:${pattern})$`, 'u').test(words);
}
