import type { TwoFactorMeans } from '@portico/contract';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { note, type Occasion, type Subject } from '../activity/activity.ts';
import { decryptSecret } from '../../../platform/secrets/secret-box.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { stepOf } from './totp.ts';
import { twoFactorRepository } from './two-factor.repository.ts';

type SubmittedCode = { provider: TwoFactorMeans; otp: string };

/** Checks a second-factor code and consumes it, so that no code works twice. */
export async function usesSecondFactor(
  app: App,
  tx: Transaction,
  user: Subject,
  { provider, otp }: SubmittedCode,
  occasion: Occasion,
): Promise<boolean> {
  const factor = twoFactorRepository(tx, user.userId);
  const authenticator = await factor.find();
  if (authenticator === undefined || authenticator.enabledAt === null) return false;
  if (provider === 'recovery') {
    const isRight = await factor.useCode(recoveryCodeHash(otp), occasion.now);
    if (isRight) await note(tx, 'recovery_code_used', user, occasion);
    return isRight;
  }
  const step = stepOf(
    decryptSecret(app.configuration, { purpose: 'authenticator', owner: user.userId }, authenticator.secret),
    otp,
    occasion.now,
  );
  return step !== null && (await factor.useStep(step));
}
