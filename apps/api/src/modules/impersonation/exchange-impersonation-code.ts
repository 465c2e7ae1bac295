import { actFor } from '../../operations/act-for.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { addressSubject } from '../../operations/rate-limits.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { bySomeoneElse, note } from '../auth/activity/activity.ts';
import { readUser } from '../auth/users/read-user.ts';
import { openImpersonatedSession } from '../auth/sessions/session.ts';
import { tokenHash } from '../auth/token.ts';
import { impersonationRepository } from './impersonation.repository.ts';
import { supportAccessMail } from './mails.ts';

const sessionMs = 15 * 60_000;

export const exchangeImpersonationCode = defineOperation('exchangeImpersonationCode', {
  right: 'none',
  limits: ({ ipAddress }) => [{ name: 'impersonation-address', subject: addressSubject(ipAddress), limit: 30, windowSeconds: 600 }],
  async handle({ app, body, ipAddress, userAgent, now }) {
    return await app.database.transaction(async (tx) => {
      const until = new Date(now.getTime() + sessionMs);
      const impersonations = impersonationRepository(tx);
      const started = await impersonations.start(tokenHash(body.code), { now, until });
      if (started === undefined || !(await impersonations.hasUser(started.userId))) return refuse(422, 'impersonation_code_invalid');
      const { id, userId, clientId } = started;
      const accessToken = await openImpersonatedSession(tx, { userId, impersonationId: id, expiresAt: until, ipAddress, userAgent, now });
      const { operator, reason, canWrite } = started;
      await note(tx, 'support_access', { userId, clientId }, bySomeoneElse(now));
      await enqueueMail(app, tx, supportAccessMail, {
        recipient: { userId },
        values: { operator, reason, write: canWrite ? 'yes' : 'no', at: now.getTime() },
      });
      const user = await readUser(app, tx, { ...actFor(clientId), userId, impersonation: { ...started, until } });
      return { status: 200, body: { status: 'success', accessToken, user } };
    });
  },
});
