import type { ServiceActivity, ServiceActivityKind } from '@portico/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Translated } from '../../../platform/database/tables/columns.ts';
import { inEachLanguage } from '../../../platform/messages/messages.ts';
import type { Account } from '../../../operations/operation.ts';
import { serviceActivityRepository } from './service-activity.repository.ts';

type Note = {
  serviceId: number;
  what: ServiceActivityKind;
  /** Who did it, and the operator where one acted as the user. */
  account: Account;
  at: Date;
  /** What it was about, such as an address; never a secret. One text for all, or one a language. */
  detail?: string | Translated | null;
  outcome?: ServiceActivity['outcome'];
  actionId?: string | null;
};

/** Writes down what was done to a service, in the transaction in which it was done. */
export async function noteServiceActivity(
  tx: Transaction,
  { serviceId, what, account, at, detail = null, outcome = 'success', actionId = null }: Note,
): Promise<void> {
  await serviceActivityRepository(tx).add({
    serviceId,
    actionId,
    userId: account.userId,
    operator: account.impersonation?.operator ?? null,
    what,
    outcome,
    detail: typeof detail === 'string' ? inEachLanguage(() => detail) : detail,
    at,
  });
}
