import { defineJob } from '../../../jobs/define-job.ts';
import { note } from '../activity/activity.ts';
import { userRepository } from '../users/user.repository.ts';

type FailedSignIn = { emailKey: string; ipAddress: string; userAgent: string; at: string };

/** Does nothing if no user has that email. */
export const noteFailedSignIn = defineJob<FailedSignIn>('note-failed-sign-in', {}, async (app, { emailKey, ipAddress, userAgent, at }) => {
  await app.database.transaction(async (tx) => {
    const user = await userRepository(tx).findByEmail(emailKey);
    if (user === undefined) return;
    await note(tx, 'sign_in_failed', { userId: user.id, clientId: user.clientId }, { ipAddress, userAgent, now: new Date(at) });
  });
});
