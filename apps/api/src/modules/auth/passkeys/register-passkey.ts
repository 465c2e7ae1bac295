import { randomUUID } from 'node:crypto';
import { passkeyRegistrationSchema } from '@portico/validation/passkey';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { sentence } from '../../../platform/messages/messages.ts';
import { doneWith } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { note } from '../activity/activity.ts';
import { rateLimitByUser } from '../auth.policy.ts';
import { userRepository } from '../users/user.repository.ts';
import { passkeyChangedMail } from '../mails.ts';
import { maxPasskeys } from './passkey.policy.ts';
import { presentPasskey } from './passkey.presenter.ts';
import { passkeyRepository } from './passkey.repository.ts';
import { verifyNewPasskey } from './verify-passkey.ts';

export const registerPasskey = defineOperation('registerPasskey', {
  right: 'self',
  impersonator: 'never',
  rules: passkeyRegistrationSchema,
  recentProof: true,
  limits: rateLimitByUser('passkeyRegister', { limit: 30, windowSeconds: 600 }),
  async handle(context) {
    const { app, account, body, locale, now } = context;
    const { userId, sessionId } = account;
    const made = await verifyNewPasskey(context, body.credential, { purpose: 'register', sessionId });
    if (made === null) return refuse(422, 'passkey_invalid');
    return await app.database.transaction(async (tx) => {
      // The lock keeps concurrent registrations of this user from exceeding the limit.
      await userRepository(tx).lock(userId);
      const passkeys = passkeyRepository(tx, userId);
      if ((await passkeys.count()) >= maxPasskeys) return refuse(409, 'passkeys_full');
      const id = randomUUID();
      const { name } = body;
      const isNew = await passkeys.add({
        id,
        credential_id: made.credentialId,
        public_key: made.publicKey,
        counter: made.counter,
        transports: made.transports,
        is_synced: made.isSynced,
        name,
        created_at: now,
        last_used_at: null,
      });
      if (!isNew) return refuse(409, 'passkey_known');
      await note(tx, 'passkey_added', account, context);
      await enqueueMail(app, tx, passkeyChangedMail, { recipient: { userId }, values: { change: 'added', name } });
      const passkey = presentPasskey({ id, name, createdAt: now, lastUsedAt: null, isSynced: made.isSynced });
      return doneWith(sentence(locale, 'auth.registerPasskey.done'), { passkey });
    });
  },
});
