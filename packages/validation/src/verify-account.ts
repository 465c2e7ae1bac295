import * as v from 'valibot';
import { emailSchema } from './email.ts';
import { structureCode } from './issues.ts';

/** Verify account: pin exactly 6 digits. */
export const verificationCodeSchema = v.pipe(v.string(structureCode), v.regex(/^[0-9]{6}$/, 'digits_exactly'));

export const verifyAccountSchema = v.strictObject({ email: emailSchema, token: verificationCodeSchema }, structureCode);

/** The code that the bot sent, entered in the notification settings. */
export const telegramCodeSchema = v.strictObject({ token: verificationCodeSchema }, structureCode);
