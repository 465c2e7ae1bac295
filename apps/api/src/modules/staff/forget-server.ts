import { DriverError } from '@portico/drivers/driver-error';
import type { App } from '../../app.ts';
import { OperatorError } from '../../operator/operator-error.ts';
import { requireDriver } from '../../operator/require-driver.ts';
import { requireReason, type Staff } from '../../operator/staff.ts';
import type { OwnService } from '../services/any-service.ts';
import { askNamedDriver } from '../services/provisioning/ask-driver.ts';
import { releaseServer } from '../services/provisioning/release-server.ts';
import { recordChange } from '../staff-log/record-change.ts';
import { findLiving, lockLiving, type ChangedService } from './change-service.ts';

/** As long as `service check` waits: by then, its host has had half an hour to answer. */
const patienceMinutes = 30;
/** A busy host may be too slow for one call. */
const maxQuestions = 3;

/**
 * Gives up the server of a deleted service, because its host is lost for good. Its addresses are released.
 * @throws OperatorError without a reason, or if the service isn't deleted, was deleted just now, its server is already removed, its driver answers, or this command has no driver
 */
export async function forgetServer(app: App, serviceId: number, staff: Staff): Promise<ChangedService> {
  requireReason(staff);
  const found = await app.database.read((tx) => findLiving(tx, serviceId, ['delete']));
  requireServer(found);
  requirePatience(app, found);
  await refuseIfAnswering(app, found.driver ?? app.defaultDriver);
  return await app.database.transaction(async (tx) => {
    const service = await lockLiving(tx, serviceId, ['delete']);
    requireServer(service);
    const { client_id: clientId, hostname, status } = service;
    const at = app.now();
    await releaseServer(app, tx, serviceId, at);
    await recordChange(tx, staff, { operation: 'forgetServer', clientId, subject: serviceId, details: { hostname } }, at);
    return { id: serviceId, clientId, hostname, status, nextDueDate: null };
  });
}

function requireServer({ id, server_released_at: releasedAt }: OwnService): void {
  if (releasedAt !== null) throw new OperatorError(`The server of service ${id} is already removed.`);
}

function requirePatience({ now }: App, { id, ended_at: endedAt }: OwnService): void {
  if (endedAt !== null && endedAt.getTime() + patienceMinutes * 60_000 <= now().getTime()) return;
  throw new OperatorError(`Service ${id} was deleted less than ${patienceMinutes} minutes ago. Its server may still be removed.`);
}

/** The server would run on with addresses that are given to others. */
async function refuseIfAnswering(app: App, driver: string): Promise<void> {
  requireDriver(app);
  for (let questions = 0; questions < maxQuestions; questions += 1) {
    if (await isAnswering(app, driver))
      throw new OperatorError(`The driver ${driver} answers, so its servers can be removed. The log says why one isn't.`);
  }
}

async function isAnswering(app: App, driver: string): Promise<boolean> {
  try {
    await askNamedDriver(app, driver, new AbortController().signal, (one, limited) => one.list(limited));
    return true;
  } catch (error) {
    if (error instanceof DriverError) return false;
    throw error;
  }
}
