import { defineMessages } from '@portico/i18n/define-messages';

export const confirmPasswordMessages = defineMessages({
  title: { id: 'access.confirm-password.title', defaultMessage: 'Confirm it’s you' },
  text: {
    id: 'access.confirm-password.text',
    defaultMessage: 'This changes how your account is protected. Confirm it’s you to continue.',
  },
  reveal: { id: 'access.confirm-password.reveal', defaultMessage: 'To show this password, confirm it’s you.' },
  password: { id: 'access.confirm-password.password', defaultMessage: 'Password' },
  show: { id: 'access.confirm-password.show', defaultMessage: 'Show password' },
  hide: { id: 'access.confirm-password.hide', defaultMessage: 'Hide password' },
  passkey: { id: 'access.confirm-password.passkey', defaultMessage: 'Use a passkey' },
  passkeyFailed: { id: 'access.confirm-password.passkey-failed', defaultMessage: 'We couldn’t verify the passkey. Try again.' },
  submit: { id: 'access.confirm-password.submit', defaultMessage: 'Continue' },
});
