import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

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

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: stdTimeFunctions.isoTime, redact: { paths: secrets, censor: '[redacted]' } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
