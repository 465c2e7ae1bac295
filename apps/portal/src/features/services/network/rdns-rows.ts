import type { FieldError } from '@portico/contract';
import { validate } from '@portico/validation/issues';
import { addressInPrefix, canonicalAddress, rdnsAddSchema } from '@portico/validation/rdns';

export type RdnsRow = { readonly suffix: string; readonly value: string };
export type RdnsRows = { readonly records: RdnsRow[] };

/** What follows the prefix of an address within it, or null where it lies elsewhere. */
export function suffixOf(prefix: string, address: string): string | null {
  const network = prefix.replace(/(::)?\/\d+$/u, '');
  const canonical = canonicalAddress(address);
  if (canonical === null || !canonical.startsWith(`${network}:`)) return null;
  const rest = canonical.slice(network.length + 1);
  return rest.startsWith(':') ? `:${rest}` : `::${rest}`;
}

/** Rows of a pasted text: an address or suffix and a name on each line, with blanks, commas, semicolons or tabs between them. */
export function rowsOfText(prefix: string, text: string): RdnsRow[] {
  return text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [address = '', value = ''] = line.split(/[\s,;=]+/u);
      return { suffix: suffixOf(prefix, address) ?? address, value };
    });
}

/** The rules of the rows, and what one alone can't know: an address outside the prefix, or one that has a name already, however it is spelled. */
export function validateRows(prefix: string, taken: readonly string[]) {
  return (values: RdnsRows) => {
    const validated = validate(rdnsAddSchema, values);
    const issues: FieldError[] = validated.ok ? [] : [...validated.issues];
    const seen = new Set(taken);
    values.records.forEach(({ suffix }, index) => {
      const path = `records.${index}.suffix`;
      if (issues.some((issue) => issue.path === path)) return;
      const found = addressInPrefix(prefix, suffix.trim());
      if (typeof found === 'string') issues.push({ path, code: found === 'outside' ? 'outside_prefix' : 'suffix_invalid', params: {} });
      else if (seen.has(found.address)) issues.push({ path, code: 'duplicate_address', params: {} });
      else seen.add(found.address);
    });
    return validated.ok && issues.length === 0 ? { ok: true as const, output: validated.output } : { ok: false as const, issues };
  };
}
