import type { Defaults } from '@portico/contract/defaults';

/**
 * Returns a response with the defaults of absent properties; those of a list apply to each entry. `requested` has what the request makes
 * known of them, such as the page.
 */
export function fillDefaults(value: unknown, defaults: Defaults | undefined, requested: Readonly<Record<string, unknown>> = {}): unknown {
  if (defaults === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => fillDefaults(entry, defaults));
  const { fill = {}, within = {} } = defaults;
  const filled: Record<string, unknown> = { ...fill, ...value };
  for (const key in requested) if (key in fill && !(key in value)) filled[key] = requested[key];
  for (const [key, inner] of Object.entries(within)) {
    if (key in filled) filled[key] = fillDefaults(filled[key], inner);
  }
  return filled;
}
