import type { Roles } from '@portico/contract';

export type Area = keyof Roles;
export type Level = Roles[Area];

/**
 * What a caller needs before anything else is asked:
 * - `none`: nothing, not even a token;
 * - `self`: a token; it is about the user oneself and nobody else;
 * - `member`: a token; every user of the client may;
 * - an area: that much of a role in it;
 * - `main`: to be the main user, who also may do everything else.
 */
export type Right = 'none' | 'self' | 'member' | { area: Area; level: 'read' | 'write' } | 'main';

/** Whether an operator who acts as the client may: always, where writing was asked for, or never (credentials, people, money). */
export type Impersonator = 'allowed' | 'writing' | 'never';

/** An operator who acts as the user. */
export type Impersonation = { id: string; operator: string; reason: string; canWrite: boolean; until: Date };

export type Holder = { isMain: boolean; roles: Roles };

const ranks = { none: 0, read: 1, write: 2 } satisfies Record<Level, number>;

export function isAtLeast(level: Level, wanted: Level): boolean {
  return ranks[level] >= ranks[wanted];
}

export function hasRight({ isMain, roles }: Holder, right: Right): boolean {
  if (isMain || right === 'none' || right === 'self' || right === 'member') return true;
  return right !== 'main' && isAtLeast(roles[right.area], right.level);
}

export function mayImpersonate({ canWrite }: Impersonation, impersonator: Impersonator): boolean {
  return impersonator === 'allowed' || (impersonator === 'writing' && canWrite);
}
