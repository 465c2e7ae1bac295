import { sentence } from '../../messages/messages.ts';
import { done } from '../../operations/done.ts';
import { defineOperation } from '../../operations/operation.ts';
import { note } from './activity.ts';
import { revokeSession } from './session.ts';

export const logout = defineOperation('logout', {
  async handle(context) {
    const { app, account, locale, now } = context;
    await app.database.transaction(async (tx) => {
      if (await revokeSession(tx, account.sessionId, now)) await note(tx, 'signed_out', account, context);
    });
    return done(sentence(locale, 'auth.logout.done'));
  },
});
