import * as v from 'valibot';
import { flagSchema } from './flag.ts';
import { listCode, structureCode } from './issues.ts';

/** A typed or pasted code; spaces and hyphens are ignored. Any non-empty code is accepted. */
export const otpSchema = v.pipe(
  v.string(structureCode),
  v.transform((code) => code.replaceAll(/[\s-]/g, '')),
  v.nonEmpty('required'),
);

const meansSchema = v.picklist(['google', 'recovery'], listCode);

/** For forms: a code without six digits can't be correct, and sending it would use up an attempt. */
const appCode = v.pipe(otpSchema, v.regex(/^[0-9]{6}$/, 'digits_exactly'));

/** Two-factor login: a code must be entered. */
export const loginTwoFactorSchema = v.strictObject(
  { provider: meansSchema, otp: otpSchema, rememberMe: v.optional(flagSchema, 0) },
  structureCode,
);

/** The same in the form, for an authenticator code. */
export const loginByAppSchema = v.strictObject({ ...loginTwoFactorSchema.entries, otp: appCode }, structureCode);

/** Enabling two-factor, and new recovery codes: an authenticator code. */
export const twoFactorCodeSchema = v.strictObject({ otp: otpSchema }, structureCode);

/** The same in the form, for an authenticator code. */
export const appCodeSchema = v.strictObject({ otp: appCode }, structureCode);

export const disableTwoFactorSchema = v.strictObject({ provider: meansSchema, otp: otpSchema }, structureCode);

/** The same in the form, for an authenticator code. */
export const disableByAppSchema = v.strictObject({ ...disableTwoFactorSchema.entries, otp: appCode }, structureCode);
