import type { Roles } from '@portico/contract';
import type { RoleColumns } from '../../../platform/database/tables/people-tables.ts';

export const roleColumnNames = ['role_services', 'role_billing', 'role_support', 'role_people'] as const;

export const everything: Roles = { services: 'write', billing: 'write', support: 'write', people: 'write' };

/** Returns the user's roles. The main user has all rights, regardless of the columns. */
export function rolesOf(row: RoleColumns, isMain = false): Roles {
  if (isMain) return everything;
  return { services: row.role_services, billing: row.role_billing, support: row.role_support, people: row.role_people };
}

export function columnsOf({ services, billing, support, people }: Roles): RoleColumns {
  return { role_services: services, role_billing: billing, role_support: support, role_people: people };
}
