import type { ClientUser } from '@portico/contract';

export function nameOf({ first_name: firstName, last_name: lastName }: Pick<ClientUser, 'first_name' | 'last_name'>): string {
  return `${firstName} ${lastName}`.trim();
}
