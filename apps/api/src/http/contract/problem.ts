import { STATUS_CODES } from 'node:http';
import type { FieldError, Problem, ProblemCode } from '@portico/contract';
import { sentence, type Locale, type MessageId, type MessageValues } from '../../messages/messages.ts';

type RefusalDetails = {
  /** Says it better than the code's own sentence does, as "Invoice not found". */
  message?: MessageId;
  values?: MessageValues;
  errors?: readonly FieldError[];
  /** Sent as Retry-After. */
  retryAfterSeconds?: number;
};

/** An answer that refuses. Handlers return it; what they did in their transaction until then stays done. */
export type Refusal<Status extends number = number> = { refused: true; status: Status; code: ProblemCode } & RefusalDetails;

export function refuse<const Status extends number>(status: Status, code: ProblemCode, details: RefusalDetails = {}): Refusal<Status> {
  return { refused: true, status, code, ...details };
}

/** The usual refusal of fields. */
export function refuseFields(errors: readonly FieldError[]): Refusal<422> {
  return refuse(422, 'validation_failed', { errors });
}

/** RFC 9110's phrases; Node still has 422's older one. */
function titleOf(status: number): string {
  return status === 422 ? 'Unprocessable Content' : (STATUS_CODES[status] ?? 'Error');
}

export function problemOf(refusal: Refusal, locale: Locale, requestId: string): Problem {
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
