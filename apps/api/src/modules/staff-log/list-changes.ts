import type { Transaction } from '../../platform/database/database.ts';
import type { StaffLogDetails } from '../../platform/database/tables/staff-tables.ts';
import { allStaffLogRepository, type LogFilter } from './all-staff-log.repository.ts';

export type LoggedChange = {
  id: number;
  at: Date;
  staff: string;
  reason: string | null;
  operation: string;
  clientId: number | null;
  subject: string | null;
  details: StaffLogDetails;
};

/** Returns the newest changes first. `next` is the `before` of the next page, or null on the last one. */
export async function listChanges(
  tx: Transaction,
  filter: LogFilter,
  limit: number,
): Promise<{ items: LoggedChange[]; next: number | null }> {
  const rows = await allStaffLogRepository(tx).list(filter, limit + 1);
  const items = rows.slice(0, limit).map(({ client_id: clientId, ...row }) => ({ ...row, clientId }));
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
