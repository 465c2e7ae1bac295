/** Sections 5 and 9 of the specification. */
export const nameMinLength = 2;
export const nameMaxLength = 15;
export const passkeyNameMaxLength = 50;
export const cardNameMaxLength = 40;
/** Saved cards of a client. */
export const maxCards = 10;
export const passwordMinLength = 8;
export const passwordMaxLength = 64;
/** The client profile. */
export const companyNameMaxLength = 100;
export const addressMaxLength = 200;
export const cityMaxLength = 100;
export const stateMaxLength = 100;
export const zipCodeMaxLength = 20;
export const phoneMaxLength = 30;
export const telegramIdMaxLength = 20;
export const vatIdMaxLength = 20;
/** What a form may send at all, before any rule is asked; the contract has the same figures. */
export const emailMaxLength = 254;
export const secretMaxLength = 256;
export const verificationCodeLength = 6;
export const topUpMinEuros = 10;
export const topUpMaxEuros = 10_000;
export const amountMaxDecimals = 2;
export const vncPasswordLength = 8;
/** Reverse names a call may add. */
export const rdnsMaxRecords = 100;
/** Names that a service may have. */
export const rdnsMaxPerService = 1000;
export const cancellationReasonMaxLength = 2000;
/** What a call may take from the traffic pool, in gigabytes (10^9 bytes). */
export const assignMaxGigabytes = 1_000_000;
/** Cart: at most 10 per item. */
export const itemMaxCount = 10;
export const promocodeMaxLength = 40;
/** The account balance: orders always name it, the top-up list hides it. */
export const balancePaymentMethodId = 1;
/** Tickets. */
export const ticketSubjectMinLength = 5;
export const ticketSubjectMaxLength = 60;
export const ticketDescriptionMinLength = 5;
export const ticketDescriptionMaxLength = 65_000;
/** Images that one message may have; how large each may be, the API publishes. */
export const attachmentsPerMessage = 5;
