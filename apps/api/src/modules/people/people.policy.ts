import type { Roles } from '@portico/contract';
import type { RoleColumns } from '../../platform/database/tables/people-tables.ts';
import { addressSubject, type RateLimit } from '../../operations/rate-limits.ts';
import { isAtLeast, type Area, type Holder } from '../../operations/right.ts';
import { rolesOf } from '../auth/users/roles.ts';

export const maxClientUsers = 100;
export const invitationTtlMs = 7 * 86_400_000;

const areas = ['services', 'billing', 'support', 'people'] as const satisfies readonly Area[];

/** What a user may do at this moment, by the user's own row. */
export const holderOf = (row: RoleColumns & { is_main: boolean }): Holder => ({ isMain: row.is_main, roles: rolesOf(row, row.is_main) });

/**
 * True when the user holds every one of these rights. A user gives only such rights, and changes or removes only users and invitations that have
 * no others. The main user holds all rights.
 */
export function holdsAll({ isMain, roles: own }: Holder, roles: Roles): boolean {
  return isMain || areas.every((area) => isAtLeast(own[area], roles[area]));
}

/** A token can't be guessed: this is against work done in vain. */
export const tokenRateLimit = ({ ipAddress }: { ipAddress: string }): RateLimit[] => [
  { name: 'invitation-address', subject: addressSubject(ipAddress), limit: 60, windowSeconds: 600 },
];
