import { defineMessages } from '@portico/i18n/define-messages';

export const userSettingsMessages = defineMessages({
  failed: { id: 'settings.user.failed', defaultMessage: 'Couldn’t load this' },
  interface: { id: 'settings.user.interface', defaultMessage: 'Interface' },
  nameTitle: { id: 'settings.user.name', defaultMessage: 'Your name' },
  firstName: { id: 'settings.user.first-name', defaultMessage: 'First name' },
  lastName: { id: 'settings.user.last-name', defaultMessage: 'Last name' },
  updateFailed: { id: 'settings.user.update-failed', defaultMessage: 'Couldn’t save your settings' },

  passwordTitle: { id: 'settings.user.password', defaultMessage: 'Password' },
  currentPassword: { id: 'settings.user.password.current', defaultMessage: 'Current password' },
  newEmailMissing: { id: 'settings.user.email.new-missing', defaultMessage: 'Enter the new email.' },
  currentPasswordMissing: { id: 'settings.user.password.current-missing', defaultMessage: 'Enter your current password.' },
  newPassword: { id: 'settings.user.password.new', defaultMessage: 'New password' },
  passwordHint: {
    id: 'settings.user.password.hint',
    defaultMessage: '8 to 64 Latin letters, digits and symbols, with a lowercase letter, an uppercase letter and a digit',
  },
  passwordRepeat: { id: 'settings.user.password.repeat', defaultMessage: 'Confirm new password' },
  showPassword: { id: 'settings.user.password.show', defaultMessage: 'Show password' },
  hidePassword: { id: 'settings.user.password.hide', defaultMessage: 'Hide password' },
  changePassword: { id: 'settings.user.password.submit', defaultMessage: 'Change password' },
  passwordChanged: {
    id: 'settings.user.password.changed',
    defaultMessage: 'Your password was changed. Your other sessions were signed out.',
  },
  passwordFailed: { id: 'settings.user.password.failed', defaultMessage: 'Couldn’t change the password' },

  emailTitle: { id: 'settings.user.email', defaultMessage: 'Email' },
  presentEmail: { id: 'settings.user.email.present', defaultMessage: 'Current email' },
  newEmail: { id: 'settings.user.email.new', defaultMessage: 'New email' },
  newEmailHint: { id: 'settings.user.email.hint', defaultMessage: 'We’ll send a code to it. Nothing changes until you enter the code.' },
  requestEmail: { id: 'settings.user.email.request', defaultMessage: 'Send code' },
  emailPending: {
    id: 'settings.user.email.pending',
    defaultMessage: 'Enter the 6-digit code we sent to <b>{email}</b>. Until then, you sign in with your current email.',
  },
  code: { id: 'settings.user.code', defaultMessage: 'Code' },
  confirmEmail: { id: 'settings.user.email.confirm', defaultMessage: 'Confirm email' },
  resend: { id: 'settings.user.email.resend', defaultMessage: 'Send a new code' },
  resent: { id: 'settings.user.email.resent', defaultMessage: 'A new code is on its way. The old one no longer works.' },
  resendFailed: { id: 'settings.user.email.resend-failed', defaultMessage: 'Couldn’t send the code' },
  anotherEmail: { id: 'settings.user.email.another', defaultMessage: 'Another email' },
  emailChanged: { id: 'settings.user.email.changed', defaultMessage: 'Your email was changed. Your other sessions were signed out.' },
  emailFailed: { id: 'settings.user.email.failed', defaultMessage: 'Couldn’t change the email' },

  page: { id: 'settings.user.range', defaultMessage: '{first}–{last} of {total, number}' },
});
