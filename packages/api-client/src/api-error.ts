import type { FieldError, Problem, ProblemCode } from '@portico/contract';

/**
 * `network`: no answer came, and the server's outcome is unknown. `refused`: a refusal with a message alone, as an API of the core sends it.
 * `unexpected_answer`: an answer outside the contract.
 */
export type ApiErrorCode = ProblemCode | 'network' | 'refused' | 'unexpected_answer';

/** A call that was refused or failed. `status` is 0 if there was no answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  /** The field errors. */
  readonly errors: readonly FieldError[];
  /** The id of the request in the server's log. */
  readonly requestId: string | null;
  /** The answer's `message`, in any kind of answer; null without one. */
  readonly serverMessage: string | null;
  /** The HTTP status text; empty without an answer and over HTTP/2. */
  readonly statusText: string;

  constructor(refusal: {
    status: number;
    code: ApiErrorCode;
    message: string;
    errors?: readonly FieldError[];
    requestId?: string | null;
    serverMessage?: string | null;
    statusText?: string;
    cause?: unknown;
  }) {
    super(refusal.message, { cause: refusal.cause });
    this.status = refusal.status;
    this.code = refusal.code;
    this.errors = refusal.errors ?? [];
    this.requestId = refusal.requestId ?? null;
    this.serverMessage = refusal.serverMessage ?? null;
    this.statusText = refusal.statusText ?? '';
  }
}

/** Returns the error of an answer, with its message, its status text, or "Unknown error". */
export function errorOfAnswer(response: Response, body: unknown, cause?: unknown): ApiError {
  const { status, statusText } = response;
  const serverMessage = messageOf(body);
  const words = { status, statusText, serverMessage, message: serverMessage ?? (statusText || 'Unknown error') };
  const isRefusal = serverMessage !== null && status >= 400 && status < 500;
  if (!isProblem(body)) return new ApiError({ ...words, code: isRefusal ? 'refused' : 'unexpected_answer', cause });
  return new ApiError({ ...words, code: body.code, errors: body.errors, requestId: body.request_id });
}

/** Accepts any JSON, because a proxy in front of the API sends no problem documents but may send a message. */
function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' && body.message !== '' ? body.message : null;
}

/** Returns the error of a call without an answer. */
export function errorOfFailure(cause: unknown): ApiError {
  return new ApiError({ status: 0, code: 'network', message: 'The server could not be reached', cause });
}

/** Checks what the client reads; the server's tests check the rest against the contract. */
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
