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
  /** The `message` of the answer, whatever else is in it; null where it has none. */
  readonly serverMessage: string | null;
  /** As HTTP says it; empty where there was no answer, and over HTTP/2. */
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

/** The error of an answer: the server's own words, else the status text, else "Unknown error". */
export function errorOfAnswer(response: Response, body: unknown, cause?: unknown): ApiError {
  const { status, statusText } = response;
  const serverMessage = messageOf(body);
  const words = { status, statusText, serverMessage, message: serverMessage ?? (statusText || 'Unknown error') };
  if (!isProblem(body)) return new ApiError({ ...words, code: 'unexpected_answer', cause });
  return new ApiError({ ...words, code: body.code, errors: body.errors, requestId: body.request_id });
}

/** Reads any JSON: a proxy in front of the API sends no problem documents but may send a message. */
function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' && body.message !== '' ? body.message : null;
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
