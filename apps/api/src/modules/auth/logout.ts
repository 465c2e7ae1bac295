import { defineOperation } from '../../operations/operation.ts';
import { sentence } from '../../messages/messages.ts';
import { endSession } from './session.ts';

export const logout = defineOperation<'logout'>('logout', async ({ app, account, locale, now }) => {
  await app.database.transaction((tx) => endSession(tx, account.sessionId, now));
  return { status: 200, body: { status: 'success', message: sentence(locale, 'auth.logout.done') } };
});
