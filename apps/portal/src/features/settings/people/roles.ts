import type { Roles, User } from '@portico/contract';

export type Area = keyof Roles;
export type Level = Roles[Area];

export const areas = ['services', 'billing', 'support', 'people'] as const satisfies readonly Area[];
export const levels = ['none', 'read', 'write'] as const satisfies readonly Level[];

function isAtLeast(level: Level, wanted: Level): boolean {
  return levels.indexOf(level) >= levels.indexOf(wanted);
}

/** Users can't grant more than they have themselves. */
export function mayGive(user: User | null, area: Area, level: Level): boolean {
  return user !== null && (user.is_main || isAtLeast(user.roles[area], level));
}

/** False for a user or invitation with a right that the reader lacks; the API then refuses changes. */
export function holdsAll(user: User | null, roles: Roles): boolean {
  return areas.every((area) => mayGive(user, area, roles[area]));
}

/** The default access of a new user: everything except user management, as far as the reader may grant it. */
export function usualRoles(user: User | null): Roles {
  const best = (area: Area): Level => levels.findLast((level) => mayGive(user, area, level)) ?? 'none';
  return { services: best('services'), billing: best('billing'), support: best('support'), people: 'none' };
}
