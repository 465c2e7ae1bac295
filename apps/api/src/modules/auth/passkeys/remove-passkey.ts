import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { sentence } from '../../../platform/messages/messages.ts';
import { done } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { note } from '../activity/activity.ts';
import { rateLimitByUser } from '../auth.policy.ts';
import { revokeOtherAccess } from '../sessions/revoke-other-access.ts';
import { userRepository } from '../users/user.repository.ts';
import { passkeyChangedMail } from '../mails.ts';
import { passkeyRepository } from './passkey.repository.ts';

export const removePasskey = defineOperation('removePasskey', {
  right: 'self',
  impersonator: 'never',
  recentProof: true,
  limits: rateLimitByUser('passkeyRemove', { limit: 60, windowSeconds: 600 }),
  async handle(context) {
    const { app, account, query, locale, now } = context;
    const { userId } = account;
    return await app.database.transaction(async (tx) => {
      await userRepository(tx).lock(userId);
      const name = await passkeyRepository(tx, userId).remove(query.id);
      if (name === undefined) return refuse(404, 'not_found', { message: 'auth.passkey.notFound' });
      // The passkey may be in the wrong hands, so end every session it may have opened.
      await revokeOtherAccess(tx, userId, account.sessionId, now);
      await note(tx, 'passkey_removed', account, context);
      await enqueueMail(app, tx, passkeyChangedMail, { recipient: { userId }, values: { change: 'removed', name } });
      return done(sentence(locale, 'auth.removePasskey.done'));
    });
  },
});
