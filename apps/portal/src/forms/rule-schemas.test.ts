import { describe, expect, test } from 'vitest';
import { ruleTable } from '@portico/rule-table/rule-table';
import type { RuledForm } from '@portico/rule-table/rule-table';
import { clientProfileSchema } from '@portico/validation/client-profile';
import { emailRequestSchema } from '@portico/validation/email';
import { issuesOf } from '@portico/validation/issues';
import type { FormSchema } from '@portico/validation/issues';
import { loginSchema } from '@portico/validation/login';
import { passkeyNameSchema } from '@portico/validation/passkey';
import { passwordChangeSchema } from '@portico/validation/password-change';
import { resetPasswordRequestSchema } from '@portico/validation/reset-password';
import { signupSchema } from '@portico/validation/signup';
import { loginTwoFactorSchema } from '@portico/validation/two-factor';
import { userUpdateSchema } from '@portico/validation/user-update';
import { verifyAccountSchema } from '@portico/validation/verify-account';

const email = 'mira@example.com';
const password = 'Xz7kWv2p';
const profile = {
  first_name: 'Mira',
  last_name: 'Novak',
  company_name: '',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  country: 'DE',
  phone: '',
  language: 'en',
  telegram_id: '',
  vat_id: '',
};

/** The schema that browser and server use for each form, with an accepted input. */
const forms: Readonly<Record<RuledForm, readonly [schema: FormSchema, accepted: object]>> = {
  login: [loginSchema, { email, password, rememberMe: 0 }],
  signUp: [
    signupSchema,
    {
      first_name: 'Mira',
      last_name: 'Novak',
      country: 'DE',
      email,
      password,
      password_repeat: password,
      accept_rules: 1,
      accept_public_offer: 1,
    },
  ],
  verifyEmail: [verifyAccountSchema, { email, token: '123456' }],
  requestPasswordReset: [emailRequestSchema, { email }],
  resetPassword: [resetPasswordRequestSchema, { token: 'prt_x', password, password_repeat: password }],
  updateUser: [userUpdateSchema, { first_name: 'Mira', last_name: 'Novak' }],
  changePassword: [passwordChangeSchema, { current_password: 'x', password, password_repeat: password }],
  requestEmailChange: [emailRequestSchema, { email }],
  updateClientProfile: [clientProfileSchema, profile],
  loginTwoFactor: [loginTwoFactorSchema, { provider: 'google', otp: '000000', rememberMe: 0 }],
  renamePasskey: [passkeyNameSchema, { name: 'Laptop' }],
};

describe.each(Object.entries(forms))('%s', (form, [schema, accepted]) => {
  test('a valid form has no errors', () => {
    expect(issuesOf(schema, accepted)).toEqual([]);
  });

  test.each(ruleTable.filter((cell) => cell.form === form))('the rule for $field covers $value', ({ field, value, beside, verdict }) => {
    const issue = issuesOf(schema, { ...accepted, ...beside, [field]: value }).find(({ path }) => path === field);
    expect(issue ?? null).toEqual(verdict && { path: field, ...verdict });
  });
});
