import type { AcceptInvitationRequest, InviteClientUserRequest } from '@portico/contract';
import type { InferOutput } from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import { acceptInvitationSchema, inviteSchema } from './invitation.ts';
import { issuesOf, validate } from './issues.ts';

const roles = { services: 'write', billing: 'read', support: 'none', people: 'none' };
const accepted = {
  token: 'inv_1',
  first_name: 'Lena',
  last_name: "O'Neil",
  language: 'ru',
  password: 'Correct-Horse-7',
  password_repeat: 'Correct-Horse-7',
  accept_rules: true,
  accept_public_offer: true,
};

const codesOf = (schema: typeof inviteSchema | typeof acceptInvitationSchema, value: object) =>
  issuesOf(schema, value).map(({ path, code }) => `${path} ${code}`);

test('an invitation has an email, roles and an optional first name', () => {
  expect(validate(inviteSchema, { email: ' lena@example.com ', roles })).toEqual({
    ok: true,
    output: { email: 'lena@example.com', first_name: null, roles },
  });
  expect(validate(inviteSchema, { email: 'lena@example.com', first_name: ' ', roles })).toMatchObject({ output: { first_name: null } });
  expect(validate(inviteSchema, { email: 'lena@example.com', first_name: 'Lena', roles })).toMatchObject({
    output: { first_name: 'Lena' },
  });
  expect(codesOf(inviteSchema, { email: 'lena', roles: { ...roles, billing: 'all' } })).toEqual([
    'email email_invalid',
    'roles.billing not_in_list',
  ]);
  expect(codesOf(inviteSchema, { email: 'lena@example.com', first_name: 'L', roles })).toEqual(['first_name too_short']);
  expect(codesOf(inviteSchema, { email: 'lena@example.com' })).toEqual(['roles required']);
  expectTypeOf<InferOutput<typeof inviteSchema>>().toExtend<InviteClientUserRequest>();
});

test('accepting an invitation follows the rules of sign-up', () => {
  expect(validate(acceptInvitationSchema, accepted)).toMatchObject({
    output: { accept_rules: 1, accept_public_offer: 1, email_marketing: 0, email_news: 0 },
  });
  expect(
    codesOf(acceptInvitationSchema, { ...accepted, password_repeat: 'Correct-Horse-8', accept_rules: false, first_name: 'L' }),
  ).toEqual(['first_name too_short', 'accept_rules must_accept', 'password_repeat not_equal']);
  expect(codesOf(acceptInvitationSchema, { ...accepted, email: 'other@example.com' })).toEqual(['email unknown_key']);
  expectTypeOf<InferOutput<typeof acceptInvitationSchema>>().toExtend<AcceptInvitationRequest>();
});
