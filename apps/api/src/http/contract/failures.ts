import type { FastifyError } from 'fastify';
import { StorageError } from '@portico/drivers/storage-error';
import { BusyError } from '../../operations/busy-error.ts';
import { refuse, type Refusal } from '../../operations/refusal.ts';
import { StalledBody } from '../server/stalled-body.ts';

/** Errors of Fastify and Node's HTTP server that the client caused. */
const byCode: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => refuse(413, 'payload_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => refuse(415, 'unsupported_media_type'),
  HPE_HEADER_OVERFLOW: () => refuse(431, 'request_malformed'),
  ERR_HTTP_REQUEST_TIMEOUT: () => refuse(408, 'request_timeout'),
};

/**
 * The database is unavailable or overloaded: class 08, admin_shutdown, crash_shutdown, cannot_connect_now, insufficient resources (class
 * 53, including a full disk), read-only while a standby takes over (25006), or a lock, statement or idle-transaction timeout. The
 * transaction is rolled back.
 */
const databaseAway =
  /^(?:08...|57P0[123]|53...|55P03|57014|25006|25P03|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ECONNABORTED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT)$/;
/** Messages of pg errors without a code: the connection broke, or the pool timed out. */
const connectionLost =
  /^Connection terminated|^Client has encountered a connection error|^timeout exceeded when trying to connect|^timeout expired$/;

/** Returns the response to a connection error, which occurs before there is a request. */
export function refusalOfConnection(error: Error): Refusal {
  const known = 'code' in error && typeof error.code === 'string' ? byCode[error.code]?.() : undefined;
  return known ?? refuse(400, 'request_malformed');
}

/** Returns the response to an unhandled error. Unknown errors are ours: 500. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Error)) return refuse(500, 'internal_error');
  if (error instanceof BusyError) return refuse(503, 'unavailable', { retryAfterSeconds: error.retryAfterSeconds });
  if (error instanceof StorageError) return refuse(503, 'unavailable', { retryAfterSeconds: 5 });
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : byCode[code]?.();
  if (known !== undefined) return known;
  if (connectionLost.test(error.message) || (code !== undefined && databaseAway.test(code)))
    return refuse(503, 'unavailable', { retryAfterSeconds: 5 });
  if (error instanceof StalledBody) return refuse(408, 'request_timeout');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuse(400, 'request_malformed');
  return refuse(500, 'internal_error');
}
