import { randomUUID } from 'node:crypto';
import type { OperationId } from '@portico/contract/operations';
import type { Transaction } from '@portico/api/platform/database/database';

const minuteMs = 60_000;
/** Shortly before support answered the ticket that the visit was about. */
const hoursAgo = 26.2;
const visitMinutes = 9;
const limitMinutes = 60;

/** The operator's requests, one minute apart. */
const seen: readonly OperationId[] = ['listServices', 'getService', 'getServiceMetrics', 'listServiceActivity', 'getTicket'];

/** Adds a support visit, so that the list of support access is not empty. */
export async function seedDemoSupportVisit(tx: Transaction, demo: { clientId: number; userId: number; now: Date }): Promise<void> {
  const startMs = demo.now.getTime() - hoursAgo * 60 * minuteMs;
  const after = (minutes: number) => new Date(startMs + minutes * minuteMs);
  const id = randomUUID();
  const visit = { id, client_id: demo.clientId, user_id: demo.userId, operator: 'Lena Vogt', can_write: false };
  await tx
    .insertInto('impersonation')
    .values({
      ...visit,
      reason: 'Disk errors on db-primary',
      // The code was used, so no code matches this hash.
      code_hash: `demo ${id}`,
      code_expires_at: after(1),
      created_at: after(0),
      started_at: after(0),
      until: after(limitMinutes),
      ended_at: after(visitMinutes),
    })
    .execute();
  const requests = seen.map((operation, index) => ({ impersonation_id: id, operation, is_allowed: true, at: after(index + 1) }));
  await tx.insertInto('impersonated_request').values(requests).execute();
}
