const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Returns whether a value is a hostname per RFC 1123, section 2.1: labels of letters, digits and inner hyphens, 63 characters each and 253
 * in all. The last label has a non-digit, so that a hostname is never mistaken for an IP address. Expects lower case.
 */
export function isHostname(value: string): boolean {
  const labels = value.split('.');
  return value.length <= 253 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '');
}
