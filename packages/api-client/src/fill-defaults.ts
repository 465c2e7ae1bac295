import type { Defaults } from '@portico/contract/defaults';

/**
 * Returns a response with the defaults of absent properties; those of a list apply to each entry. A list that doesn't name its page has the
 * requested one.
 */
export function fillDefaults(value: unknown, defaults: Defaults | undefined, requestedPage?: object): unknown {
  if (defaults === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => fillDefaults(entry, defaults));
  const { fill = {}, within = {} } = defaults;
  const filled: Record<string, unknown> = { ...fill, ...('page' in fill && requestedPage), ...value };
  for (const [key, inner] of Object.entries(within)) {
    if (key in filled) filled[key] = fillDefaults(filled[key], inner);
  }
  return filled;
}
