import type { Roles } from '@portico/contract';

export type Area = keyof Roles;
export type Level = Roles[Area];

/**
 * What a caller needs before anything else is checked:
 * - `none`: nothing, not even a token;
 * - `self`: a token; the operation concerns only the user;
 * - `member`: a token of any user of the client;
 * - an area: that level of the user's role in it;
 * - `main`: the main user, who may also do everything else.
 */
export type Right = 'none' | 'self' | 'member' | { area: Area; level: 'read' | 'write' } | 'main';

/** Whether an impersonating operator may call it: always, with write access, or never (credentials, people, money). */
export type Impersonator = 'allowed' | 'writing' | 'never';

/** The impersonation by an operator. */
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
