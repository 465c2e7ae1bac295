import { ConfigurationError } from '@portico/drivers/configuration-error';
import type { Configuration } from './platform/settings/configuration.ts';

type Started = Pick<Configuration, 'port' | 'host' | 'dataFolder' | 'databaseUrl'>;
type SystemError = Error & { code: string; syscall?: string | undefined };

const isSystemError = (error: unknown): error is SystemError => error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Returns an error, its cause and so on, including the errors of each address a connection tried. */
function chain(error: unknown): unknown[] {
  if (!(error instanceof Error)) return [error];
  const parts: unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error, ...parts.flatMap(chain), ...(error.cause === undefined ? [] : chain(error.cause))];
}

/**
 * Explains a failed start to the person who started the server: the setting, the problem, the fix. Passwords are removed.
 * @returns null if no setting explains it; then it is a bug, and the stack trace says more
 */
export function describeStartFailure(error: unknown, started: Started): string | null {
  for (const part of chain(error)) {
    if (part instanceof ConfigurationError) return part.message;
    const sentence = isSystemError(part) ? (ofListening(part, started) ?? ofDatabase(part, started) ?? ofFolder(part, started)) : null;
    if (sentence !== null) return sentence;
  }
  return null;
}

function ofListening({ code, syscall }: SystemError, { port, host }: Started): string | null {
  if (code === 'EADDRINUSE') return `PORT ${port} is in use by another process. Stop it or set another PORT.`;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return null;
  if (code === 'EACCES') return `PORT ${port} can't be opened by this user. Set PORT to 1024 or above, or let a proxy listen there.`;
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && syscall === 'listen')) {
    return `HOST ${host} is not an address of this machine. Set HOST to localhost, 0.0.0.0 or one of its addresses.`;
  }
  return null;
}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET']);

function ofDatabase({ code }: SystemError, { databaseUrl }: Started): string | null {
  if (databaseUrl === null) return null;
  // Without a host there is a socket's folder.
  const { host: address, username, pathname, searchParams } = new URL(databaseUrl.replace('@/', '@localhost/'));
  const host = searchParams.get('host') ?? address;
  const database = decodeURIComponent(pathname.slice(1));
  const user = decodeURIComponent(username);
  if (unreachable.has(code)) return `DATABASE_URL: can't connect to PostgreSQL at ${host} (${code}). Start it or correct the address.`;
  switch (code) {
    case '28P01':
    case '28000':
      return `DATABASE_URL: PostgreSQL at ${host} rejected the password of user "${user}". Correct the user or the password.`;
    case '3D000':
      return `DATABASE_URL: PostgreSQL at ${host} has no database "${database}". Create it or correct the name.`;
    case '42501':
      return `DATABASE_URL: the user "${user}" lacks a permission in the database "${database}". Run pnpm operator database grant as its owner, also after each upgrade.`;
    case '53300':
      return `DATABASE_URL: PostgreSQL at ${host} has no free connections. Lower DATABASE_POOL_SIZE or raise max_connections.`;
    case '57P03':
      return `DATABASE_URL: PostgreSQL at ${host} is starting up or shutting down. Try again when it is ready.`;
    default:
      return null;
  }
}

function ofFolder({ code }: SystemError, { dataFolder, databaseUrl }: Started): string | null {
  const name = `DATA_FOLDER ${dataFolder}`;
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `${name} is a file or inside one. Set it to a folder.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${name} isn't writable by this user (${code}). Change its owner or use another folder.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `${name} has no space left. Free up space or use a folder on another disk.`;
    case 'ERR_SQLITE_ERROR':
      return databaseUrl === null ? `${name} can't be locked. Check that it is writable and that its file system supports locks.` : null;
    default:
      return null;
  }
}
