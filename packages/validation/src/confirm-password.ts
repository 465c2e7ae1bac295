import * as v from 'valibot';
import { structureCode } from './issues.ts';
import { givenPasswordSchema } from './password.ts';

/** The current password, entered again before a sensitive change. */
export const confirmPasswordSchema = v.strictObject({ password: givenPasswordSchema }, structureCode);
