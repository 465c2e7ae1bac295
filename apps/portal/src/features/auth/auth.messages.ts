import { defineMessages } from '@portico/i18n/define-messages';

export const authMessages = defineMessages({
  signInTitle: { id: 'auth.sign-in.title', defaultMessage: 'Sign in' },
  email: { id: 'auth.email', defaultMessage: 'Email' },
  password: { id: 'auth.password', defaultMessage: 'Password' },
  showPassword: { id: 'auth.password.show', defaultMessage: 'Show password' },
  hidePassword: { id: 'auth.password.hide', defaultMessage: 'Hide password' },
  forgotPassword: { id: 'auth.sign-in.forgot-password', defaultMessage: 'Forgot password?' },
  rememberMe: { id: 'auth.sign-in.remember-me', defaultMessage: 'Remember me' },
  signIn: { id: 'auth.sign-in.submit', defaultMessage: 'Sign in' },
  passkey: { id: 'auth.sign-in.passkey', defaultMessage: 'Sign in with a passkey' },
  passkeyFailed: { id: 'auth.sign-in.passkey-failed', defaultMessage: 'Couldn’t sign in with this passkey' },
  newHere: { id: 'auth.sign-in.new-here', defaultMessage: 'New here? <link>Create an account</link>' },
  activationRequired: {
    id: 'auth.sign-in.activation-required',
    defaultMessage: 'Your email isn’t verified yet. We’ve sent a new code to {email}.',
  },
  enterCode: { id: 'auth.sign-in.enter-code', defaultMessage: 'Enter the code' },
  backToSignIn: { id: 'auth.back-to-sign-in', defaultMessage: 'Back to sign in' },
  confirmResetTitle: { id: 'auth.confirm-reset.title', defaultMessage: 'Reset password' },
  resetTitle: { id: 'auth.reset.title', defaultMessage: 'Set a new password' },
});
