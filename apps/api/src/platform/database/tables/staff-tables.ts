import type { Generated } from 'kysely';
import type { Frozen, Json } from './columns.ts';

export type StaffTables = { staff_log: StaffLogTable };

export type StaffLogDetails = Readonly<Record<string, string | number | boolean | null>>;

/** Append-only. */
export type StaffLogTable = {
  id: Generated<number>;
  at: Frozen<Date>;
  /** The name of who made the change. */
  staff: Frozen<string>;
  reason: Frozen<string | null>;
  /** Verb and object, such as `refundInvoice`. */
  operation: Frozen<string>;
  client_id: Frozen<number | null>;
  /** What was changed: an invoice's number, a service's id, a promo code. */
  subject: Frozen<string | null>;
  details: Json<StaffLogDetails>;
};
