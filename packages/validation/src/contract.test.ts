import type { Language, LoginRequest, OrderRequest, SignupRequest, TopUpRequest, VerifyEmailRequest } from '@portico/contract';
import document from '@portico/contract/openapi.json' with { type: 'json' };
import type { InferOutput } from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import { isFieldErrorCode } from './issues.ts';
import { languages } from './languages.ts';
import type { loginSchema } from './login.ts';
import type { orderSchema } from './order.ts';
import type { signupSchema } from './signup.ts';
import type { topUpSchema } from './top-up.ts';
import type { verifyAccountSchema } from './verify-account.ts';

test('knows every code of the contract and no other', () => {
  const codes = document.components.schemas.FieldErrorCode.enum;
  expect(codes.filter((code) => !isFieldErrorCode(code))).toEqual([]);
  expect(isFieldErrorCode('toString')).toBe(false);
});

test('knows every language of the contract and no other', () => {
  expect(languages).toEqual(document.components.schemas.Language.enum);
  expectTypeOf<(typeof languages)[number]>().toEqualTypeOf<Language>();
});

test('what the schemas give is what the wire takes', () => {
  expectTypeOf<InferOutput<typeof loginSchema>>().toExtend<LoginRequest>();
  expectTypeOf<InferOutput<typeof signupSchema>>().toExtend<SignupRequest>();
  expectTypeOf<InferOutput<typeof verifyAccountSchema>>().toExtend<VerifyEmailRequest>();
  expectTypeOf<InferOutput<typeof topUpSchema>>().toExtend<TopUpRequest>();
  expectTypeOf<InferOutput<typeof orderSchema>>().toExtend<OrderRequest>();
});
