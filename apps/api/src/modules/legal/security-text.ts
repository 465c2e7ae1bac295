import { languages } from '@portico/contract/languages';

/** The file says until when it can be trusted, which RFC 9116 wants to be less than a year. */
const validForMs = 180 * 24 * 60 * 60 * 1000;

/** Returns a security.txt (RFC 9116) that is valid for about half a year from now. */
export function securityText(contact: string, publicUrl: string, now: Date): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + validForMs).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
