import * as v from 'valibot';
import { structureCode } from './issues.ts';
import { givenPasswordSchema, resetPasswordSchema } from './password.ts';

/** Section 5, reset password: its own narrow alphabet, and the confirmation must match. */
export const resetPasswordRequestSchema = v.pipe(
  v.strictObject(
    {
      token: v.pipe(v.string(structureCode), v.nonEmpty('required')),
      password: resetPasswordSchema,
      password_repeat: givenPasswordSchema,
    },
    structureCode,
  ),
  v.forward(
    v.partialCheck([['password'], ['password_repeat']], ({ password, password_repeat }) => password === password_repeat, 'not_equal'),
    ['password_repeat'],
  ),
);
