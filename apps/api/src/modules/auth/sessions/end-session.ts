import { sentence } from '../../../platform/messages/messages.ts';
import { done } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { note } from '../activity/activity.ts';
import { sessionRepository } from './session.repository.ts';
import { revokeSession } from './session.ts';

export const endSession = defineOperation('endSession', {
  right: 'self',
  impersonator: 'never',
  recentProof: true,
  async handle(context) {
    const { app, account, query, locale, now } = context;
    return await app.database.transaction(async (tx) => {
      const isOwn = await sessionRepository(tx).isOf(query.id, account.userId, now);
      if (!isOwn || !(await revokeSession(tx, query.id, now))) return refuse(404, 'not_found', { message: 'auth.session.notFound' });
      await note(tx, query.id === account.sessionId ? 'signed_out' : 'session_ended', account, context);
      return done(sentence(locale, 'auth.endSession.done'));
    });
  },
});
