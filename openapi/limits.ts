/** Sections 5 and 9 of the specification. */
export const nameMinLength = 2;
export const nameMaxLength = 15;
export const passkeyNameMaxLength = 50;
export const cardNameMaxLength = 40;
/** Saved cards per client. */
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
/** Maximum input lengths, checked before any other rule; the contract has the same values. */
export const emailMaxLength = 254;
export const secretMaxLength = 256;
export const verificationCodeLength = 6;
export const topUpMinEuros = 10;
export const topUpMaxEuros = 10_000;
export const amountMaxDecimals = 2;
export const vncPasswordLength = 8;
/** rDNS records per call. */
export const rdnsMaxRecords = 100;
/** rDNS records per service. */
export const rdnsMaxPerService = 1000;
export const cancellationReasonMaxLength = 2000;
/** Maximum amount of one call on the traffic pool, in gigabytes (10^9 bytes). */
export const assignMaxGigabytes = 1_000_000;
/** Cart: at most 10 per item. */
export const itemMaxCount = 10;
export const promocodeMaxLength = 40;
/** The account balance: orders always use it, and the top-up list hides it. */
export const balancePaymentMethodId = 1;
/** Tickets. */
export const ticketSubjectMinLength = 5;
export const ticketSubjectMaxLength = 60;
export const ticketDescriptionMinLength = 5;
export const ticketDescriptionMaxLength = 65_000;
/** Images per message; the API publishes their maximum size. */
export const attachmentsPerMessage = 5;
