import type { App } from '../../app.ts';
import type { Transaction } from '../../database/database.ts';
import { orderMail } from '../../mail/order-mail.ts';
import { note, type Occasion, type Subject } from './activity.ts';
import { arrive } from './known-device.ts';
import { newSignInMail } from './new-sign-in.mail.ts';
import { openSession } from './session.ts';

/**
 * The last step of every way to sign in: a new session, its line in the activity log, and a notice where the browser is unknown.
 * @returns the session's token
 */
export async function signIn(app: App, tx: Transaction, user: Subject, rememberMe: boolean, occasion: Occasion): Promise<string> {
  const { ipAddress, userAgent, now } = occasion;
  const { userId } = user;
  const { sessionId, token } = await openSession(app, tx, { userId, rememberMe, ipAddress, userAgent, now });
  await note(tx, 'signed_in', user, occasion);
  const { isStrange, browser, system } = await arrive(tx, userId, occasion, now);
  if (isStrange) {
    const values = { sessionId, browser, system, ip: ipAddress, at: now.getTime() };
    await orderMail(app, tx, newSignInMail, { recipient: { userId }, values });
  }
  return token;
}
