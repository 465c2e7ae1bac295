import { addressSubject, type RateLimit } from '../../operations/rate-limits.ts';
import { emailKey } from './users/email-key.ts';

type Caller = { ipAddress: string; body: { email: string } };
type Window = Pick<RateLimit, 'limit' | 'windowSeconds'>;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const limits = {
  signUp: { byAddress: { limit: 30, windowSeconds: hour }, byEmail: { limit: 5, windowSeconds: hour } },
  verifyEmail: { byAddress: { limit: 60, windowSeconds: 10 * minute }, byEmail: { limit: 15, windowSeconds: 10 * minute } },
  verificationMail: { byAddress: { limit: 30, windowSeconds: hour }, byEmail: { limit: 5, windowSeconds: hour } },
  resetMail: { byAddress: { limit: 30, windowSeconds: hour }, byEmail: { limit: 5, windowSeconds: hour } },
} as const;

/** Limits attempts by IP address (one source, many accounts) and by email (many sources, one account). */
export const rateLimitBySubject =
  (name: keyof typeof limits) =>
  ({ ipAddress, body }: Caller): RateLimit[] => [
    { name: `${name}-address`, subject: addressSubject(ipAddress), ...limits[name].byAddress },
    { name: `${name}-email`, subject: emailKey(body.email), ...limits[name].byEmail },
  ];

export const rateLimitByAddress =
  (name: string, window: Window = { limit: 60, windowSeconds: 10 * minute }) =>
  ({ ipAddress }: { ipAddress: string }): RateLimit[] => [{ name: `${name}-address`, subject: addressSubject(ipAddress), ...window }];

/** A code has a million values, so guesses are limited per email across all codes sent to it. */
export const guessesOfMailedCodes = (email: string): RateLimit[] => [
  { name: 'mailedCode-email', subject: emailKey(email), limit: 25, windowSeconds: day },
];

/** Limits mails to an address that its owner hasn't entered, from all callers together. */
export const mailsTo = (name: string, email: string): RateLimit[] => [
  { name: `${name}-email`, subject: emailKey(email), limit: 5, windowSeconds: hour },
];

/**
 * Limits password attempts per email and IP address. An attacker can't lock out the owner, who signs in from another address.
 * @see signInsOf
 */
export const signInsFrom = ({ ipAddress, body }: Caller): RateLimit[] => [
  ...rateLimitByAddress('login')({ ipAddress }),
  { name: 'login-address-email', subject: `${addressSubject(ipAddress)} ${emailKey(body.email)}`, limit: 10, windowSeconds: 10 * minute },
];

/** Limits password attempts per email across all IP addresses that never signed in to it, against distributed guessing. */
export const signInsOf = (email: string): RateLimit[] => [
  { name: 'login-email', subject: emailKey(email), limit: 100, windowSeconds: hour },
];

/** Limits the second step by user, as the first step by email. Attempts per challenge are counted separately. */
export const secondStepsFrom = (ipAddress: string, userId: number): RateLimit[] => [
  { name: 'twoFactor-address-user', subject: `${addressSubject(ipAddress)} ${userId}`, limit: 15, windowSeconds: hour },
];

export const secondStepsOf = (userId: number): RateLimit[] => [
  { name: 'twoFactor-user', subject: String(userId), limit: 50, windowSeconds: day },
];

/** Limits password and code attempts within a session, which may be stolen. */
export const rateLimitByUser =
  (name: string, window: Window = { limit: 10, windowSeconds: 10 * minute }) =>
  ({ account }: { account: { userId: number } }): RateLimit[] => [{ name: `${name}-user`, subject: String(account.userId), ...window }];

/** Within a session, a code has as few guesses a day as at sign-in. */
export const secondFactorsOf = (request: { account: { userId: number } }): RateLimit[] => [
  ...rateLimitByUser('secondFactor')(request),
  ...rateLimitByUser('secondFactorDay', { limit: 50, windowSeconds: day })(request),
];
