import * as v from 'valibot';
import { structureCode } from './issues.ts';
import { passwordMaxLength, passwordMinLength, secretMaxLength } from './limits.ts';

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

/** Sign-up's second password is trimmed as the first is, or the same paste in both would differ. */
export const signupPasswordRepeatSchema = v.pipe(v.string(structureCode), v.trim(), v.nonEmpty('required'));

/** A new password in the settings: as at sign-up. */
export const changedPasswordSchema = v.pipe(v.string(structureCode), v.trim(), ...strength(printableAscii, 'characters_not_allowed'));

/** A password set by a reset link: only Latin letters, digits, underscore, dot and hyphen. */
export const resetPasswordSchema = v.pipe(v.string(structureCode), ...strength(resetAlphabet, 'characters_not_allowed'));

/**
 * A password that exists already, or a repetition: nothing is known of it but that it is there. Trimmed as it was when it was chosen, or a
 * blank that was pasted along at sign-up and at sign-in would lock its owner out.
 */
export const givenPasswordSchema = v.pipe(
  v.string(structureCode),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(secretMaxLength, 'too_long'),
);
