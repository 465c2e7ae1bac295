import type { FastifyError } from 'fastify';
import { BusyError } from '../../operations/busy-error.ts';
import { refuse, type Refusal } from '../../operations/refusal.ts';

const byFastifyCode: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => refuse(413, 'payload_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => refuse(415, 'unsupported_media_type'),
};

/** The database is not there (any more): class 08, admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections. */
const databaseAway = /^(?:08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE)$/;

/** What an error that nobody answered for means to the caller. What is not known to be the caller's doing is ours. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Error)) return refuse(500, 'internal_error');
  if (error instanceof BusyError) return refuse(503, 'unavailable', { retryAfterSeconds: error.retryAfterSeconds });
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : byFastifyCode[code]?.();
  if (known !== undefined) return known;
  if (code !== undefined && databaseAway.test(code)) return refuse(503, 'unavailable', { retryAfterSeconds: 5 });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuse(400, 'request_malformed');
  return refuse(500, 'internal_error');
}
