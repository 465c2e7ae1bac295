import { defineOperation } from '../../../operations/operation.ts';
import { stateOf } from './two-factor-state.ts';
import { twoFactorRepository } from './two-factor.repository.ts';

export const getTwoFactorMeta = defineOperation('getTwoFactorMeta', {
  right: 'self',
  impersonator: 'allowed',
  async handle({ app, account }) {
    const { enabledAt, left } = await app.database.read(async (tx) => {
      const factor = twoFactorRepository(tx, account.userId);
      return { enabledAt: (await factor.find())?.enabledAt ?? null, left: await factor.countCodesLeft() };
    });
    return {
      status: 200,
      body: { ...stateOf(enabledAt), enabled_at: enabledAt?.toISOString() ?? null, recovery_codes_left: left },
    };
  },
});
