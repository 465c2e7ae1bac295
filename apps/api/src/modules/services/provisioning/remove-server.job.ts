import { DriverError } from '@portico/drivers/driver-error';
import type { App } from '../../../app.ts';
import { defineJob, type Job } from '../../../jobs/define-job.ts';
import { askDriver } from './ask-driver.ts';
import { readLastCounters } from './read-last-counters.ts';
import { releaseServer } from './release-server.ts';
import { allServicesRepository } from '../all-services.repository.ts';
import type { ServiceRow } from '../services.repository.ts';

const askAgainMs = 2_000;
const maxAskAgainMs = 60_000;
/** Both calls to the driver take their time limit at most. */
const policy = { expireInSeconds: 60, retryDelayMax: 60 };
/** A process that asked for the server before the service was deleted may still create it: a request and a creation end within this. */
const createdWithinMs = 300_000;

/** `polls` is how often the driver has said that it is removing the server. */
type Given = { serviceId: number; isRepeated?: true; polls?: number };

/**
 * Removes the server of a deleted service, and then releases its addresses. A server that was never ready is removed twice, because it may
 * appear after the first time. Idempotent. Ends if the driver doesn't answer: the repair job enqueues it again once it does.
 */
export const removeServer: Job<Given> = defineJob('remove-server', policy, async (app, given, signal) => {
  const { serviceId, polls = 0 } = given;
  const service = await app.database.read((tx) => allServicesRepository(tx).find(serviceId));
  if (service?.status !== 'delete' || service.server_released_at !== null) return;
  await readLastCounters(app, serviceId, signal);
  const state = await removeFromHost(app, service, signal);
  if (state === null) return;
  await app.database.transaction(async (tx) => {
    if (state === 'removing') {
      const delayMs = Math.min(maxAskAgainMs, askAgainMs * 2 ** polls);
      // Several jobs of one server, as an earlier version enqueued every minute, become one.
      const once = { key: `poll-${serviceId}`, withinSeconds: maxAskAgainMs / 1_000 };
      const isSlow = delayMs === maxAskAgainMs;
      await app.jobs.enqueue(tx, removeServer, { ...given, polls: polls + 1 }, { delayMs, ...(isSlow && { once }) });
    } else if (service.activated_at === null && given.isRepeated !== true) {
      const once = { key: `repeated-${serviceId}`, withinSeconds: createdWithinMs / 1_000 };
      await app.jobs.enqueue(tx, removeServer, { serviceId, isRepeated: true }, { delayMs: createdWithinMs, once });
    } else {
      await releaseServer(app, tx, serviceId, app.now());
    }
  });
});

/**
 * Without a MAC address, no server was ever requested. A server that was never ready is removed by this address; by its number alone, it could
 * be another service's. Returns null if the driver doesn't answer.
 */
async function removeFromHost(
  app: App,
  { id, mac, activated_at: readyAt }: ServiceRow,
  signal: AbortSignal,
): Promise<'removing' | 'removed' | null> {
  const requestedWith = readyAt === null ? mac : undefined;
  if (requestedWith === null) return 'removed';
  try {
    return await askDriver(app, id, signal, (driver, limited) => driver.removeServer(id, limited, requestedWith));
  } catch (error) {
    if (!(error instanceof DriverError) || signal.aborted) throw error;
    app.logger.warn({ err: error, serviceId: id }, 'failed to remove a server');
    return null;
  }
}
