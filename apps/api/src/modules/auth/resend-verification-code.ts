import { emailRequestSchema } from '@portico/validation/email';
import { validate } from '@portico/validation/issues';
import { defineOperation } from '../../operations/operation.ts';
import { refuseFields } from '../../http/contract/problem.ts';
import { countTries } from '../../operations/limits.ts';
import { sentence } from '../../messages/messages.ts';
import { orderMail } from '../../mail/order-mail.ts';
import { triesOf } from './auth.policy.ts';
import { emailKey } from './email-key.ts';

/** Whether there is something to verify is looked up by the mail's job, not here: every e-mail costs the same. */
export const resendVerificationCode = defineOperation<'resendVerificationCode'>(
  'resendVerificationCode',
  async ({ app, body, ipAddress, locale }) => {
    const form = validate(emailRequestSchema, body);
    if (!form.ok) return refuseFields(form.issues);
    const key = emailKey(form.output.email);

    const limited = await countTries(app, triesOf('verificationMail', { ipAddress, emailKey: key }));
    if (limited) return limited;

    await app.database.transaction((tx) => orderMail(app, tx, { recipient: { emailKey: key }, template: 'verification-code' }));
    return { status: 200, body: { status: 'success', message: sentence(locale, 'auth.resendVerificationCode.done') } };
  },
);
