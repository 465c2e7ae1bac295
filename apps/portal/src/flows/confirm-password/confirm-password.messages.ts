import { defineMessages } from '@portico/i18n/define-messages';

export const confirmPasswordMessages = defineMessages({
  title: { id: 'flow.confirm-password.title', defaultMessage: 'Confirm that it is you' },
  text: {
    id: 'flow.confirm-password.text',
    defaultMessage: 'This changes how your account is protected. Enter your password, and what you began goes on.',
  },
  password: { id: 'flow.confirm-password.password', defaultMessage: 'Password' },
  show: { id: 'flow.confirm-password.show', defaultMessage: 'Show password' },
  hide: { id: 'flow.confirm-password.hide', defaultMessage: 'Hide password' },
  passkey: { id: 'flow.confirm-password.passkey', defaultMessage: 'Use a passkey' },
  passkeyFailed: { id: 'flow.confirm-password.passkey-failed', defaultMessage: 'The passkey could not be verified. Try again.' },
  submit: { id: 'flow.confirm-password.submit', defaultMessage: 'Continue' },
});
