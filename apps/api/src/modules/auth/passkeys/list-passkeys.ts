import { defineOperation } from '../../../operations/operation.ts';
import { presentPasskey } from './passkey.presenter.ts';
import { passkeyRepository } from './passkey.repository.ts';

export const listPasskeys = defineOperation('listPasskeys', {
  right: 'self',
  impersonator: 'allowed',
  async handle({ app, account }) {
    const passkeys = await app.database.read((tx) => passkeyRepository(tx, account.userId).list());
    return { status: 200, body: { items: passkeys.map(presentPasskey) } };
  },
});
