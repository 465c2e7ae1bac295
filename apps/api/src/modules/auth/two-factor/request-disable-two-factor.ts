import { sentence } from '../../../platform/messages/messages.ts';
import { doneWith } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { twoFactorRepository } from './two-factor.repository.ts';

/**
 * Turning two-factor off requires an authenticator or recovery code. Codes are never mailed, because the mailbox, which can already reset
 * the password, would then be enough.
 */
export const requestDisableTwoFactor = defineOperation('requestDisableTwoFactor', {
  right: 'self',
  impersonator: 'never',
  recentProof: true,
  async handle({ app, account, locale }) {
    const left = await app.database.read(async (tx) => {
      const factor = twoFactorRepository(tx, account.userId);
      return (await factor.isEnabled()) ? await factor.countCodesLeft() : null;
    });
    if (left === null) return refuse(409, 'two_factor_not_on');
    return doneWith(sentence(locale, 'auth.requestDisableTwoFactor.done'), { provider: 'google', recovery_codes_left: left } as const);
  },
});
