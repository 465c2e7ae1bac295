import type { Check } from '../check.ts';
import { listIn, objectIn, textIn } from '../fields.ts';
import type { Row } from '../row.ts';

const unknownPasskey = { id: '00000000-0000-7000-8000-000000000000' };
/** What no authenticator made. */
const madeUp = { id: 'bm9uZQ', rawId: 'bm9uZQ', type: 'public-key', clientExtensionResults: {} };
const clientDataJSON = 'e30';

async function challengeOf(check: Check, id: 'requestPasskey' | 'requestPasskeyLogin' | 'requestPasskeyProof'): Promise<string> {
  const request = id === 'requestPasskeyLogin' ? { as: check.openBrowser() } : {};
  return textIn(objectIn(await check.ok(id, request), 'options'), 'challenge');
}

export const passkeyRows: readonly Row[] = [
  {
    id: 'passkey-challenges',
    section: 'contract',
    title: 'Each passkey ceremony has a challenge of its own, and the one of a sign-in names no user',
    needs: ['requestPasskey', 'requestPasskeyLogin'],
    writes: 'begins to add a passkey without adding one',
    run: async (check) => {
      for (const id of ['requestPasskey', 'requestPasskeyLogin'] as const) {
        const [one, other] = [await challengeOf(check, id), await challengeOf(check, id)];
        check.expect(one !== other, id, 'returns the same challenge twice');
        // WebAuthn asks for 16 bytes, which are 22 characters.
        check.expect(one.length >= 22, id, `returns a challenge of ${one.length} characters; at least 22 can't be guessed`);
      }
      const { options } = await check.ok('requestPasskeyLogin', { as: check.openBrowser() });
      const allowed = listIn(objectIn({ options }, 'options'), 'allowCredentials').length;
      check.expect(allowed === 0, 'requestPasskeyLogin', `names ${allowed} passkeys before anyone has signed in`);
    },
  },
  {
    id: 'passkeys-refused',
    section: 'contract',
    title: 'What no authenticator made adds no passkey and signs nobody in, and an unknown passkey is not changed',
    needs: ['registerPasskey', 'loginPasskey', 'listPasskeys', 'renamePasskey', 'removePasskey'],
    writes: 'tries to add a passkey that no authenticator made',
    run: async (check) => {
      const before = JSON.stringify(await check.ok('listPasskeys'));
      const attestation = { ...madeUp, response: { clientDataJSON, attestationObject: 'oA', transports: [] } };
      await check.refused('registerPasskey', 'a made-up credential', { body: { name: 'None', credential: attestation } });
      const assertion = { ...madeUp, response: { clientDataJSON, authenticatorData: 'AA', signature: 'AA' } };
      await check.refused('loginPasskey', 'a made-up credential', {
        as: check.openBrowser(),
        body: { credential: assertion, rememberMe: 0 },
      });
      await check.refused('renamePasskey', 'an unknown passkey', { query: unknownPasskey, body: { name: 'None' } }, [404]);
      await check.refused('removePasskey', 'an unknown passkey', { query: unknownPasskey }, [404]);
      check.expect(JSON.stringify(await check.ok('listPasskeys')) === before, 'registerPasskey', 'changes the list of passkeys');
    },
  },
];
