import type { PasskeyAssertion, PasskeyAttestation } from '@portico/contract';
import type { Logger } from 'pino';
import type { App } from '../../../app.ts';
import { takePasskeyChallenge, type Occasion } from './passkey-challenge.ts';
import { algorithms, knownTransports } from './passkey-options.ts';
import { passkeyFinder, type HeldPasskey } from './passkey.repository.ts';
import { relyingParty } from './relying-party.ts';

/** Loaded with the first passkey, because it takes 15 MB of memory. */
const library = () => import('@simplewebauthn/server');

type Context = { app: App; logger: Logger; now: Date };

/**
 * What every authenticator response must match. The challenge is consumed as it is read, so that it is used up even if verification fails.
 */
function expectationOf({ app, now }: Context, occasion: Occasion) {
  const party = relyingParty(app.configuration);
  return {
    expectedChallenge: (challenge: string) => takePasskeyChallenge(app, challenge, occasion, now),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  };
}

export type MadePasskey = { credentialId: string; publicKey: string; counter: number; transports: string; isSynced: boolean };

/** Returns the new passkey, or null if the attestation doesn't verify. User verification is required. */
export async function verifyNewPasskey(context: Context, given: PasskeyAttestation, occasion: Occasion): Promise<MadePasskey | null> {
  const { clientExtensionResults: _extensions, ...attestation } = given;
  const response = {
    ...attestation,
    clientExtensionResults: {},
    response: { ...given.response, transports: knownTransports(given.response.transports ?? []) },
  };
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await refusalAsNull(context.logger, () =>
    verifyRegistrationResponse({ ...expectationOf(context, occasion), response, supportedAlgorithmIDs: algorithms }),
  );
  if (registrationInfo === undefined) return null;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: knownTransports(given.response.transports ?? []).join(','),
    isSynced: credentialBackedUp,
  };
}

export type UsedPasskey = HeldPasskey & { counter: number; isSynced: boolean };

/**
 * Returns the passkey that signed the challenge, or null. The caller must still check the counter with `usePasskey`, under the user's lock.
 */
export async function verifyPasskey(context: Context, given: PasskeyAssertion, occasion: Occasion): Promise<UsedPasskey | null> {
  const passkey = await context.app.database.read((tx) => passkeyFinder(tx).find(given.id));
  if (passkey === undefined) return null;
  const { userHandle } = given.response;
  if (userHandle !== undefined && userHandle !== passkey.handle) return null;
  const credential = { id: passkey.credentialId, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')), counter: 0 };
  const { clientExtensionResults: _extensions, ...assertion } = given;
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await refusalAsNull(context.logger, () =>
    verifyAuthenticationResponse({
      ...expectationOf(context, occasion),
      response: { ...assertion, clientExtensionResults: {} },
      credential,
    }),
  );
  if (!verified) return null;
  return { ...passkey, counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
}

/** The library throws for every invalid response. The reason is logged, and the caller learns only that verification failed. */
async function refusalAsNull<Verified extends object>(
  logger: Logger,
  verify: () => Promise<Verified>,
): Promise<Verified | Record<string, never>> {
  try {
    return await verify();
  } catch (error) {
    logger.info({ reason: error instanceof Error ? error.message : String(error) }, 'passkey rejected');
    return {};
  }
}
