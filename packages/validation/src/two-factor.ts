import * as v from 'valibot';
import { flagSchema } from './flag.ts';
import { listCode, structureCode } from './issues.ts';

/** A code as it was typed or pasted: blanks and hyphens between its parts do not count. Nothing is known of it but that it is there. */
export const otpSchema = v.pipe(
  v.string(structureCode),
  v.transform((code) => code.replaceAll(/[\s-]/g, '')),
  v.nonEmpty('required'),
);

const meansSchema = v.picklist(['google', 'recovery'], listCode);

/** For forms: a code that is not six digits cannot be right, and to send it costs an attempt. */
const appCode = v.pipe(otpSchema, v.regex(/^[0-9]{6}$/, 'digits_exactly'));

/** Two-factor login: a code must be entered. */
export const loginTwoFactorSchema = v.strictObject(
  { provider: meansSchema, otp: otpSchema, rememberMe: v.optional(flagSchema, 0) },
  structureCode,
);

/** The same in the form, for a code of the authenticator. */
export const loginByAppSchema = v.strictObject({ ...loginTwoFactorSchema.entries, otp: appCode }, structureCode);

/** Turning two-factor on, and new recovery codes: a code of the authenticator. */
export const twoFactorCodeSchema = v.strictObject({ otp: otpSchema }, structureCode);

/** The same in the form. */
export const appCodeSchema = v.strictObject({ otp: appCode }, structureCode);

export const disableTwoFactorSchema = v.strictObject({ provider: meansSchema, otp: otpSchema }, structureCode);

/** The same in the form, for a code of the authenticator. */
export const disableByAppSchema = v.strictObject({ ...disableTwoFactorSchema.entries, otp: appCode }, structureCode);
