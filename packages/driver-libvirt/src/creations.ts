import { DriverError } from '@portico/drivers/driver-error';
import type { Failure, ServerRequest, ServerState } from '@portico/drivers/provisioning-driver';
import { createServer } from './create-server.ts';
import { failureOf } from './failed-command.ts';
import type { LibvirtHost } from './libvirt-host.ts';

const creationMs = 5_000;
const maxCreationMs = 120_000;

/** Creates servers in the background, because starting one takes longer than a call may. */
export function createCreations(host: LibvirtHost) {
  const running = new Map<number, { readyAt: Date; stop: AbortController; ended: Promise<void> }>();
  const failures = new Map<number, Failure>();

  async function create(request: ServerRequest, signal: AbortSignal): Promise<void> {
    try {
      await createServer(host, request, AbortSignal.any([signal, AbortSignal.timeout(maxCreationMs)]));
    } catch (error) {
      const failure = failureOf(error) ?? mistakeOf(error, signal);
      if (failure !== null) failures.set(request.serviceId, failure);
      else if (!signal.aborted) host.logger.warn({ serviceId: request.serviceId, error }, 'A server could not be created yet');
    } finally {
      running.delete(request.serviceId);
    }
  }

  const preparing = (serviceId: number): ServerState | undefined => {
    const current = running.get(serviceId);
    return current && { status: 'preparing', readyAt: current.readyAt };
  };

  return {
    /** Returns undefined unless this process is creating the server. */
    preparing,
    /** Returns an earlier attempt's failure once; the next request tries again. */
    request(request: ServerRequest): ServerState {
      const { serviceId } = request;
      const current = preparing(serviceId);
      if (current !== undefined) return current;
      const failure = failures.get(serviceId);
      failures.delete(serviceId);
      if (failure !== undefined) return failure;
      const stop = new AbortController();
      const readyAt = new Date(host.now().getTime() + creationMs);
      running.set(serviceId, { readyAt, stop, ended: create(request, stop.signal) });
      return { status: 'preparing', readyAt };
    },
    async abandon(serviceId: number): Promise<void> {
      const current = running.get(serviceId);
      current?.stop.abort(new DriverError('The server is removed'));
      await current?.ended;
      failures.delete(serviceId);
    },
    async close(): Promise<void> {
      for (const { stop } of running.values()) stop.abort();
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
  };
}

/** An unknown error is usually a mistake in the provider's `machineOf`: a person has to mend it, and has to see it. */
function mistakeOf(error: unknown, { aborted }: AbortSignal): Failure | null {
  if (aborted || error instanceof DriverError) return null;
  return { status: 'failed', code: 'host-error', reason: error instanceof Error ? error.message : String(error) };
}
