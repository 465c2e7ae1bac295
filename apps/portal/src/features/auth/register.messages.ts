import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';
import { emptyFieldMessages } from '../../forms/empty-field.messages.ts';

/** Texts for new users only, loaded with their pages. */
export const registerMessages = defineMessages({
  signUpTitle: { id: 'register.title', defaultMessage: 'Create an account' },
  firstName: { id: 'register.first-name', defaultMessage: 'First name' },
  lastName: { id: 'register.last-name', defaultMessage: 'Last name' },
  country: { id: 'register.country', defaultMessage: 'Country' },
  countryPlaceholder: { id: 'register.country.placeholder', defaultMessage: 'Choose a country' },
  countryEmpty: { id: 'register.country.empty', defaultMessage: 'No matching countries' },
  countryMissing: { id: 'register.country.missing', defaultMessage: 'Choose your country.' },
  rulesMissing: { id: 'register.accept-rules.missing', defaultMessage: 'Accept the rules to continue.' },
  offerMissing: { id: 'register.accept-offer.missing', defaultMessage: 'Accept the public offer to continue.' },
  language: { id: 'register.language', defaultMessage: 'Language' },
  passwordHint: {
    id: 'register.password-hint',
    defaultMessage: '8 to 64 characters with a lowercase letter, an uppercase letter and a digit',
  },
  passwordRepeat: { id: 'register.password-repeat', defaultMessage: 'Confirm password' },
  acceptRules: { id: 'register.accept-rules', defaultMessage: 'I accept the <link>rules of service</link>' },
  acceptOffer: { id: 'register.accept-offer', defaultMessage: 'I accept the <link>public offer</link>' },
  marketing: { id: 'register.marketing', defaultMessage: 'Send me offers by email' },
  news: { id: 'register.news', defaultMessage: 'Send me news by email' },
  agreements: { id: 'register.agreements', defaultMessage: 'Agreements' },
  signUp: { id: 'register.submit', defaultMessage: 'Create account' },
  haveAccount: { id: 'register.have-account', defaultMessage: 'Already have an account? <link>Sign in</link>' },
  notCreated: { id: 'register.not-created', defaultMessage: 'Your account wasn’t created' },
  unexpected: { id: 'register.unexpected', defaultMessage: 'Something went wrong. Try again.' },
  verifyTitle: { id: 'register.verify.title', defaultMessage: 'Verify your email' },
  verifyText: { id: 'register.verify.text', defaultMessage: 'Enter the 6-digit code we sent to <b>{email}</b>.' },
  verifyTextWithoutEmail: {
    id: 'register.verify.text-without-email',
    defaultMessage: 'Enter your email and the 6-digit code we sent to it.',
  },
  code: { id: 'register.verify.code', defaultMessage: 'Code' },
  codeDigit: { id: 'register.verify.code-digit', defaultMessage: 'Digit {position} of {total}' },
  verify: { id: 'register.verify.submit', defaultMessage: 'Verify' },
  resend: { id: 'register.verify.resend', defaultMessage: 'Send a new code' },
  resent: { id: 'register.verify.resent', defaultMessage: 'If this email still needs verifying, a new code is on its way.' },
  verifyFailed: { id: 'register.verify.failed', defaultMessage: 'Failed to verify the code' },
  resendFailed: { id: 'register.verify.resend-failed', defaultMessage: 'Couldn’t send the code' },
  verified: { id: 'register.verify.done', defaultMessage: 'Your email is verified. Welcome!' },
  choosePassword: {
    id: 'register.verify.choose-password',
    defaultMessage: 'Your email is verified. The account was created in another browser, so choose a password here.',
  },
});

/** What a field that is empty or not accepted asks for, by the name of the field. */
export const missingMessages: Readonly<Record<string, { readonly required: Message } | { readonly must_accept: Message } | undefined>> = {
  first_name: { required: emptyFieldMessages.firstName },
  last_name: { required: emptyFieldMessages.lastName },
  country: { required: registerMessages.countryMissing },
  email: { required: emptyFieldMessages.email },
  password: { required: emptyFieldMessages.chosenPassword },
  password_repeat: { required: emptyFieldMessages.passwordRepeat },
  accept_rules: { must_accept: registerMessages.rulesMissing },
  accept_public_offer: { must_accept: registerMessages.offerMissing },
};
