import { readFileSync } from 'node:fs';
import path from 'node:path';
import { vatIdAsWritten } from '@portico/validation/vat-id';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { isInEu } from './vat-rates.ts';
import { vatCountry } from './vat-country.ts';

const line = (most: number) =>
  v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(most, `must have at most ${most} characters`),
    v.regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]*$/u, 'must be one line of printable characters'),
  );

const bankSchema = v.strictObject({
  account_name: line(100),
  iban: v.pipe(
    line(60),
    v.transform((iban) => iban.replaceAll(' ', '').toUpperCase()),
    v.check(isIban, 'must be an IBAN'),
  ),
  bic: v.optional(v.nullable(v.pipe(line(11), v.regex(/^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/, 'must be a BIC'))), null),
});

const sellerSchema = v.pipe(
  v.strictObject({
    name: line(100),
    address: line(200),
    zip_code: line(20),
    city: line(100),
    state: v.optional(v.nullable(line(100)), null),
    country: v.pipe(v.string('must be a text'), v.check(isInEu, 'must be an EU country code, such as DE')),
    vat_id: v.pipe(
      line(30),
      v.check((text) => vatIdAsWritten(text) !== null, 'must be a VAT id'),
      v.transform((text) => vatIdAsWritten(text) ?? text),
    ),
    bank: v.optional(v.nullable(bankSchema), null),
    prices: v.picklist(['net', 'gross'], 'must be net or gross'),
    one_stop_shop: v.optional(v.boolean('must be true or false'), true),
  }),
  v.forward(
    v.partialCheck([['vat_id'], ['country']], ({ vat_id, country }) => vatCountry(vat_id) === country, 'must be from the seller’s country'),
    ['vat_id'],
  ),
);

/** The seller from the provider's file. */
export type Seller = v.InferOutput<typeof sellerSchema>;

type SellerResult = { ok: true; seller: Seller } | { ok: false; problem: string };

export function readSellerFile(file: string): SellerResult {
  let source: string;
  try {
    source = readFileSync(path.resolve(file), 'utf8');
  } catch (error) {
    return { ok: false, problem: `${file} can't be read: ${error instanceof Error ? error.message : String(error)}` };
  }
  const document = parseDocument(source, { prettyErrors: true });
  if (document.errors.length > 0) return { ok: false, problem: `${file}: ${document.errors.map(({ message }) => message).join('\n')}` };
  const reading = v.safeParse(sellerSchema, document.toJS({ maxAliasCount: 10 }));
  if (reading.success) return { ok: true, seller: reading.output };
  return { ok: false, problem: reading.issues.map((issue) => `${file}: ${v.getDotPath(issue) ?? 'the file'} ${issue.message}`).join('\n') };
}

/** ISO 13616: letters count from 10, and the number with its first four characters moved to the end must be 1 modulo 97. */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
