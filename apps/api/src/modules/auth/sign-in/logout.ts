import { sentence } from '../../../platform/messages/messages.ts';
import { done } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { note } from '../activity/activity.ts';
import { revokeSession } from '../sessions/session.ts';

export const logout = defineOperation('logout', {
  right: 'self',
  impersonator: 'allowed',
  async handle(context) {
    const { app, account, locale, now } = context;
    await app.database.transaction(async (tx) => {
      const isEnded = await revokeSession(tx, account.sessionId, now);
      // Impersonations appear in their own list, not in the activity log.
      if (isEnded && account.impersonation === null) await note(tx, 'signed_out', account, context);
    });
    return done(sentence(locale, 'auth.logout.done'));
  },
});
