import { randomInt } from 'node:crypto';

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const labelMaxLength = 63;
export const hostnameMaxLength = 253;

/** A name for a server that was given none: `vps-de-7kq2mx`. */
export function makeHostname(planType: string, country: string): string {
  const ending = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
  return `${planType.replaceAll(/[^a-z0-9-]/g, '-')}-${country.toLowerCase()}-${ending}`;
}

/**
 * One name for each of several servers: `web.acme.dev` twice gives `web-1.acme.dev` and `web-2.acme.dev`.
 * Null where a name with its number would be too long.
 */
export function numberHostnames(hostname: string, count: number): string[] | null {
  if (count === 1) return [hostname];
  const [label = '', ...domain] = hostname.split('.');
  const numbered = Array.from({ length: count }, (_, index) => {
    const ending = `-${index + 1}`;
    return [`${label.slice(0, labelMaxLength - ending.length).replace(/-+$/, '')}${ending}`, ...domain].join('.');
  });
  return numbered.every((name) => name.length <= hostnameMaxLength) ? numbered : null;
}
