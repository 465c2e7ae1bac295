import { DriverError } from '@portico/drivers/driver-error';
import type { App } from '../../../app.ts';
import { countersRead } from '../service-events.ts';
import { askDriver } from './ask-driver.ts';

/**
 * Reads the counters of a server that is about to stop. They aren't worth keeping it from stopping, so it is only logged if they can't be read
 * or kept.
 */
export async function readLastCounters(app: App, serviceId: number, signal: AbortSignal): Promise<void> {
  try {
    const counters = (await askDriver(app, serviceId, signal, (driver, limited) => driver.counters([serviceId], limited))).get(serviceId);
    if (counters !== undefined) await app.database.transaction((tx) => app.emit(tx, countersRead, { serviceId, counters }));
  } catch (error) {
    const level = error instanceof DriverError ? 'warn' : 'error';
    app.logger[level]({ err: error, serviceId }, 'failed to read the last counters of a server');
  }
}
