import type { Transaction } from '../../../platform/database/database.ts';
import { bySomeoneElse, note, type Subject } from '../activity/activity.ts';
import { userRepository } from '../users/user.repository.ts';
import { revokeOtherAccess } from './revoke-other-access.ts';
import { sessionRepository } from './session.repository.ts';

/** Ends all sessions, unfinished sign-ins and reset links of a user for support. Returns the number of ended sessions. */
export async function endAllSessions(tx: Transaction, user: Subject, at: Date): Promise<number> {
  await userRepository(tx).lock(user.userId);
  const ended = await revokeOtherAccess(tx, user.userId, null, at);
  if (ended > 0) await note(tx, 'sessions_ended', user, bySomeoneElse(at));
  return ended;
}

/** Returns every user with a live session, in the order in which their rows are locked. */
export async function findSignedInUsers(tx: Transaction, now: Date): Promise<Subject[]> {
  return await sessionRepository(tx).listSignedIn(now);
}
