import type { App } from '../../app.ts';
import { OperatorError } from '../../operator/operator-error.ts';
import { requireReason, type Staff } from '../../operator/staff.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { endAllSessions, findSignedInUsers } from '../auth/sessions/end-all-sessions.ts';
import { findRegistered } from '../auth/sign-up/registered.ts';
import { recordChange } from '../staff-log/record-change.ts';

/** Stands for every user in `client end-sessions`. */
export const everyone = 'all';

/**
 * Ends all sessions of the user with this email, or of every user for `all`, and returns their number.
 * @throws OperatorError without a reason, or if there is no such user
 */
export async function endSessionsAsStaff(app: App, tx: Transaction, whose: string, staff: Staff): Promise<{ ended: number }> {
  requireReason(staff);
  const at = app.now();
  const user = whose === everyone ? null : await findRegistered(tx, whose);
  if (user === undefined) throw new OperatorError(`No user is registered as ${whose}.`);
  let ended = 0;
  for (const subject of user === null ? await findSignedInUsers(tx, at) : [user]) ended += await endAllSessions(tx, subject, at);
  const concerned = user === null ? { subject: everyone } : { clientId: user.clientId, subject: user.userId };
  await recordChange(tx, staff, { operation: 'endSessions', ...concerned, details: { ended } }, at);
  return { ended };
}
