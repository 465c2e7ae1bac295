import { sentence } from '../../../platform/messages/messages.ts';
import { doneWith } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { note } from '../activity/activity.ts';
import { revokeSessions } from './session.ts';
import { userRepository } from '../users/user.repository.ts';

export const endOtherSessions = defineOperation('endOtherSessions', {
  right: 'self',
  impersonator: 'never',
  recentProof: true,
  async handle(context) {
    const { app, account, locale, now } = context;
    const ended = await app.database.transaction(async (tx) => {
      await userRepository(tx).lock(account.userId);
      const count = await revokeSessions(tx, account.userId, account.sessionId, now);
      if (count > 0) await note(tx, 'sessions_ended', account, context);
      return count;
    });
    return doneWith(sentence(locale, 'auth.endOtherSessions.done'), { ended });
  },
});
