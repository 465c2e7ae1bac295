import type { OperationId } from '@portico/contract/operations';
import type { App } from '../../app.ts';
import type { Account } from '../../operations/operation.ts';
import { impersonationRepository } from './impersonation.repository.ts';

/** Writes down what an operator asks as the client, for the client to see. What can't be written down is not answered. */
export async function auditImpersonation(
  app: App,
  { impersonation }: Account,
  operationId: OperationId,
  isAllowed: boolean,
): Promise<void> {
  if (impersonation === null) return;
  await app.database.transaction((tx) => impersonationRepository(tx).recordRequest(impersonation.id, operationId, isAllowed, app.now()));
}
