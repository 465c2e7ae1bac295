import type { ConsoleEnding } from '@portico/validation/console-endings';
import type { App } from '../../app.ts';
import type { ClientScope } from '../../operations/client-scope.ts';
import { isRefusal } from '../../operations/refusal.ts';
import { hasRight } from '../../operations/right.ts';
import { rightsOf } from '../auth/users/rights.ts';
import { isSessionLive } from '../auth/sessions/session.ts';
import { serviceForConsole } from '../services/console-access.ts';

/** Who has redeemed a console ticket, and for which service. */
export type Holder = ClientScope & { sessionId: string; userId: number; serviceId: number };

/** `going_away`: this process is shutting down, and the client should reconnect. */
export type End = (why: ConsoleEnding | 'going_away') => void;

/** Ends a console as soon as an event shows that its session, right or service is gone. Resolves when the console ends. */
export async function watchConsole(app: App, holder: Holder, signal: AbortSignal, end: End): Promise<void> {
  const { clientId, sessionId, serviceId } = holder;
  const isLive = () => isSessionLive(app, sessionId);
  const events = await app.events.subscribe({
    clientId,
    sessionId,
    after: null,
    locale: 'en',
    signal,
    isTab: false,
    isSessionLive: isLive,
  });
  // Catch changes between the redemption of the ticket and the subscription.
  const atOnce = (await isLive()) ? ((await lossOfRight(app, holder)) ?? (await lossOfService(app, holder))) : 'session_ended';
  if (atOnce !== null) return end(atOnce);
  for await (const { type, resource } of events) {
    const isAboutIt = type.startsWith('service.') && (resource === null || resource.id === String(serviceId));
    const loss = type === 'account.changed' ? await lossOfRight(app, holder) : isAboutIt ? await lossOfService(app, holder) : null;
    if (loss !== null) return end(loss);
  }
  if (!signal.aborted) end((await isLive()) ? 'going_away' : 'session_ended');
}

async function lossOfRight(app: App, { userId }: Holder): Promise<ConsoleEnding | null> {
  const rights = await app.database.read((tx) => rightsOf(tx, userId));
  return rights !== undefined && hasRight(rights, { area: 'services', level: 'write' }) ? null : 'right_lost';
}

async function lossOfService(app: App, holder: Holder): Promise<ConsoleEnding | null> {
  const service = await app.database.read((tx) => serviceForConsole(app, tx, holder, holder.serviceId));
  if (!isRefusal(service)) return null;
  return service.code === 'already_stopped' ? 'server_stopped' : 'service_closed';
}
