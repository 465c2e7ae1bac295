import { perClient, type Limit } from '../../../operations/limits.ts';
import type { Account } from '../../../operations/operation.ts';

/** Many servers may be acted on together. */
export function actionTries({ account }: { account: Account }): Limit[] {
  return perClient('service-action', account.clientId, 600);
}

export function revealTries({ account }: { account: Account }): Limit[] {
  return perClient('service-reveal', account.clientId);
}
