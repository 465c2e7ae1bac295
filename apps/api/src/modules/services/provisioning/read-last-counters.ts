import { DriverError } from '@portico/drivers/driver-error';
import type { App } from '../../../app.ts';
import { countersRead } from '../service-events.ts';
import { askDriver } from './ask-driver.ts';

/** Reads the counters of a server that is about to stop. They aren't worth keeping it from stopping, so a failure is only logged. */
export async function readLastCounters(app: App, serviceId: number, signal: AbortSignal): Promise<void> {
  try {
    const counters = (await askDriver(app, serviceId, signal, (driver, limited) => driver.counters([serviceId], limited))).get(serviceId);
    if (counters !== undefined) await app.database.transaction((tx) => app.emit(tx, countersRead, { serviceId, counters }));
  } catch (error) {
    if (!(error instanceof DriverError)) throw error;
    app.logger.warn({ err: error, serviceId }, 'failed to read the last counters of a server');
  }
}
