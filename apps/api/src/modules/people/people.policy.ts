import type { Roles } from '@portico/contract';
import type { RoleColumns } from '../../database/tables/people-tables.ts';
import { addressSubject, type Limit } from '../../operations/limits.ts';
import { isAtLeast, type Area, type Holder } from '../../operations/right.ts';
import { rolesOf } from '../auth/roles.ts';

export const mostClientUsers = 100;
export const invitationLifeMs = 7 * 86_400_000;

const areas = ['services', 'billing', 'support', 'people'] as const satisfies readonly Area[];

/** What a user may do at this moment, by the user's own row. */
export const holderOf = (row: RoleColumns & { is_main: boolean }): Holder => ({ isMain: row.is_main, roles: rolesOf(row, row.is_main) });

/** Nobody gives what they do not have; what somebody has already may stay. */
export function mayGive(giver: Holder, wanted: Roles, present: Roles | null = null): boolean {
  if (giver.isMain) return true;
  return areas.every((area) => isAtLeast(giver.roles[area], wanted[area]) || (present !== null && isAtLeast(present[area], wanted[area])));
}

/** A token can't be guessed: this is against work done in vain. */
export const tokenTries = ({ ipAddress }: { ipAddress: string }): Limit[] => [
  { name: 'invitation-address', subject: addressSubject(ipAddress), limit: 60, windowSeconds: 600 },
];
