/** Sections 5 and 9 of the specification. */
export const nameMinLength = 2;
export const nameMaxLength = 15;
export const passwordMinLength = 8;
export const passwordMaxLength = 64;
/** What a form may send at all, before any rule is asked; the contract has the same figures. */
export const emailMaxLength = 254;
export const secretMaxLength = 256;
export const verificationCodeLength = 6;
export const topUpMinEuros = 10;
export const topUpMaxEuros = 10_000;
export const amountMaxDecimals = 2;
/** Cart: at most 10 per item. */
export const itemMaxCount = 10;
/** The account balance: orders always name it, the top-up list hides it. */
export const balancePaymentMethodId = 1;
