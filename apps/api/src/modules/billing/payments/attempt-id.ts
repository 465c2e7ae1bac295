import type { Configuration } from '../../../platform/settings/configuration.ts';
import { createSigner } from '../../../platform/secrets/signature.ts';
import type { InvoiceRow } from '../invoices/invoices.repository.ts';

const version = 0x80;
const variant = 0x80;

/**
 * Returns the payment id of an automatic attempt, which is the gateway's idempotency key. A restored database derives the same one, so that the
 * gateway returns a charge made since the backup instead of charging twice. Signed, so that it can't be guessed.
 */
export function attemptId(
  configuration: Configuration,
  { id, client_id: clientId, created_at: issuedAt }: Pick<InvoiceRow, 'id' | 'client_id' | 'created_at'>,
  attempt: number,
): string {
  const text = [clientId, id, issuedAt.toISOString(), attempt].join(' ');
  const bytes = Buffer.from(createSigner(configuration, 'charge attempt').sign(text), 'base64url').subarray(0, 16);
  // RFC 9562, version 8: our own layout.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | version, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | variant, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
