import type {
  ConfirmPassword,
  EmailChangeCompletion,
  Language,
  LoginRequest,
  LoginTwoFactorRequest,
  OrderRequest,
  PasswordChange,
  PasswordReset,
  TwoFactorCompletion,
  TwoFactorDisable,
  SignupRequest,
  TopUpRequest,
  VerifyEmailRequest,
} from '@portico/contract';
import document from '@portico/contract/openapi.json' with { type: 'json' };
import type { InferOutput } from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import { isFieldErrorCode } from './issues.ts';
import type { confirmPasswordSchema } from './confirm-password.ts';
import { languages, type languageFacts } from '@portico/contract/languages';
import type { loginSchema } from './login.ts';
import type { orderSchema } from './order.ts';
import type { passwordChangeSchema } from './password-change.ts';
import type { resetPasswordRequestSchema } from './reset-password.ts';
import type { signupSchema } from './signup.ts';
import type { topUpSchema } from './top-up.ts';
import type { disableTwoFactorSchema, loginTwoFactorSchema, twoFactorCodeSchema } from './two-factor.ts';
import type { verifyAccountSchema } from './verify-account.ts';

test('the codes are exactly those of the contract', () => {
  const codes = document.components.schemas.FieldErrorCode.enum;
  expect(codes.filter((code) => !isFieldErrorCode(code))).toEqual([]);
  expect(isFieldErrorCode('toString')).toBe(false);
});

test('the languages are exactly those of the contract', () => {
  expect(languages).toEqual(document.components.schemas.Language.enum);
  expectTypeOf<(typeof languages)[number]>().toEqualTypeOf<Language>();
  expectTypeOf<keyof typeof languageFacts>().toEqualTypeOf<Language>();
});

test("the schemas' output matches the contract", () => {
  expectTypeOf<InferOutput<typeof loginSchema>>().toExtend<LoginRequest>();
  expectTypeOf<InferOutput<typeof signupSchema>>().toExtend<SignupRequest>();
  expectTypeOf<InferOutput<typeof verifyAccountSchema>>().toExtend<VerifyEmailRequest>();
  expectTypeOf<InferOutput<typeof topUpSchema>>().toExtend<TopUpRequest>();
  expectTypeOf<InferOutput<typeof orderSchema>>().toExtend<OrderRequest>();
  expectTypeOf<InferOutput<typeof loginTwoFactorSchema>>().toExtend<LoginTwoFactorRequest>();
  expectTypeOf<InferOutput<typeof twoFactorCodeSchema>>().toExtend<TwoFactorCompletion>();
  expectTypeOf<InferOutput<typeof disableTwoFactorSchema>>().toExtend<TwoFactorDisable>();
  expectTypeOf<InferOutput<typeof confirmPasswordSchema>>().toExtend<ConfirmPassword>();
  expectTypeOf<InferOutput<typeof passwordChangeSchema>>().toExtend<PasswordChange>();
  expectTypeOf<InferOutput<typeof resetPasswordRequestSchema>>().toExtend<PasswordReset>();
  expectTypeOf<InferOutput<typeof verifyAccountSchema>>().toExtend<EmailChangeCompletion>();
});
