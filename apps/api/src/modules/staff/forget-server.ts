import type { App } from '../../app.ts';
import { OperatorError } from '../../operator/operator-error.ts';
import { requireReason, type Staff } from '../../operator/staff.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { releaseServer } from '../services/provisioning/release-server.ts';
import { recordChange } from '../staff-log/record-change.ts';
import { lockLiving, type ChangedService } from './change-service.ts';

/**
 * Gives up the server of a deleted service without asking its driver, because its host is lost for good. Its addresses are released.
 * @throws OperatorError without a reason, or if the service isn't deleted or its server is already removed
 */
export async function forgetServer(app: App, tx: Transaction, serviceId: number, staff: Staff): Promise<ChangedService> {
  requireReason(staff);
  const { client_id: clientId, hostname, status, server_released_at: releasedAt } = await lockLiving(tx, serviceId, ['delete']);
  if (releasedAt !== null) throw new OperatorError(`The server of service ${serviceId} is already removed.`);
  const at = app.now();
  await releaseServer(app, tx, serviceId, at);
  await recordChange(tx, staff, { operation: 'forgetServer', clientId, subject: serviceId, details: { hostname } }, at);
  return { id: serviceId, clientId, hostname, status, nextDueDate: null };
}
