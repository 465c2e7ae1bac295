import type { ClientScope, ScopedClientId } from './client-scope.ts';

/**
 * Returns the scope of a client for code without an account: sign-in, jobs, mails, listeners and operator commands. Operations use the
 * account of their request instead.
 */
export function actFor(clientId: number): ClientScope {
  return { clientId: clientId as ScopedClientId };
}
