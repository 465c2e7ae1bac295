import type { App } from '../../app.ts';
import { gatewayPatience } from './gateway-patience.ts';

/** Small, because the rest of a batch counts as checked when the gateway's patience is over. */
const batchSize = 5;
const maxBatches = 10;

type Asking = {
  what: 'payment' | 'refund';
  /** The methods with something pending, also those of gateways that are no longer configured. */
  methodIds: readonly number[];
  /** How long the run waits for each gateway. */
  patienceMs: number;
  signal: AbortSignal;
  /** Returns ids that are due for a check at the gateway of this method, and marks them as checked. */
  take: (methodId: number, limit: number) => Promise<readonly string[]>;
  /** Returns false if the gateway didn't answer. */
  ask: (id: string) => Promise<boolean>;
};

type Checks = { count: number; failed: number };

/**
 * Asks all gateways at the same time, each about one id after the other, so that one that doesn't answer takes no time of the others. An id
 * that fails unexpectedly is logged and doesn't keep the others from being asked about.
 * @throws Error in the end if any failed, so that the job counts as failed
 */
export async function askGateways(app: Pick<App, 'logger' | 'now'>, asking: Asking): Promise<void> {
  const ends = await Promise.allSettled(asking.methodIds.map((methodId) => askGateway(app, methodId, asking)));
  let [count, failed] = [0, 0];
  for (const end of ends) {
    if (end.status === 'rejected') throw end.reason;
    count += end.value.count;
    failed += end.value.failed;
  }
  if (failed > 0) throw new Error(`${failed} of ${count} ${asking.what}s failed`);
}

async function askGateway(app: Pick<App, 'logger' | 'now'>, methodId: number, asking: Asking): Promise<Checks> {
  const { what, patienceMs, signal, take, ask } = asking;
  const patience = gatewayPatience(app, patienceMs);
  const checks = { count: 0, failed: 0 };
  for (let batches = 0; batches < maxBatches; batches += 1) {
    const ids = await take(methodId, batchSize);
    for (const id of ids) {
      if (signal.aborted || patience.isOver(methodId)) return checks;
      checks.count += 1;
      try {
        await patience.wait(methodId, () => ask(id));
      } catch (error) {
        checks.failed += 1;
        app.logger.error({ err: error, [`${what}Id`]: id }, `failed to check a ${what} at its gateway`);
      }
    }
    if (ids.length < batchSize || patience.isOver(methodId)) break;
  }
  return checks;
}
