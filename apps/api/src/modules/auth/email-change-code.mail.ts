import { defineMail } from '../../mail/define-mail.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { emailChangeRepository } from './email-change.repository.ts';
import { emailInUseMail } from './email-in-use.mail.ts';
import { emailKey } from './email-key.ts';
import { userRepository } from './user.repository.ts';
import { codeExpiry, makeCode } from './verification-code.ts';

/**
 * To the new address. The code is made at the moment it is sent, and a second sending voids the first. Whether the address has an account is found
 * out here, and told to nobody but who reads its mail.
 */
export const emailChangeCodeMail = defineMail<{ changeId: string }, { code: string }>('email-change-code', {
  example: { changeId: '6f1c2a64-2f0e-4c55-9a06-0b9c1b6f7f11', code: '204981' },
  async prepare(tx, app, { userId, email }, { changeId }) {
    if (userId === null) return null;
    const key = emailKey(email);
    const owner = await userRepository(tx).findByEmail(key);
    // A sign-up that was never verified holds no claim to the address.
    if (owner !== undefined && owner.emailVerifiedAt !== null) {
      await enqueueMail(app, tx, emailInUseMail, { recipient: { emailKey: key } });
      return null;
    }
    const { code, codeHash } = await makeCode(app.secrets);
    return (await emailChangeRepository(tx, userId).setCode(changeId, codeHash, codeExpiry(app.now()))) ? { code } : null;
  },
  write: ({ text, sentence, code }, values) => ({
    subject: sentence('mail.emailChangeCode.subject'),
    blocks: [text('mail.greeting'), text('mail.emailChangeCode.text'), code(values.code), text('mail.emailChangeCode.ignore')],
  }),
});
