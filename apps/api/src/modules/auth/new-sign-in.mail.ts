import { defineMail } from '../../mail/define-mail.ts';
import { sessionReportRepository } from './session-report.repository.ts';
import { newToken, tokenHash } from './token.ts';

const linkTtlMs = 7 * 86_400_000;

type SignIn = { sessionId: string; browser: string; system: string; ip: string; at: number; recovery: 'yes' | 'no' };

/** A sign-in from an unknown browser, with a link that ends its session. The link is made at the moment of sending. */
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
