import { sentence } from '../../messages/messages.ts';
import { done } from '../../operations/done.ts';
import { defineOperation } from '../../operations/operation.ts';
import { endSession } from './session.ts';

export const logout = defineOperation('logout', {
  right: 'self',
  impersonator: 'allowed',
  async handle({ app, account, locale, now }) {
    await app.database.transaction((tx) => endSession(tx, account.sessionId, now));
    return done(sentence(locale, 'auth.logout.done'));
  },
});
