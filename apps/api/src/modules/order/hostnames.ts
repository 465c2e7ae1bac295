import { randomInt } from 'node:crypto';

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a name for a server without one, such as `vps-de-7kq2mx`. */
export function makeHostname(planType: string, country: string): string {
  const ending = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
  return `${planType.replaceAll(/[^a-z0-9-]/g, '-')}-${country.toLowerCase()}-${ending}`;
}
