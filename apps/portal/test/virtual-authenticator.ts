import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Adds a virtual authenticator with a present and verified user, removed after the test. Returns its id. */
export async function plugInAuthenticator(): Promise<string> {
  const session = cdp();
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  onTestFinished(async () => {
    await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await session.send('WebAuthn.disable');
  });
  return authenticatorId;
}

/** Adds an existing passkey of this page. Returns its base64url id. */
export async function holdPasskey(authenticatorId: string): Promise<string> {
  const { privateKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign']);
  const key = new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey));
  const id = crypto.getRandomValues(new Uint8Array(16));
  await cdp().send('WebAuthn.addCredential', {
    authenticatorId,
    credential: {
      credentialId: base64(id),
      isResidentCredential: true,
      rpId: location.hostname,
      privateKey: base64(key),
      userHandle: base64(new Uint8Array(16)),
      signCount: 1,
    },
  });
  return base64(id).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
