import { defineMessages } from '@portico/i18n/define-messages';

export const userSettingsMessages = defineMessages({
  failed: { id: 'settings.user.failed', defaultMessage: 'This could not be loaded' },
  save: { id: 'settings.user.save', defaultMessage: 'Save' },
  interface: { id: 'settings.user.interface', defaultMessage: 'Interface' },
  nameTitle: { id: 'settings.user.name', defaultMessage: 'Your name' },
  firstName: { id: 'settings.user.first-name', defaultMessage: 'First name' },
  lastName: { id: 'settings.user.last-name', defaultMessage: 'Last name' },
  nameSaved: { id: 'settings.user.name-saved', defaultMessage: 'Your name is saved.' },
  updateFailed: { id: 'settings.user.update-failed', defaultMessage: 'Your settings could not be saved' },

  passwordTitle: { id: 'settings.user.password', defaultMessage: 'Password' },
  currentPassword: { id: 'settings.user.password.current', defaultMessage: 'Current password' },
  newPassword: { id: 'settings.user.password.new', defaultMessage: 'New password' },
  passwordHint: {
    id: 'settings.user.password.hint',
    defaultMessage: '8 to 64 Latin characters and symbols with a lowercase letter, an uppercase letter and a digit',
  },
  passwordRepeat: { id: 'settings.user.password.repeat', defaultMessage: 'Confirm new password' },
  showPassword: { id: 'settings.user.password.show', defaultMessage: 'Show password' },
  hidePassword: { id: 'settings.user.password.hide', defaultMessage: 'Hide password' },
  changePassword: { id: 'settings.user.password.submit', defaultMessage: 'Change the password' },
  passwordChanged: {
    id: 'settings.user.password.changed',
    defaultMessage: 'Your password is changed. Your other sessions were signed out.',
  },
  passwordFailed: { id: 'settings.user.password.failed', defaultMessage: 'The password could not be changed' },

  emailTitle: { id: 'settings.user.email', defaultMessage: 'Email' },
  presentEmail: { id: 'settings.user.email.present', defaultMessage: 'Current email' },
  newEmail: { id: 'settings.user.email.new', defaultMessage: 'New email' },
  newEmailHint: { id: 'settings.user.email.hint', defaultMessage: 'We will send a code to it. Until you enter the code, nothing changes.' },
  requestEmail: { id: 'settings.user.email.request', defaultMessage: 'Send the code' },
  emailPending: {
    id: 'settings.user.email.pending',
    defaultMessage: 'Enter the 6-digit code that we sent to <b>{email}</b>. Until then you sign in with the current email.',
  },
  code: { id: 'settings.user.code', defaultMessage: 'Code' },
  confirmEmail: { id: 'settings.user.email.confirm', defaultMessage: 'Confirm the email' },
  resend: { id: 'settings.user.email.resend', defaultMessage: 'Send a new code' },
  resent: { id: 'settings.user.email.resent', defaultMessage: 'A new code is on its way. The old one no longer works.' },
  resendFailed: { id: 'settings.user.email.resend-failed', defaultMessage: 'The code could not be sent' },
  anotherEmail: { id: 'settings.user.email.another', defaultMessage: 'Another email' },
  emailChanged: { id: 'settings.user.email.changed', defaultMessage: 'Your email is changed. Your other sessions were signed out.' },
  emailFailed: { id: 'settings.user.email.failed', defaultMessage: 'The email could not be changed' },

  page: { id: 'settings.user.range', defaultMessage: '{first}–{last} of {total, number}' },
});
