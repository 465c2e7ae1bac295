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

/** Tries are limited by address, against many guesses at many accounts, and by e-mail, against many addresses that guess at one. */
export const rateLimitBySubject =
  (name: keyof typeof limits) =>
  ({ ipAddress, body }: Caller): RateLimit[] => [
    { name: `${name}-address`, subject: addressSubject(ipAddress), ...limits[name].byAddress },
    { name: `${name}-email`, subject: emailKey(body.email), ...limits[name].byEmail },
  ];

export const rateLimitByAddress =
  (name: string, window: Window = { limit: 60, windowSeconds: 10 * minute }) =>
  ({ ipAddress }: { ipAddress: string }): RateLimit[] => [{ name: `${name}-address`, subject: addressSubject(ipAddress), ...window }];

/** A code has a million values: of all that are mailed to one address, new ones or not, so many may be guessed at. */
export const guessesOfMailedCodes = (email: string): RateLimit[] => [
  { name: 'mailedCode-email', subject: emailKey(email), limit: 25, windowSeconds: day },
];

/**
 * Passwords of one e-mail from one address. A stranger uses up no more than an own share: the owner, at another address, still gets in.
 * @see signInsOf
 */
export const signInsFrom = ({ ipAddress, body }: Caller): RateLimit[] => [
  ...rateLimitByAddress('login')({ ipAddress }),
  { name: 'login-address-email', subject: `${addressSubject(ipAddress)} ${emailKey(body.email)}`, limit: 10, windowSeconds: 10 * minute },
];

/** Passwords of one e-mail from all addresses that are not known to have signed in: against many addresses that guess at one account. */
export const signInsOf = (email: string): RateLimit[] => [
  { name: 'login-email', subject: emailKey(email), limit: 100, windowSeconds: hour },
];

/** The second step: as the first, by user. The codes of a challenge are counted with it besides. */
export const secondStepsFrom = (ipAddress: string, userId: number): RateLimit[] => [
  { name: 'twoFactor-address-user', subject: `${addressSubject(ipAddress)} ${userId}`, limit: 15, windowSeconds: hour },
];

export const secondStepsOf = (userId: number): RateLimit[] => [
  { name: 'twoFactor-user', subject: String(userId), limit: 50, windowSeconds: day },
];

/** A person who is signed in, or a stolen session, tries passwords or codes. */
export const rateLimitByUser =
  (name: string, window: Window = { limit: 10, windowSeconds: 10 * minute }) =>
  ({ account }: { account: { userId: number } }): RateLimit[] => [{ name: `${name}-user`, subject: String(account.userId), ...window }];
