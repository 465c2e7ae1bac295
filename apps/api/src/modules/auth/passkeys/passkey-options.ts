import type { PasskeyCreationOptions, PasskeyDescriptor, PasskeyRequestOptions } from '@portico/contract';
import { challengeTtlMs } from './passkey-challenge.ts';
import type { StoredCredential } from './passkey.repository.ts';
import type { RelyingParty } from './relying-party.ts';

/** Ed25519, ES256 and RS256, in order of preference. */
export const algorithms = [-8, -7, -257];

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
type Transport = (typeof transports)[number];

/** Drops unknown transports, because browsers may report newer ones. */
export const knownTransports = (named: readonly string[]): Transport[] => transports.filter((one) => named.includes(one));

const descriptorOf = ({ credentialId, transports: named }: StoredCredential): PasskeyDescriptor => ({
  type: 'public-key',
  id: credentialId,
  transports: knownTransports(named.split(',')),
});

type Holder = { handle: string; email: string; name: string };

/** Passkeys are used without a username, so they must be discoverable and require user verification. */
export function creationOptions(
  party: RelyingParty,
  holder: Holder,
  present: readonly StoredCredential[],
  challenge: string,
): PasskeyCreationOptions {
  return {
    rp: { id: party.id, name: party.name },
    user: { id: holder.handle, name: holder.email, displayName: holder.name },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeTtlMs,
    excludeCredentials: present.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/** With no credentials listed, the browser offers all its passkeys for this portal. */
export function requestOptions(party: RelyingParty, allowed: readonly StoredCredential[], challenge: string): PasskeyRequestOptions {
  return {
    rpId: party.id,
    challenge,
    timeout: challengeTtlMs,
    userVerification: 'required',
    allowCredentials: allowed.map(descriptorOf),
  };
}
