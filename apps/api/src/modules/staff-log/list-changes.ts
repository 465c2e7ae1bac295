import type { Transaction } from '../../platform/database/database.ts';
import type { StaffLogDetails } from '../../platform/database/tables/staff-tables.ts';
import { listedPage, type Listed } from '../../operator/listed-page.ts';
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

/** Returns the newest changes first. */
export async function listChanges(tx: Transaction, filter: LogFilter, limit: number): Promise<Listed<LoggedChange>> {
  const rows = await allStaffLogRepository(tx).list(filter, limit + 1);
  const changes = rows.map(({ client_id: clientId, ...row }) => ({ ...row, clientId }));
  return listedPage(changes, limit, ({ id }) => id);
}
