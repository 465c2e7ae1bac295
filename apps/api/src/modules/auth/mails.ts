import { defineMail, type Nothing } from '../../mail/define-mail.ts';
import { codeExpiry, makeCode, newVerificationCode } from './sign-up/verification-code.ts';
import { openPasswordReset } from './password/open-password-reset.ts';
import { sessionReportRepository } from './sessions/session-report.repository.ts';
import { newToken, tokenHash } from './token.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { emailChangeRepository } from './email-change/email-change.repository.ts';
import { emailKey } from './users/email-key.ts';
import { userRepository } from './users/user.repository.ts';
import { twoFactorRepository } from './two-factor/two-factor.repository.ts';

export const alreadyRegisteredMail = defineMail('already-registered', {
  example: {},
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.alreadyRegistered.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.alreadyRegistered.text'),
      link('mail.alreadyRegistered.link', '/auth/login'),
      text('mail.alreadyRegistered.ignore'),
    ],
  }),
});

/** The code is generated when the mail is sent, so it appears only in the mail. Resending voids the previous code. */
export const verificationCodeMail = defineMail<Nothing, { code: string }>('verification-code', {
  example: { code: '204981' },
  prepare: async (tx, app, { userId, emailVerifiedAt }) =>
    userId !== null && emailVerifiedAt === null ? { code: await newVerificationCode(app, tx, userId) } : null,
  write: ({ text, sentence, code }, values) => ({
    subject: sentence('mail.verificationCode.subject'),
    blocks: [text('mail.greeting'), text('mail.verificationCode.text'), code(values.code), text('mail.verificationCode.ignore')],
  }),
});

/** The link is generated when the mail is sent, so it appears only in the mail. A new link voids the previous one. */
export const passwordResetMail = defineMail<Nothing, { token: string }>('password-reset', {
  example: { token: 'prt_5XkX1b9cQ2' },
  prepare: async (tx, app, { userId }) => (userId === null ? null : { token: await openPasswordReset(tx, userId, app.now()) }),
  write: ({ text, sentence, link }, { token }) => ({
    subject: sentence('mail.passwordReset.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.passwordReset.text'),
      link('mail.passwordReset.link', `/auth/reset-password?token=${token}`),
      text('mail.passwordReset.ignore'),
    ],
  }),
});

export const passwordChangedMail = defineMail('password-changed', {
  example: {},
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.passwordChanged.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.passwordChanged.text'),
      text('mail.passwordChanged.notYou'),
      link('mail.passwordChanged.link', '/auth/confirm-reset-password'),
    ],
  }),
});

const linkTtlMs = 7 * 86_400_000;

type SignIn = { sessionId: string; browser: string; system: string; ip: string; at: number; recovery: 'yes' | 'no' };

/** Reports a sign-in from an unknown browser, with a link that ends its session. The link is generated when the mail is sent. */
export const newSignInMail = defineMail<SignIn, { token: string }>('new-sign-in', {
  example: {
    sessionId: '6f1c2a64-2f0e-4c55-9a06-0b9c1b6f7f11',
    browser: 'Firefox',
    system: 'Linux',
    ip: '203.0.113.7',
    at: 1_795_339_872_000,
    recovery: 'no',
    token: 'pst_5XkX1b9cQ2',
  },
  async prepare(tx, app, _addressee, { sessionId }) {
    const token = newToken('pst');
    await sessionReportRepository(tx).create(sessionId, tokenHash(token), new Date(app.now().getTime() + linkTtlMs));
    return { token };
  },
  write: ({ text, sentence, link }, { token, recovery }) => ({
    subject: sentence('mail.newSignIn.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.newSignIn.text'),
      text('mail.newSignIn.device'),
      ...(recovery === 'yes' ? [text('mail.newSignIn.recovery')] : []),
      text('mail.newSignIn.wasYou'),
      link('mail.newSignIn.link', `/auth/end-session?token=${token}`),
      text('mail.newSignIn.then'),
    ],
  }),
});

/** `state`: two-factor is turned on or off, or the recovery codes are regenerated. */
export const twoFactorChangedMail = defineMail<{ state: 'on' | 'off' | 'reset' | 'codes' }>('two-factor-changed', {
  example: { state: 'on' },
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.twoFactorChanged.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.twoFactorChanged.text'),
      text('mail.twoFactorChanged.notYou'),
      link('mail.twoFactorChanged.link', '/auth/confirm-reset-password'),
    ],
  }),
});

export const passkeyChangedMail = defineMail<{ change: 'added' | 'removed'; name: string }>('passkey-changed', {
  example: { change: 'added', name: 'Laptop' },
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.passkeyChanged.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.passkeyChanged.text'),
      text('mail.passkeyChanged.notYou'),
      link('mail.passkeyChanged.link', '/auth/confirm-reset-password'),
    ],
  }),
});

/**
 * Sent to the new address. The code is generated when the mail is sent, and resending voids the previous one. If the address has an
 * account, only its owner learns that by mail.
 */
export const emailChangeCodeMail = defineMail<{ changeId: string }, { code: string }>('email-change-code', {
  example: { changeId: '6f1c2a64-2f0e-4c55-9a06-0b9c1b6f7f11', code: '204981' },
  async prepare(tx, app, { userId, email }, { changeId }) {
    if (userId === null) return null;
    const key = emailKey(email);
    const owner = await userRepository(tx).findByEmail(key);
    // An unverified sign-up has no claim to the address.
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

export const emailInUseMail = defineMail('email-in-use', {
  example: {},
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.emailInUse.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.emailInUse.text'),
      link('mail.emailInUse.link', '/auth/login'),
      text('mail.alreadyRegistered.ignore'),
    ],
  }),
});

/** Sent to the old address, so that its owner learns about the change and how to contact support. */
export const emailChangedOldMail = defineMail<{ email: string }>('email-changed-old', {
  example: { email: 'm•••@example.org' },
  write: ({ text, sentence }) => ({
    subject: sentence('mail.emailChanged.subject'),
    blocks: [text('mail.greeting'), text('mail.emailChangedOld.text'), text('mail.emailChangedOld.notYou')],
  }),
});

export const emailChangedNewMail = defineMail('email-changed-new', {
  example: {},
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.emailChanged.subject'),
    blocks: [text('mail.greeting'), text('mail.emailChangedNew.text'), link('mail.emailChangedNew.link', '/settings/user')],
  }),
});

type UsedCode = { browser: string; system: string; ip: string; at: number };

/** Reports a recovery code used from a known browser. For an unknown browser, `newSignInMail` reports it. */
export const recoveryCodeUsedMail = defineMail<UsedCode, { left: number }>('recovery-code-used', {
  example: { browser: 'Firefox', system: 'Linux', ip: '203.0.113.7', at: 1_795_339_872_000, left: 3 },
  prepare: async (tx, _app, { userId }) => (userId === null ? null : { left: await twoFactorRepository(tx, userId).countCodesLeft() }),
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.recoveryCodeUsed.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.recoveryCodeUsed.text'),
      text('mail.newSignIn.device'),
      text('mail.recoveryCodeUsed.left'),
      text('mail.recoveryCodeUsed.notYou'),
      link('mail.recoveryCodeUsed.link', '/settings/user'),
    ],
  }),
});
