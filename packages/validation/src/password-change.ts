import * as v from 'valibot';
import { structureCode } from './issues.ts';
import { changedPasswordSchema, givenPasswordSchema } from './password.ts';

/** Section 5, password change: the new one differs from the current one, and the confirmation matches. */
export const passwordChangeSchema = v.pipe(
  v.strictObject(
    { current_password: givenPasswordSchema, password: changedPasswordSchema, password_repeat: givenPasswordSchema },
    structureCode,
  ),
  v.forward(
    v.partialCheck([['current_password'], ['password']], ({ current_password, password }) => current_password !== password, 'must_differ'),
    ['password'],
  ),
  v.forward(
    v.partialCheck([['password'], ['password_repeat']], ({ password, password_repeat }) => password === password_repeat, 'not_equal'),
    ['password_repeat'],
  ),
);
