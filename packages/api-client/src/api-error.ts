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
  /** The language that the request asked for, which the message is in; null without an answer. */
  readonly language: string | null;
  /** The HTTP status text; empty without an answer and over HTTP/2. */
  readonly statusText: string;

  constructor(refusal: {
    status: number;
    code: ApiErrorCode;
    message: string;
    errors?: readonly FieldError[];
    requestId?: string | null;
    serverMessage?: string | null;
    language?: string | undefined;
    statusText?: string;
    cause?: unknown;
  }) {
    super(refusal.message, { cause: refusal.cause });
    this.status = refusal.status;
    this.code = refusal.code;
    this.errors = refusal.errors ?? [];
    this.requestId = refusal.requestId ?? null;
    this.serverMessage = refusal.serverMessage ?? null;
    this.language = refusal.language ?? null;
    this.statusText = refusal.statusText ?? '';
  }
}

/**
 * Returns the error of an answer, with its message, its status text, or "Unknown error". A proxy may send a message too, and an API of the
 * core needs nothing else, so each field is read on its own.
 */
export function errorOfAnswer(response: Response, body: unknown, language?: string, cause?: unknown): ApiError {
  const { status, statusText } = response;
  const {
    message,
    code,
    errors,
    request_id: requestId,
  }: Partial<Record<keyof Problem, unknown>> = typeof body === 'object' && body !== null ? body : {};
  const serverMessage = isText(message) && message !== '' ? message : null;
  const fieldErrors = Array.isArray(errors) ? errors.flatMap(fieldErrorIn) : [];
  const isRefusal = serverMessage !== null && status >= 400 && status < 500;
  return new ApiError({
    status,
    statusText,
    serverMessage,
    language,
    message: serverMessage ?? (statusText || 'Unknown error'),
    // The portal looks for no code outside the contract.
    code: isText(code) && isText(message) ? (code as ProblemCode) : wordless(isRefusal, fieldErrors),
    errors: fieldErrors,
    requestId: isText(requestId) ? requestId : null,
    cause,
  });
}

const isText = (value: unknown) => typeof value === 'string';

/** The code of an answer that names none. */
function wordless(isRefusal: boolean, errors: readonly FieldError[]): ApiErrorCode {
  if (!isRefusal) return 'unexpected_answer';
  return errors.length > 0 ? 'validation_failed' : 'refused';
}

/** Returns an error that names its field and a code, as a list; an empty one for anything else. */
function fieldErrorIn(value: unknown): FieldError[] {
  const { path, code, params }: Partial<Record<keyof FieldError, unknown>> = typeof value === 'object' && value !== null ? value : {};
  if (!isText(path) || !isText(code)) return [];
  // Forms know what to show for a code of a newer API.
  return [{ path, code: code as FieldError['code'], params: (params ?? {}) as FieldError['params'] }];
}

/** Returns the error of a call without an answer. */
export function errorOfFailure(cause: unknown): ApiError {
  return new ApiError({ status: 0, code: 'network', message: 'The server could not be reached', cause });
}
