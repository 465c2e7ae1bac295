import * as v from 'valibot';
import { emailSchema } from './email.ts';
import { acceptedSchema, flagSchema } from './flag.ts';
import { listCode, structureCode } from './issues.ts';
import { languages } from '@portico/contract/languages';
import { nameSchema } from './name.ts';
import { signupPasswordRepeatSchema, signupPasswordSchema } from './password.ts';

const roleSchema = v.picklist(['none', 'read', 'write'], listCode);

/** A user's access, by area. */
export const rolesSchema = v.strictObject(
  { services: roleSchema, billing: roleSchema, support: roleSchema, people: roleSchema },
  structureCode,
);

export const userRolesSchema = v.strictObject({ roles: rolesSchema }, structureCode);

/** No name, or one that sign-up accepts. */
const optionalNameSchema = v.union([
  v.pipe(
    v.nullish(v.string(), null),
    v.check((text) => text === null || text.trim() === ''),
    v.transform(() => null),
  ),
  nameSchema,
]);

export const inviteSchema = v.strictObject(
  { email: emailSchema, first_name: v.optional(optionalNameSchema, null), roles: rolesSchema },
  structureCode,
);

/** Accepting an invitation follows the rules of sign-up; the email and the country come from the invitation. */
export const acceptInvitationSchema = v.pipe(
  v.strictObject(
    {
      token: v.pipe(v.string(structureCode), v.nonEmpty('required')),
      first_name: nameSchema,
      last_name: nameSchema,
      language: v.picklist(languages, listCode),
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
