import { dayAfterPeriod, isoDay } from '../../calendar.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { OwnService } from '../services/own-service.ts';
import { renewalInvoicesRepository } from './renewal-invoices.repository.ts';

/** Returns the day until which a service is paid: by its renewals, or else by its order, from the day on which it was set up. */
export async function paidUntil(tx: Transaction, { id, activated_at: since, billing_cycle: cycle }: OwnService): Promise<string | null> {
  return (await renewalInvoicesRepository(tx).paidUntil(id)) ?? (since === null ? null : dayAfterPeriod(isoDay(since), cycle));
}
