import * as v from 'valibot';
import { countryCodes } from './countries.ts';
import { emailSchema } from './email.ts';
import { acceptedSchema, flagSchema } from './flag.ts';
import { listCode, structureCode } from './issues.ts';
import { languages } from '@portico/contract/languages';
import { nameSchema } from './name.ts';
import { signupPasswordRepeatSchema, signupPasswordSchema } from './password.ts';

/** Section 5, sign-up. Accepts a form's booleans or the contract's flags; the output matches the contract. */
export const signupSchema = v.pipe(
  v.strictObject(
    {
      first_name: nameSchema,
      last_name: nameSchema,
      country: v.picklist(countryCodes, listCode),
      language: v.optional(v.picklist(languages, listCode), 'en'),
      email: emailSchema,
      password: signupPasswordSchema,
      password_repeat: signupPasswordRepeatSchema,
      accept_rules: acceptedSchema,
      accept_public_offer: acceptedSchema,
      email_marketing: v.optional(flagSchema, 0),
      email_news: v.optional(flagSchema, 0),
    },
    structureCode,
  ),
  v.forward(
    v.partialCheck([['password'], ['password_repeat']], ({ password, password_repeat }) => password === password_repeat, 'not_equal'),
    ['password_repeat'],
  ),
);
