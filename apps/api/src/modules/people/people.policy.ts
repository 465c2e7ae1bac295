import type { Roles } from '@portico/contract';
import type { RoleColumns } from '../../platform/database/tables/people-tables.ts';
import { addressSubject, type RateLimit } from '../../operations/rate-limits.ts';
import { hasRight, isAtLeast, type Area, type Holder } from '../../operations/right.ts';
import { rolesOf } from '../auth/users/roles.ts';

export const maxClientUsers = 100;
export const invitationTtlMs = 7 * 86_400_000;

const areas = ['services', 'billing', 'support', 'people'] as const satisfies readonly Area[];

/** Returns the user's current rights from the user's row. */
export const holderOf = (row: RoleColumns & { is_main: boolean }): Holder => ({ isMain: row.is_main, roles: rolesOf(row, row.is_main) });

/**
 * True if the user may manage users and invitations with these rights: those who manage others can grant only rights that they hold, and can
 * change or remove only users and invitations without further ones. Checked under the users' lock, because a right may have just been lost.
 */
export function mayManage(holder: Holder, roles: Roles): boolean {
  return hasRight(holder, { area: 'people', level: 'write' }) && holdsAll(holder, roles);
}

/** The main user holds all. */
const holdsAll = ({ isMain, roles: own }: Holder, roles: Roles): boolean =>
  isMain || areas.every((area) => isAtLeast(own[area], roles[area]));

/** Tokens can't be guessed; the limit only saves work. */
export const tokenRateLimit = ({ ipAddress }: { ipAddress: string }): RateLimit[] => [
  { name: 'invitation-address', subject: addressSubject(ipAddress), limit: 60, windowSeconds: 600 },
];
