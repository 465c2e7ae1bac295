import type { FieldError } from '@portico/contract';

const refused = (text: string) => text.includes('\0') || !text.isWellFormed();

/**
 * Finds text that no database column accepts: NUL and lone surrogates, in keys too. It doesn't recurse, because the client controls the
 * depth.
 */
export function textErrors(value: unknown): FieldError[] {
  const errors: FieldError[] = [];
  const rest: { value: unknown; path: string }[] = [{ value, path: '' }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next.value === 'string') {
      if (refused(next.value)) errors.push({ path: next.path, code: 'characters_not_allowed', params: {} });
    } else if (typeof next.value === 'object' && next.value !== null) {
      for (const [key, inner] of Object.entries(next.value)) {
        // The path omits the key, because the key is the invalid text.
        if (refused(key)) errors.push({ path: next.path, code: 'characters_not_allowed', params: {} });
        else rest.push({ value: inner, path: next.path === '' ? key : `${next.path}.${key}` });
      }
    }
  }
  return errors;
}
