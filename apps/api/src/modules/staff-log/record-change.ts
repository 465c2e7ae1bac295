import type { Transaction } from '../../platform/database/database.ts';
import type { StaffLogDetails } from '../../platform/database/tables/staff-tables.ts';
import type { Staff } from '../../operator/staff.ts';
import { allStaffLogRepository } from './all-staff-log.repository.ts';

export type StaffChange = {
  /** Verb and object, such as `refundInvoice`. */
  operation: string;
  clientId?: number | null;
  /** What was changed: an invoice's number, a service's id, a promo code. */
  subject?: string | number | null;
  details?: StaffLogDetails;
};

/** Adds a change to the staff log, in the transaction of the change. Returns the entry's id. */
export function recordChange(
  tx: Transaction,
  { name, reason }: Staff,
  { operation, clientId = null, subject = null, details = {} }: StaffChange,
  at: Date,
): Promise<number> {
  return allStaffLogRepository(tx).insert({
    at,
    staff: name,
    reason,
    operation,
    client_id: clientId,
    subject: subject === null ? null : String(subject),
    details: JSON.stringify(details),
  });
}
