import type { FieldErrorCode } from '@portico/contract';
import { defineMessages, type Message } from './define-messages.ts';

const messages = defineMessages({
  invalid: { id: 'form.error.invalid', defaultMessage: '{field} is not valid.' },
  required: { id: 'form.error.required', defaultMessage: 'Fill in this field.' },
  too_short: { id: 'form.error.too-short', defaultMessage: 'Enter at least {min, plural, one {# character} other {# characters}}.' },
  too_long: { id: 'form.error.too-long', defaultMessage: 'Enter at most {max, plural, one {# character} other {# characters}}.' },
  too_small: { id: 'form.error.too-small', defaultMessage: 'Enter at least {min, number}.' },
  too_large: { id: 'form.error.too-large', defaultMessage: 'Enter at most {max, number}.' },
  too_many_decimals: {
    id: 'form.error.too-many-decimals',
    defaultMessage: 'Use at most {max, plural, one {# decimal place} other {# decimal places}}.',
  },
  not_a_number: { id: 'form.error.not-a-number', defaultMessage: 'Enter a number.' },
  not_in_list: { id: 'form.error.not-in-list', defaultMessage: 'Choose an option from the list.' },
  email_invalid: { id: 'form.error.email', defaultMessage: 'Enter a valid email, such as name@example.com.' },
  characters_not_allowed: { id: 'form.error.characters', defaultMessage: 'Some of these characters aren’t allowed.' },
  lowercase_missing: { id: 'form.error.lowercase', defaultMessage: 'Add a lowercase letter.' },
  uppercase_missing: { id: 'form.error.uppercase', defaultMessage: 'Add an uppercase letter.' },
  digit_missing: { id: 'form.error.digit', defaultMessage: 'Add a digit.' },
  not_equal: { id: 'form.error.not-equal', defaultMessage: 'The passwords don’t match.' },
  must_differ: { id: 'form.error.must-differ', defaultMessage: 'Choose something different from the current one.' },
  password_common: {
    id: 'form.error.password-common',
    defaultMessage: 'This password is too easy to guess. Choose another one.',
  },
  password_wrong: { id: 'form.error.password-wrong', defaultMessage: 'That’s not your current password.' },
  must_accept: { id: 'form.error.must-accept', defaultMessage: 'Accept this to continue.' },
  digits_exactly: { id: 'form.error.digits', defaultMessage: 'Enter {length, plural, one {# digit} other {# digits}}.' },
  quantity_max: { id: 'form.error.quantity', defaultMessage: 'Maximum quantity per item is {max, number}' },
  hostname_invalid: {
    id: 'form.error.hostname',
    defaultMessage: 'Enter a full hostname in Latin letters, such as web-1.example.com.',
  },
  option_unavailable: { id: 'form.error.option-unavailable', defaultMessage: 'Not available with your other choices.' },
  period_unavailable: { id: 'form.error.period', defaultMessage: 'Choose a payment period.' },
  payment_method_unknown: { id: 'form.error.payment-method', defaultMessage: 'Choose a payment method.' },
  digits_only: { id: 'form.error.digits-only', defaultMessage: 'Use digits only.' },
  phone_invalid: { id: 'form.error.phone', defaultMessage: 'Enter a valid phone number with its country code.' },
  vat_id_invalid: { id: 'form.error.vat-id', defaultMessage: 'Enter a valid VAT ID, such as DE136695976.' },
  email_taken: { id: 'form.error.email-taken', defaultMessage: 'This email already has an account.' },
  vnc_password_invalid: { id: 'form.error.vnc-password', defaultMessage: 'Enter exactly 8 letters and digits.' },
  ssh_key_invalid: { id: 'form.error.ssh-key', defaultMessage: 'Enter a public OpenSSH key, such as ssh-ed25519 AAAA… name.' },
  confirmation_mismatch: { id: 'form.error.confirmation', defaultMessage: 'Type the hostname exactly as shown.' },
  suffix_invalid: { id: 'form.error.suffix', defaultMessage: 'Use only hexadecimal characters and colons, such as ::1.' },
  outside_prefix: { id: 'form.error.outside-prefix', defaultMessage: 'This address isn’t in the server’s prefix.' },
  duplicate_address: { id: 'form.error.duplicate-address', defaultMessage: 'This address already has a record.' },
  address_unknown: { id: 'form.error.address-unknown', defaultMessage: 'This server doesn’t have that address.' },
  whole_number: { id: 'form.error.whole-number', defaultMessage: 'Enter a whole number.' },
});

/** The message of each error code, from the form or the server. A new code in the contract does not compile here. */
export const fieldErrorMessages: Readonly<Record<FieldErrorCode, Message>> = {
  ...messages,
  wrong_type: messages.invalid,
  unknown_key: messages.invalid,
  tariff_unknown: messages.invalid,
  option_unknown: messages.invalid,
  promocode_unknown: messages.invalid,
};
