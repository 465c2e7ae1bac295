import type { FieldError } from '@portico/contract';
import { validate } from '@portico/validation/issues';
import { addressInPrefix, rdnsAddSchema, suffixInPrefix } from '@portico/validation/rdns';

export type RdnsRow = { readonly suffix: string; readonly value: string };
export type RdnsRows = { readonly records: RdnsRow[] };

/** Parses pasted text into rows: an address or suffix and a hostname per line, separated by spaces, commas, semicolons or tabs. */
export function rowsOfText(prefix: string, text: string): RdnsRow[] {
  return text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [address = '', value = ''] = line.split(/[\s,;=]+/u);
      return { suffix: suffixInPrefix(prefix, address) ?? address, value };
    });
}

/**
 * Validates the rows, including what a single row can't know: addresses outside the prefix, and addresses that already have a hostname in
 * any spelling.
 */
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
