import { blockedReason } from '@portico/validation/service-capabilities';
import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ClientScope } from '../../operations/client-scope.ts';
import { isRefusal, type Refusal } from '../../operations/refusal.ts';
import { findOwnService, refuseBlocked, type OwnService } from './own-service.ts';
import { factsOf } from './service-facts.ts';

/** Returns the client's service if its console is available now, otherwise the refusal. */
export async function serviceForConsole(
  app: App,
  tx: Transaction,
  client: ClientScope,
  serviceId: number,
): Promise<OwnService | Refusal<404> | Refusal<409>> {
  const service = await findOwnService(tx, client, serviceId);
  if (isRefusal(service)) return service;
  // Running actions don't block the console, because customers want to watch them.
  const blocked = blockedReason('open_console', factsOf(app, service, false));
  return blocked === null ? service : refuseBlocked(blocked, service);
}
