import { passkeyNameSchema } from '@portico/validation/passkey';
import { sentence } from '../../../platform/messages/messages.ts';
import { done } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { passkeyRepository } from './passkey.repository.ts';

export const renamePasskey = defineOperation('renamePasskey', {
  right: 'self',
  impersonator: 'never',
  rules: passkeyNameSchema,
  async handle({ app, account, query, body, locale }) {
    const isRenamed = await app.database.transaction((tx) => passkeyRepository(tx, account.userId).rename(query.id, body.name));
    if (!isRenamed) return refuse(404, 'not_found', { message: 'auth.passkey.notFound' });
    return done(sentence(locale, 'auth.renamePasskey.done'));
  },
});
