import { destination as openDestination, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

/** Paths that may contain a secret. Requests are logged by method, path and id only, so this is a second safeguard. */
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

/**
 * Drivers attach the statement and its values to errors. Values may contain anything, so only the fields that identify the failure are
 * logged.
 */
function failure(error: unknown): unknown {
  if (!isErrorLike(error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const details = ['code', 'constraint', 'table', 'severity', 'syscall', 'statusCode'].flatMap((key) => {
    const value: unknown = Reflect.get(error, key);
    return value === undefined ? [] : [[key, value]];
  });
  return { type: name, message, stack, ...Object.fromEntries(details), ...(cause === undefined ? {} : { cause: failure(cause) }) };
}

/** The queue reports its errors as plain objects. */
function isErrorLike(error: unknown): error is Error {
  return error instanceof Error || (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string');
}

/** Writes JSON lines to standard error and leaves standard output to human-readable text. */
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
