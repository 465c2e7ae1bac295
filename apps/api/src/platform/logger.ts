import { destination as openDestination, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

/** Paths that may hold a secret. The request itself is logged by method, path and id only; this is the second net. */
const secrets = [
  'authorization',
  'password',
  'password_repeat',
  'token',
  'accessToken',
  'accessTokenTwoFactor',
  'secret',
  'cookie',
  'smtpUrl',
  'databaseUrl',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Drivers hang the statement and its values on their errors, and those may be anything: only what names the failure is logged. */
function failure(error: unknown): unknown {
  if (!isErrorLike(error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const details = ['code', 'constraint', 'table', 'severity', 'syscall', 'statusCode'].flatMap((key) => {
    const value: unknown = Reflect.get(error, key);
    return value === undefined ? [] : [[key, value]];
  });
  return { type: name, message, stack, ...Object.fromEntries(details), ...(cause === undefined ? {} : { cause: failure(cause) }) };
}

/** The queue tells of its errors by plain objects. */
function isErrorLike(error: unknown): error is Error {
  return error instanceof Error || (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string');
}

/** JSON lines on standard error, so that standard output is left to what a person reads. */
export function createLogger(level: string, destination: DestinationStream = openDestination({ fd: 2, sync: true })): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: failure },
    redact: { paths: secrets, censor: '[redacted]' },
  };
  return pino(options, destination);
}
