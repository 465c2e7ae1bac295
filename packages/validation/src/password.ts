import * as v from 'valibot';
import { structureCode } from './issues.ts';
import { passwordMaxLength, passwordMinLength, secretMaxLength } from '@portico/contract/limits';

const printableAscii = /^[\x20-\x7e]*$/;
const resetAlphabet = /^[\w.-]*$/;

function strength<Message extends string>(alphabet: RegExp, refused: Message) {
  return [
    v.nonEmpty<string, 'required'>('required'),
    v.minLength<string, number, 'too_short'>(passwordMinLength, 'too_short'),
    v.maxLength<string, number, 'too_long'>(passwordMaxLength, 'too_long'),
    v.regex<string, Message>(alphabet, refused),
    v.regex<string, 'lowercase_missing'>(/[a-z]/, 'lowercase_missing'),
    v.regex<string, 'uppercase_missing'>(/[A-Z]/, 'uppercase_missing'),
    v.regex<string, 'digit_missing'>(/[0-9]/, 'digit_missing'),
  ] as const;
}

/** Sign-up: trimmed, 8 to 64 printable ASCII characters with a lowercase letter, an uppercase letter and a digit. */
export const signupPasswordSchema = v.pipe(v.string(structureCode), v.trim(), ...strength(printableAscii, 'characters_not_allowed'));

/** The repeated password is trimmed like the first, otherwise the same paste in both fields would differ. */
export const signupPasswordRepeatSchema = v.pipe(v.string(structureCode), v.trim(), v.nonEmpty('required'));

/** A new password in the settings: as at sign-up. */
export const changedPasswordSchema = v.pipe(v.string(structureCode), v.trim(), ...strength(printableAscii, 'characters_not_allowed'));

/** A password set by a reset link: only Latin letters, digits, underscore, dot and hyphen. */
export const resetPasswordSchema = v.pipe(v.string(structureCode), ...strength(resetAlphabet, 'characters_not_allowed'));

/**
 * An existing or repeated password, about which nothing is known except that it is required. Trimmed as when it was chosen, otherwise a
 * space pasted at sign-up and sign-in would lock the user out.
 */
export const givenPasswordSchema = v.pipe(
  v.string(structureCode),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(secretMaxLength, 'too_long'),
);
