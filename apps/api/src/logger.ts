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

/** JSON lines on standard error, so that standard output is left to what a person reads. */
export function createLogger(level: string, destination: DestinationStream = openDestination({ fd: 2, sync: true })): Logger {
  const options = { level, base: null, timestamp: stdTimeFunctions.isoTime, redact: { paths: secrets, censor: '[redacted]' } };
  return pino(options, destination);
}
