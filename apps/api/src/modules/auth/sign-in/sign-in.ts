import type { User } from '@portico/contract';
import { actFor } from '../../../operations/act-for.ts';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { note, type Occasion, type Subject } from '../activity/activity.ts';
import { recordDevice } from './record-device.ts';
import { newSignInMail, recoveryCodeUsedMail } from '../mails.ts';
import { readUser } from '../users/read-user.ts';
import { openSession } from '../sessions/session.ts';

/** The last step of every sign-in: opens a session, logs it and sends a notice if the browser is unknown. */
export async function signIn(
  app: App,
  tx: Transaction,
  user: Subject,
  rememberMe: boolean,
  occasion: Occasion & { usedRecoveryCode?: boolean },
): Promise<{ accessToken: string; user: User }> {
  const { ipAddress, userAgent, now, usedRecoveryCode = false } = occasion;
  const { userId } = user;
  const { sessionId, token } = await openSession(app, tx, { userId, rememberMe, ipAddress, userAgent, now });
  await note(tx, 'signed_in', user, occasion);
  const { isNewDevice, browser, system } = await recordDevice(tx, userId, occasion, now);
  const device = { browser, system, ip: ipAddress, at: now.getTime() };
  if (isNewDevice) {
    const values = { ...device, sessionId, recovery: usedRecoveryCode ? ('yes' as const) : ('no' as const) };
    await enqueueMail(app, tx, newSignInMail, { recipient: { userId }, values });
  } else if (usedRecoveryCode) {
    await enqueueMail(app, tx, recoveryCodeUsedMail, { recipient: { userId }, values: device });
  }
  return { accessToken: token, user: await readUser(app, tx, { ...actFor(user.clientId), userId }) };
}
