import type { ActivityKind } from '@portico/contract';
import type { Generated } from 'kysely';
import type { Frozen } from './columns.ts';

export type SecurityTables = {
  session_report: SessionReportTable;
  known_device: KnownDeviceTable;
  password_reset: PasswordResetTable;
  email_change: EmailChangeTable;
  two_factor: TwoFactorTable;
  recovery_code: RecoveryCodeTable;
  two_factor_challenge: TwoFactorChallengeTable;
  passkey_holder: PasskeyHolderTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  activity: ActivityTable;
};

export type SessionReportTable = { token_hash: Frozen<string>; session_id: Frozen<string>; expires_at: Frozen<Date> };

export type KnownDeviceTable = {
  user_id: Frozen<number>;
  address: Frozen<string>;
  browser: Frozen<string>;
  system: Frozen<string>;
  last_used_at: Date;
};

export type PasswordResetTable = { user_id: Frozen<number>; token_hash: string; expires_at: Date };

export type EmailChangeTable = {
  id: string;
  user_id: Frozen<number>;
  email: string;
  email_key: string;
  requested_at: Date;
  code_hash: string | null;
  tries: number;
  code_expires_at: Date | null;
};

export type TwoFactorTable = {
  user_id: Frozen<number>;
  secret: string;
  requested_at: Date;
  enabled_at: Date | null;
  last_step: number | null;
};

export type RecoveryCodeTable = { user_id: Frozen<number>; code_hash: Frozen<string>; used_at: Date | null };

export type TwoFactorChallengeTable = {
  id: Frozen<string>;
  user_id: Frozen<number>;
  token_hash: Frozen<string>;
  tries: number;
  expires_at: Frozen<Date>;
};

export type PasskeyHolderTable = { user_id: Frozen<number>; handle: Frozen<string> };

export type PasskeyTable = {
  id: Frozen<string>;
  user_id: Frozen<number>;
  credential_id: Frozen<string>;
  public_key: Frozen<string>;
  counter: number;
  transports: Frozen<string>;
  is_synced: boolean;
  name: string;
  created_at: Frozen<Date>;
  last_used_at: Date | null;
};

export type PasskeyPurpose = 'register' | 'prove' | 'second-step' | 'sign-in';

export type PasskeyChallengeTable = {
  challenge: Frozen<string>;
  purpose: Frozen<PasskeyPurpose>;
  subject: Frozen<string>;
  expires_at: Frozen<Date>;
};

export type ActivityTable = {
  id: Generated<number>;
  client_id: Frozen<number>;
  user_id: Frozen<number>;
  kind: Frozen<ActivityKind>;
  ip_address: Frozen<string>;
  user_agent: Frozen<string>;
  created_at: Frozen<Date>;
};
