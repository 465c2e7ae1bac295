import { defineMessages } from '@portico/i18n/define-messages';

/** What fields ask for that several forms have, shown when they are left empty. */
export const emptyFieldMessages = defineMessages({
  firstName: { id: 'form.empty.first-name', defaultMessage: 'Enter your first name.' },
  lastName: { id: 'form.empty.last-name', defaultMessage: 'Enter your last name.' },
  email: { id: 'form.empty.email', defaultMessage: 'Enter your email.' },
  password: { id: 'form.empty.password', defaultMessage: 'Enter your password.' },
  chosenPassword: { id: 'form.empty.chosen-password', defaultMessage: 'Enter a password.' },
  newPassword: { id: 'form.empty.new-password', defaultMessage: 'Enter a new password.' },
  passwordRepeat: { id: 'form.empty.password-repeat', defaultMessage: 'Enter the password again.' },
  code: { id: 'form.empty.code', defaultMessage: 'Enter the code.' },
});
