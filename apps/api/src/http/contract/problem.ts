import { STATUS_CODES } from 'node:http';
import type { Language, Problem } from '@portico/contract';
import { sentence } from '../../platform/messages/messages.ts';
import type { Refusal } from '../../operations/refusal.ts';

/** Uses RFC 9110's phrases; Node still has the older one for 422. */
function titleOf(status: number): string {
  return status === 422 ? 'Unprocessable Content' : (STATUS_CODES[status] ?? 'Error');
}

export function problemOf(refusal: Refusal, locale: Language, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: titleOf(refusal.status),
    status: refusal.status,
    code: refusal.code,
    message: sentence(locale, refusal.message ?? `problem.${refusal.code}`, refusal.values),
    errors: [...(refusal.errors ?? [])],
    request_id: requestId,
  };
}
