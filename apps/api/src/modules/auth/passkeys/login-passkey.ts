import { passkeyLoginSchema } from '@portico/validation/passkey';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { rateLimitByAddress } from '../auth.policy.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { userRepository } from '../users/user.repository.ts';
import { usePasskey } from './use-passkey.ts';
import { verifyPasskey } from './verify-passkey.ts';

export const loginPasskey = defineOperation('loginPasskey', {
  right: 'none',
  rules: passkeyLoginSchema,
  limits: rateLimitByAddress('passkeyLogin'),
  async handle(context) {
    const { app, body } = context;
    const passkey = await verifyPasskey(context, body.credential, { purpose: 'sign-in' });
    if (passkey === null) return refuse(422, 'passkey_invalid');
    return await app.database.transaction(async (tx) => {
      const { removedAt } = await userRepository(tx).lock(passkey.userId);
      // The user or the passkey was removed while the signature was checked.
      if (removedAt !== null || !(await usePasskey(tx, passkey, context))) return refuse(422, 'passkey_invalid');
      return { status: 200, body: { status: 'success', ...(await signIn(app, tx, passkey, body.rememberMe === 1, context)) } };
    });
  },
});
