import { defineOperation } from '../../operations/operation.ts';
import { pendingEmailChange } from '../auth/email-change/email-change.ts';
import { twoFactorState } from '../auth/two-factor/two-factor-state.ts';
import { accountRepository } from './account.repository.ts';

export const getUserDetails = defineOperation('getUserDetails', {
  right: 'self',
  impersonator: 'allowed',
  async handle({ app, account, now }) {
    const { userId } = account;
    const body = await app.database.read(async (tx) => {
      const user = await accountRepository(tx, account).find(userId);
      const change = await pendingEmailChange(tx, userId, now);
      return {
        ...user,
        email_change: change === undefined ? null : { id: change.id, email: change.email, requested_at: change.requestedAt.toISOString() },
        two_factor: await twoFactorState(tx, userId),
      };
    });
    return { status: 200, body };
  },
});
