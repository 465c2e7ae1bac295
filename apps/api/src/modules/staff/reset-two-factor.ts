import type { App } from '../../app.ts';
import { OperatorError } from '../../operator/operator-error.ts';
import { requireReason, type Staff } from '../../operator/staff.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findRegistered } from '../auth/sign-up/registered.ts';
import { resetTwoFactor } from '../auth/two-factor/reset-two-factor.ts';
import { recordChange } from '../staff-log/record-change.ts';

/**
 * Turns a user's two-factor authentication off and ends all sessions. The user gets a mail and an entry in the activity.
 * @throws OperatorError without a reason, or if there is no such user or two-factor is off
 */
export async function resetTwoFactorAsStaff(
  app: App,
  tx: Transaction,
  email: string,
  staff: Staff,
): Promise<{ userId: number; clientId: number }> {
  requireReason(staff);
  const user = await findRegistered(tx, email);
  if (user === undefined) throw new OperatorError(`No user is registered as ${email}.`);
  const { userId, clientId } = user;
  const at = app.now();
  if (!(await resetTwoFactor(app, tx, { userId, clientId }, at))) throw new OperatorError(`Two-factor authentication of ${email} is off.`);
  await recordChange(tx, staff, { operation: 'resetTwoFactor', clientId, subject: userId, details: { email: user.email } }, at);
  return { userId, clientId };
}
