import type { Activity, Session, TwoFactorMeta, UserDetails } from '@portico/contract';
import { answer } from './network.ts';
import { pageOf } from './samples.ts';

export const sampleDetails: UserDetails = {
  id: 7,
  email: 'mira@example.com',
  first_name: 'Mira',
  last_name: 'Novak',
  language: 'en',
  email_change: null,
  two_factor: { enabled: false, provider: null },
};

export const twoFactorOff: TwoFactorMeta = { enabled: false, provider: null, enabled_at: null, recovery_codes_left: 0 };
export const twoFactorOn: TwoFactorMeta = { enabled: true, provider: 'google', enabled_at: '2026-11-01T10:00:00Z', recovery_codes_left: 2 };

export const thisSession: Session = {
  id: '0197f4c0-0000-7000-8000-000000000001',
  device: { browser: 'Firefox', system: 'Linux' },
  ip: '192.0.2.7',
  remembered: true,
  created_at: '2026-11-20T10:00:00Z',
  last_used_at: '2026-11-22T10:00:00Z',
  current: true,
};

export const otherSession: Session = {
  ...thisSession,
  id: '0197f4c0-0000-7000-8000-000000000002',
  device: { browser: 'Safari', system: 'iOS' },
  ip: '2001:db8::7',
  current: false,
};

export const sampleActivity: Activity = {
  id: 1,
  kind: 'signed_in',
  device: thisSession.device,
  ip: thisSession.ip,
  created_at: '2026-11-20T10:00:00Z',
};

/** Answers the requests of the user settings. */
export function answerUserSettings(details: Partial<UserDetails> = {}, twoFactor: TwoFactorMeta = twoFactorOff): void {
  answer('getUserDetails', { ...sampleDetails, ...details });
  answer('getTwoFactorMeta', twoFactor);
  answer('listSessions', pageOf(thisSession, otherSession));
  answer('listActivity', pageOf(sampleActivity));
}
