import { defineMessages } from '@portico/i18n/define-messages';

/** What guests rarely see: loaded when it is needed. */
export const accessMessages = defineMessages({
  signInAgain: {
    id: 'access.sign-in-again',
    defaultMessage: 'Your session has ended. Sign in to continue where you left off.',
  },
  twoFactorTitle: { id: 'access.two-factor.title', defaultMessage: 'Two-factor authentication' },
  twoFactorText: { id: 'access.two-factor.text', defaultMessage: 'Enter the 6-digit code that your authenticator app shows now.' },
  recoveryText: {
    id: 'access.two-factor.recovery-text',
    defaultMessage: 'Enter one of the recovery codes that you kept. Each of them works once.',
  },
  code: { id: 'access.two-factor.code', defaultMessage: 'Code' },
  recoveryCode: { id: 'access.two-factor.recovery-code', defaultMessage: 'Recovery code' },
  enterCode: { id: 'access.two-factor.enter-code', defaultMessage: 'Enter the code.' },
  byRecoveryCode: { id: 'access.two-factor.use-recovery', defaultMessage: 'Use a recovery code' },
  byApp: { id: 'access.two-factor.use-app', defaultMessage: 'Use the authenticator app' },
  byPasskey: { id: 'access.two-factor.use-passkey', defaultMessage: 'Use a passkey' },
  passkeyFailed: { id: 'access.two-factor.passkey-failed', defaultMessage: 'The passkey could not be verified. Try again.' },
  verify: { id: 'access.two-factor.verify', defaultMessage: 'Verify' },
  twoFactorFailed: { id: 'access.two-factor.failed', defaultMessage: 'The code could not be verified. Sign in again.' },
  resetText: {
    id: 'access.confirm-reset.text',
    defaultMessage: 'Enter the email of your account. We will send you a link that sets a new password.',
  },
  requestReset: { id: 'access.confirm-reset.submit', defaultMessage: 'Send the link' },
  resetRequested: {
    id: 'access.confirm-reset.requested',
    defaultMessage: 'Your request is on its way. Check your email.',
  },
  checkEmailTitle: { id: 'access.confirm-reset.check-email', defaultMessage: 'Check your email' },
  checkEmail: {
    id: 'access.confirm-reset.check-email-text',
    defaultMessage:
      'If {email} has an account here, a link is on its way to it. Check the spam folder, too, if it does not arrive in a few minutes.',
  },
  anotherEmail: { id: 'access.confirm-reset.another', defaultMessage: 'Try another email' },
  resetRequestFailed: { id: 'access.confirm-reset.failed', defaultMessage: 'Reset request failed. {reason}' },
  passwordRepeat: { id: 'access.reset.password-repeat', defaultMessage: 'Confirm password' },
  newPassword: { id: 'access.reset.password', defaultMessage: 'New password' },
  newPasswordHint: {
    id: 'access.reset.password-hint',
    defaultMessage:
      '8 to 64 characters: Latin letters, digits, underscore, dot and hyphen, with a lowercase letter, an uppercase letter and a digit among them',
  },
  setPassword: { id: 'access.reset.submit', defaultMessage: 'Set the password' },
  resetFailed: { id: 'access.reset.failed', defaultMessage: 'The password could not be set' },
  passwordSetTitle: { id: 'access.reset.done', defaultMessage: 'Your new password is set' },
  passwordSet: {
    id: 'access.reset.done-text',
    defaultMessage: 'All your sessions were signed out. Now sign in with your new password.',
  },
  signInNow: { id: 'access.reset.sign-in', defaultMessage: 'Sign in now' },
  tokenInvalid: { id: 'access.reset.token-invalid', defaultMessage: 'Invalid reset token' },
  tokenInvalidText: {
    id: 'access.reset.token-invalid-text',
    defaultMessage: 'This link is not complete, was used already, or a newer one was sent since.',
  },
  tokenExpired: { id: 'access.reset.token-expired', defaultMessage: 'Token has expired, request a new one' },
  tokenExpiredText: { id: 'access.reset.token-expired-text', defaultMessage: 'A link that sets a password works for a short time only.' },
  requestAnother: { id: 'access.reset.request-another', defaultMessage: 'Request a new link' },
  endSessionTitle: { id: 'access.end-session.title', defaultMessage: 'Was this not you?' },
  endSessionText: {
    id: 'access.end-session.text',
    defaultMessage:
      'End the session that our email told you about. Whoever is signed in there is signed out at once; your other sessions stay.',
  },
  endSession: { id: 'access.end-session.submit', defaultMessage: 'End the session' },
  sessionEnded: { id: 'access.end-session.done', defaultMessage: 'The session has ended' },
  sessionEndedText: {
    id: 'access.end-session.done-text',
    defaultMessage: 'Somebody may know your password. Set a new one now, so that it does not happen again.',
  },
  setNewPassword: { id: 'access.end-session.new-password', defaultMessage: 'Set a new password' },
  linkInvalid: { id: 'access.end-session.link-invalid', defaultMessage: 'This link does not work any more' },
  linkInvalidText: {
    id: 'access.end-session.link-invalid-text',
    defaultMessage: 'It is not complete, or the session has ended since. In the settings of your account you see every session.',
  },
  invitationTitle: { id: 'access.invitation.title', defaultMessage: 'Accept the invitation' },
  invitationText: {
    id: 'access.invitation.text',
    defaultMessage: '{client} invites you to their account. You will sign in as {email}.',
  },
  accept: { id: 'access.invitation.submit', defaultMessage: 'Accept and sign in' },
  welcome: { id: 'access.invitation.welcome', defaultMessage: 'Welcome! You are signed in.' },
  invitationInvalid: { id: 'access.invitation.invalid', defaultMessage: 'This invitation does not work any more' },
  invitationInvalidText: {
    id: 'access.invitation.invalid-text',
    defaultMessage: 'The link is not complete, or the invitation was accepted or taken back. Ask whoever invited you for a new one.',
  },
  invitationExpired: { id: 'access.invitation.expired', defaultMessage: 'This invitation has expired' },
  invitationExpiredText: { id: 'access.invitation.expired-text', defaultMessage: 'Ask whoever invited you for a new one.' },
  invitationFailed: { id: 'access.invitation.failed', defaultMessage: 'The invitation could not be shown' },
  signedInTitle: { id: 'access.invitation.signed-in', defaultMessage: 'You are signed in as {email}' },
  signedInText: {
    id: 'access.invitation.signed-in-text',
    defaultMessage: 'Sign out first, and open the link of the invitation again.',
  },
  toAccount: { id: 'access.invitation.to-account', defaultMessage: 'To your account' },
});
