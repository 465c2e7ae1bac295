import type { FieldError, ProblemCode } from '@portico/contract';
import type { MessageId, MessageValues } from '../platform/messages/messages.ts';

type RefusalDetails = {
  /** Overrides the code's default message, for example "Invoice not found". */
  message?: MessageId;
  values?: MessageValues;
  errors?: readonly FieldError[];
  /** Sent as Retry-After. */
  retryAfterSeconds?: number;
};

/** A refusal, returned by handlers. Changes made earlier in their transaction are committed. */
export type Refusal<Status extends number = number> = { refused: true; status: Status; code: ProblemCode } & RefusalDetails;

export function refuse<const Status extends number>(status: Status, code: ProblemCode, details: RefusalDetails = {}): Refusal<Status> {
  return { refused: true, status, code, ...details };
}

/** Returns the 422 for invalid fields. */
export function refuseFields(errors: readonly FieldError[]): Refusal<422> {
  return refuse(422, 'validation_failed', { errors });
}

export function isRefusal(outcome: object): outcome is Refusal {
  return 'refused' in outcome;
}
