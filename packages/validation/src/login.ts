import * as v from 'valibot';
import { emailSchema } from './email.ts';
import { flagSchema } from './flag.ts';
import { structureCode } from './issues.ts';
import { givenPasswordSchema } from './password.ts';

/** Login: e-mail valid; password required. */
export const loginSchema = v.strictObject(
  { email: emailSchema, password: givenPasswordSchema, rememberMe: v.optional(flagSchema, 0) },
  structureCode,
);
