import { randomInt } from 'node:crypto';
import { decryptSecret, encryptSecret } from '../../../platform/secrets/secret-box.ts';
import type { Configuration } from '../../../platform/settings/configuration.ts';

export type ServiceSecret = 'root password' | 'vnc password';

/** Encrypts a secret of a service for its row or an action's. */
export function sealSecret(configuration: Configuration, purpose: ServiceSecret, serviceId: number, secret: string): string {
  return encryptSecret(configuration, { purpose, owner: serviceId }, secret);
}

export function openSecret(configuration: Configuration, purpose: ServiceSecret, serviceId: number, sealed: string): string {
  return decryptSecret(configuration, { purpose, owner: serviceId }, sealed);
}

/** Omits characters that look alike, and symbols, which are hard to type in a console. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groups = 4;
const groupLength = 4;

/** Returns a password of 92 bits, in groups that are easy to read out: `Wq7h-mK2x-Tr9d-b3Fc`. */
export function makeRootPassword(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
