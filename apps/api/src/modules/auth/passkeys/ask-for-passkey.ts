import type { PasskeyRequest } from '@portico/contract';
import type { App } from '../../../app.ts';
import { newPasskeyChallenge, type Occasion } from './passkey-challenge.ts';
import { requestOptions } from './passkey-options.ts';
import { passkeyRepository, type StoredCredential } from './passkey.repository.ts';
import { relyingParty } from './relying-party.ts';

/** Returns passkey request options for sign-in. They don't depend on the user. */
export async function askForAnyPasskey(app: App, now: Date): Promise<PasskeyRequest> {
  return await ask(app, [], { purpose: 'sign-in' }, now);
}

/** Returns passkey request options limited to the user's passkeys, or null if the user has none. */
export async function askForPasskeyOf(app: App, userId: number, occasion: Occasion, now: Date): Promise<PasskeyRequest | null> {
  const own = await app.database.read((tx) => passkeyRepository(tx, userId).credentials());
  return own.length === 0 ? null : await ask(app, own, occasion, now);
}

async function ask(app: App, allowed: readonly StoredCredential[], occasion: Occasion, now: Date): Promise<PasskeyRequest> {
  const { challenge, expiresAt } = await newPasskeyChallenge(app, occasion, now);
  const options = requestOptions(relyingParty(app.configuration), allowed, challenge);
  return { status: 'success', options, expires_at: expiresAt.toISOString() };
}
