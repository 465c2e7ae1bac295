import { defineMessages } from '@portico/i18n/define-messages';

/** Texts that guests rarely see, loaded on demand. */
export const accessMessages = defineMessages({
  signInAgain: {
    id: 'access.sign-in-again',
    defaultMessage: 'Your session has ended. Sign in to continue where you left off.',
  },
  twoFactorTitle: { id: 'access.two-factor.title', defaultMessage: 'Two-factor authentication' },
  twoFactorText: { id: 'access.two-factor.text', defaultMessage: 'Enter the 6-digit code from your authenticator app.' },
  recoveryText: {
    id: 'access.two-factor.recovery-text',
    defaultMessage: 'Enter one of your saved recovery codes. Each works once.',
  },
  code: { id: 'access.two-factor.code', defaultMessage: 'Code' },
  recoveryCode: { id: 'access.two-factor.recovery-code', defaultMessage: 'Recovery code' },
  enterCode: { id: 'access.two-factor.enter-code', defaultMessage: 'Enter the code.' },
  byRecoveryCode: { id: 'access.two-factor.use-recovery', defaultMessage: 'Use a recovery code' },
  byApp: { id: 'access.two-factor.use-app', defaultMessage: 'Use the authenticator app' },
  byPasskey: { id: 'access.two-factor.use-passkey', defaultMessage: 'Use a passkey' },
  passkeyFailed: { id: 'access.two-factor.passkey-failed', defaultMessage: 'We couldn’t verify the passkey. Try again.' },
  verify: { id: 'access.two-factor.verify', defaultMessage: 'Verify' },
  twoFactorFailed: { id: 'access.two-factor.failed', defaultMessage: 'We couldn’t verify the code. Sign in again.' },
  resetText: {
    id: 'access.confirm-reset.text',
    defaultMessage: 'Enter your email and we’ll send you a link to set a new password.',
  },
  requestReset: { id: 'access.confirm-reset.submit', defaultMessage: 'Send link' },
  resetRequested: {
    id: 'access.confirm-reset.requested',
    defaultMessage: 'Request received. Check your email.',
  },
  checkEmailTitle: { id: 'access.confirm-reset.check-email', defaultMessage: 'Check your email' },
  checkEmail: {
    id: 'access.confirm-reset.check-email-text',
    defaultMessage: 'If there’s an account for {email}, a link is on its way. Not there in a few minutes? Check your spam folder.',
  },
  anotherEmail: { id: 'access.confirm-reset.another', defaultMessage: 'Try another email' },
  resetRequestFailed: { id: 'access.confirm-reset.failed', defaultMessage: 'Reset request failed. {reason}' },
  passwordRepeat: { id: 'access.reset.password-repeat', defaultMessage: 'Confirm password' },
  newPassword: { id: 'access.reset.password', defaultMessage: 'New password' },
  newPasswordHint: {
    id: 'access.reset.password-hint',
    defaultMessage:
      '8 to 64 characters: Latin letters, digits, underscore, dot and hyphen. Include a lowercase letter, an uppercase letter and a digit.',
  },
  setPassword: { id: 'access.reset.submit', defaultMessage: 'Set password' },
  resetFailed: { id: 'access.reset.failed', defaultMessage: 'Couldn’t set the password' },
  passwordSetTitle: { id: 'access.reset.done', defaultMessage: 'Your new password is set' },
  passwordSet: {
    id: 'access.reset.done-text',
    defaultMessage: 'All your sessions were signed out. Now sign in with your new password.',
  },
  signInNow: { id: 'access.reset.sign-in', defaultMessage: 'Sign in now' },
  tokenInvalid: { id: 'access.reset.token-invalid', defaultMessage: 'Invalid reset token' },
  tokenInvalidText: {
    id: 'access.reset.token-invalid-text',
    defaultMessage: 'The link is incomplete, was already used or was replaced by a newer one.',
  },
  tokenExpired: { id: 'access.reset.token-expired', defaultMessage: 'Token has expired, request a new one' },
  tokenExpiredText: { id: 'access.reset.token-expired-text', defaultMessage: 'Password reset links are only valid for a short time.' },
  requestAnother: { id: 'access.reset.request-another', defaultMessage: 'Request a new link' },
  endSessionTitle: { id: 'access.end-session.title', defaultMessage: 'This wasn’t you?' },
  endSessionText: {
    id: 'access.end-session.text',
    defaultMessage: 'End the session from our email. Whoever is signed in there loses access right away; your other sessions stay active.',
  },
  endSession: { id: 'access.end-session.submit', defaultMessage: 'End session' },
  sessionEnded: { id: 'access.end-session.done', defaultMessage: 'The session has ended' },
  sessionEndedText: {
    id: 'access.end-session.done-text',
    defaultMessage: 'Someone may know your password. Set a new one now.',
  },
  setNewPassword: { id: 'access.end-session.new-password', defaultMessage: 'Set a new password' },
  linkInvalid: { id: 'access.end-session.link-invalid', defaultMessage: 'This link is no longer valid' },
  linkInvalidText: {
    id: 'access.end-session.link-invalid-text',
    defaultMessage: 'It’s incomplete, or the session has already ended. You can see all your sessions in your account settings.',
  },
  invitationTitle: { id: 'access.invitation.title', defaultMessage: 'Accept invitation' },
  invitationText: {
    id: 'access.invitation.text',
    defaultMessage: '{client} invited you to their account. You’ll sign in as {email}.',
  },
  accept: { id: 'access.invitation.submit', defaultMessage: 'Accept and sign in' },
  welcome: { id: 'access.invitation.welcome', defaultMessage: 'Welcome! You are signed in.' },
  invitationInvalid: { id: 'access.invitation.invalid', defaultMessage: 'This invitation is no longer valid' },
  invitationInvalidText: {
    id: 'access.invitation.invalid-text',
    defaultMessage:
      'The link is incomplete, or the invitation was accepted or cancelled. Ask the person who invited you to send a new one.',
  },
  invitationExpired: { id: 'access.invitation.expired', defaultMessage: 'This invitation has expired' },
  invitationExpiredText: { id: 'access.invitation.expired-text', defaultMessage: 'Ask the person who invited you to send a new one.' },
  invitationFailed: { id: 'access.invitation.failed', defaultMessage: 'Couldn’t load the invitation' },
  signedInTitle: { id: 'access.invitation.signed-in', defaultMessage: 'You are signed in as {email}' },
  signedInText: {
    id: 'access.invitation.signed-in-text',
    defaultMessage: 'Sign out first, then open the invitation link again.',
  },
  toAccount: { id: 'access.invitation.to-account', defaultMessage: 'Go to your account' },
});
