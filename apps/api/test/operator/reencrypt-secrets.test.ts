import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { decryptSecret, type SecretPlace } from '../../src/platform/secrets/secret-box.ts';
import { readConfiguration } from '../../src/registry/settings.ts';
import { turnTwoFactorOn } from '../authenticator.ts';
import { success } from '../contract-client.ts';
import { ended, ownerOf, serverOf } from '../server.ts';
import { startTestApi } from '../test-api.ts';
import { testClock } from '../test-clock.ts';
import { commandsOf } from './run-command.ts';

const [old, young] = ['o'.repeat(32), 'y'.repeat(32)];

test('every stored secret gets the first key, and the old key can be removed', fullOnly, async () => {
  const api = await startTestApi({ database: 'postgres', env: { SECRETS_KEY: old } });
  try {
    const owner = await ownerOf(api);
    const id = await serverOf(owner, { configoptions: { hostname: 'edge.acme.dev' } });
    const root = success(await api.call('revealRootPassword', { token: owner.token, query: { id } })).password;
    const vnc = 'k7Qm2Xtd';
    await ended(api, owner.token, success(await api.call('enableVnc', { token: owner.token, query: { id }, body: { password: vnc } })));
    const { secret } = await turnTwoFactorOn(api, owner.token, testClock());
    const commands = commandsOf(api, { SECRETS_KEY: `${young},${old}` });
    expect(await commands.json('secrets', 'reencrypt')).toEqual({ reencrypted: 3 });
    expect(await commands.json('secrets', 'reencrypt')).toEqual({ reencrypted: 0 });
    const [service, factor] = await api.app.database.read(async (tx) => [
      await tx.selectFrom('service').select(['root_password', 'vnc_password']).where('id', '=', id).executeTakeFirstOrThrow(),
      await tx.selectFrom('two_factor').select(['user_id', 'secret']).executeTakeFirstOrThrow(),
    ]);
    const configuration = readConfiguration({ SECRETS_KEY: young }, []);
    const opened = (place: SecretPlace, stored: string | null) => decryptSecret(configuration, place, stored ?? '');
    expect(opened({ purpose: 'root password', owner: id }, service.root_password)).toBe(root);
    expect(opened({ purpose: 'vnc password', owner: id }, service.vnc_password)).toBe(vnc);
    expect(opened({ purpose: 'authenticator', owner: factor.user_id }, factor.secret)).toBe(secret);
  } finally {
    await api.close();
  }
});
