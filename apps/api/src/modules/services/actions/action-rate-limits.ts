import { perClient, type RateLimit } from '../../../operations/rate-limits.ts';
import type { Account } from '../../../operations/operation.ts';

/** High, because a client may act on many servers at the same time. */
export function actionRateLimit({ account }: { account: Account }): RateLimit[] {
  return perClient('service-action', account.clientId, 600);
}

export function revealRateLimit({ account }: { account: Account }): RateLimit[] {
  return perClient('service-reveal', account.clientId);
}
