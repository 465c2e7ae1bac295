import { addressSubject, type Limit } from '../../operations/limits.ts';
import { emailKey } from './email-key.ts';

type Caller = { ipAddress: string; body: { email: string } };

const minute = 60;
const hour = 60 * minute;

const limits = {
  login: { byAddress: { limit: 60, windowSeconds: 10 * minute }, byEmail: { limit: 10, windowSeconds: 10 * minute } },
  signUp: { byAddress: { limit: 30, windowSeconds: hour }, byEmail: { limit: 5, windowSeconds: hour } },
  verifyEmail: { byAddress: { limit: 60, windowSeconds: 10 * minute }, byEmail: { limit: 15, windowSeconds: 10 * minute } },
  verificationMail: { byAddress: { limit: 30, windowSeconds: hour }, byEmail: { limit: 5, windowSeconds: hour } },
} as const;

/** Tries are limited by address, against many guesses at many accounts, and by e-mail, against many addresses that guess at one. */
export const triesOf =
  (name: keyof typeof limits) =>
  ({ ipAddress, body }: Caller): Limit[] => [
    { name: `${name}-address`, subject: addressSubject(ipAddress), ...limits[name].byAddress },
    { name: `${name}-email`, subject: emailKey(body.email), ...limits[name].byEmail },
  ];
