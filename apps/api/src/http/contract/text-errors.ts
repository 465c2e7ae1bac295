import type { FieldError } from '@portico/contract';

const refused = (text: string) => text.includes('\0') || !text.isWellFormed();

/**
 * Text that no database column takes: NUL, and halves of a surrogate pair. Keys are looked at too. Without recursion, since the depth is the
 * caller's choice.
 */
export function textErrors(value: unknown): FieldError[] {
  const errors: FieldError[] = [];
  const rest: { value: unknown; path: string }[] = [{ value, path: '' }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next.value === 'string') {
      if (refused(next.value)) errors.push({ path: next.path, code: 'characters_not_allowed', params: {} });
    } else if (typeof next.value === 'object' && next.value !== null) {
      for (const [key, inner] of Object.entries(next.value)) {
        // The key itself can't be shown: it is what can't be stored.
        if (refused(key)) errors.push({ path: next.path, code: 'characters_not_allowed', params: {} });
        else rest.push({ value: inner, path: next.path === '' ? key : `${next.path}.${key}` });
      }
    }
  }
  return errors;
}
