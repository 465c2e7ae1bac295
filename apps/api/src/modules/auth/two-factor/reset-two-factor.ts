import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { bySomeoneElse, note, type Subject } from '../activity/activity.ts';
import { twoFactorChangedMail } from '../mails.ts';
import { revokeOtherAccess } from '../sessions/revoke-other-access.ts';
import { userRepository } from '../users/user.repository.ts';
import { twoFactorRepository } from './two-factor.repository.ts';

/** Turns a user's two-factor authentication off for support, and ends all sessions. Returns false if it is off. */
export async function resetTwoFactor(app: App, tx: Transaction, user: Subject, at: Date): Promise<boolean> {
  const { userId } = user;
  await userRepository(tx).lock(userId);
  const factor = twoFactorRepository(tx, userId);
  if (!(await factor.isEnabled())) return false;
  await factor.remove();
  await revokeOtherAccess(tx, userId, null, at);
  await note(tx, 'two_factor_disabled', user, bySomeoneElse(at));
  await enqueueMail(app, tx, twoFactorChangedMail, { recipient: { userId }, values: { state: 'reset' } });
  return true;
}
