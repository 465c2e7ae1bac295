import { telegramCodeSchema } from '@portico/validation/verify-account';
import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { rateLimitByUser } from '../auth/auth.policy.ts';
import { checkCode } from '../auth/sign-up/verification-code.ts';
import { readTelegramLink } from './telegram-link.ts';
import { telegramLinkRepository } from './telegram-link.repository.ts';

export const completeTelegramLink = defineOperation('completeTelegramLink', {
  right: 'self',
  impersonator: 'never',
  rules: telegramCodeSchema,
  // A code has a million values, so guesses are limited per user and day across all codes.
  limits: rateLimitByUser('telegramGuess', { limit: 25, windowSeconds: 86_400 }),
  async handle({ app, account: { userId, clientId }, body, now }) {
    // The attempt is counted and committed before the code is compared.
    const taken = await app.database.transaction((tx) => telegramLinkRepository(tx, userId).consumeAttempt());
    const verdict = await checkCode(app.secrets, body.token, taken, now);
    if (verdict === 'expired') return refuse(422, 'verification_code_expired');
    if (verdict === 'wrong' || taken === null) return refuse(422, 'verification_code_invalid');
    return await app.database.transaction(async (tx) => {
      const links = telegramLinkRepository(tx, userId);
      const telegramId = await links.lockTelegramId(clientId);
      if (telegramId === null || !(await links.link(taken.codeHash, telegramId, now))) return refuse(422, 'verification_code_invalid');
      await links.setNotified(true);
      return { status: 200, body: await readTelegramLink(tx, app, userId) };
    });
  },
});
