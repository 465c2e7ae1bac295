import { sentence } from '../../../platform/messages/messages.ts';
import { done } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { note } from '../activity/activity.ts';
import { rateLimitByAddress } from '../auth.policy.ts';
import { sessionReportRepository } from './session-report.repository.ts';
import { revokeSession } from './session.ts';
import { tokenHash } from '../token.ts';

export const endReportedSession = defineOperation('endReportedSession', {
  right: 'none',
  limits: rateLimitByAddress('endReportedSession'),
  async handle(context) {
    const { app, body, locale, now } = context;
    return await app.database.transaction(async (tx) => {
      const reported = await sessionReportRepository(tx).find(tokenHash(body.token), now);
      if (reported === undefined) return refuse(422, 'link_invalid');
      if (await revokeSession(tx, reported.sessionId, now)) await note(tx, 'session_ended', reported, context);
      return done(sentence(locale, 'auth.endReportedSession.done'));
    });
  },
});
