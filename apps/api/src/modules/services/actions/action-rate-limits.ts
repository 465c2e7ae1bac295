import { perClient, type RateLimit } from '../../../operations/rate-limits.ts';
import type { Account } from '../../../operations/operation.ts';

/** Many servers may be acted on together. */
export function actionRateLimit({ account }: { account: Account }): RateLimit[] {
  return perClient('service-action', account.clientId, 600);
}

export function revealRateLimit({ account }: { account: Account }): RateLimit[] {
  return perClient('service-reveal', account.clientId);
}
