import type { ServiceActivity, ServiceActivityKind } from '@portico/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Translated } from '../../../platform/database/tables/columns.ts';
import { inEachLanguage } from '../../../platform/messages/messages.ts';
import type { Account } from '../../../operations/operation.ts';
import type { OwnService } from '../own-service.ts';
import { serviceActivityRepository } from './service-activity.repository.ts';

type Note = {
  service: OwnService;
  what: ServiceActivityKind;
  /** The acting user, with the operator of an impersonation. */
  account: Account;
  at: Date;
  /** The subject, such as an address. Never a secret. One text for all languages, or one for each. */
  detail?: string | Translated | null;
  outcome?: ServiceActivity['outcome'];
  actionId?: string | null;
};

/** Writes an entry to a service's activity log within the given transaction. */
export async function noteServiceActivity(
  tx: Transaction,
  { service, what, account, at, detail = null, outcome = 'success', actionId = null }: Note,
): Promise<void> {
  await serviceActivityRepository(tx, service).add({
    actionId,
    userId: account.userId,
    operator: account.impersonation?.operator ?? null,
    what,
    outcome,
    detail: typeof detail === 'string' ? inEachLanguage(() => detail) : detail,
    at,
  });
}
