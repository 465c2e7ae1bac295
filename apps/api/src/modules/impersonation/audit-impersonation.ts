import type { OperationId } from '@portico/contract/operations';
import type { App } from '../../app.ts';
import type { Account } from '../../operations/operation.ts';
import { impersonationRepository } from './impersonation.repository.ts';

/** Records an operator's request for the client to see. If recording fails, the request fails too. */
export async function auditImpersonation(
  app: App,
  { impersonation }: Account,
  operationId: OperationId,
  isAllowed: boolean,
): Promise<void> {
  if (impersonation === null) return;
  await app.database.transaction((tx) => impersonationRepository(tx).recordRequest(impersonation.id, operationId, isAllowed, app.now()));
}
