import type { FieldError, Problem, ProblemCode } from '@portico/contract';

/** `network`: no answer came, and nothing is known of what the server did. `unexpected_answer`: an answer that the contract does not know. */
export type ApiErrorCode = ProblemCode | 'network' | 'unexpected_answer';

/** A call that was refused or did not come through. `status` is 0 where there was no answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  /** The refused fields. */
  readonly errors: readonly FieldError[];
  /** What the server's log knows the request by. */
  readonly requestId: string | null;

  constructor(refusal: {
    status: number;
    code: ApiErrorCode;
    message: string;
    errors?: readonly FieldError[];
    requestId?: string | null;
    cause?: unknown;
  }) {
    super(refusal.message, { cause: refusal.cause });
    this.status = refusal.status;
    this.code = refusal.code;
    this.errors = refusal.errors ?? [];
    this.requestId = refusal.requestId ?? null;
  }
}

/** The error of an answer: the server's own words, else the status text, else "Unknown error". */
export function errorOfAnswer(response: Response, body: unknown, cause?: unknown): ApiError {
  const { status, statusText } = response;
  if (!isProblem(body)) return new ApiError({ status, code: 'unexpected_answer', message: statusText || 'Unknown error', cause });
  return new ApiError({
    status,
    code: body.code,
    message: body.message || statusText || 'Unknown error',
    errors: body.errors,
    requestId: body.request_id,
  });
}

/** The error of a call without an answer. */
export function errorOfFailure(cause: unknown): ApiError {
  return new ApiError({ status: 0, code: 'network', message: 'The server could not be reached', cause });
}

/** Enough of the shape to be read safely; that the rest holds, the server's tests check against the contract. */
function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string' &&
    'errors' in body &&
    Array.isArray(body.errors)
  );
}
