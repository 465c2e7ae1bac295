import type { Generated } from 'kysely';
import type { Language } from '@portico/contract';
import type { Frozen } from './columns.ts';
import type { NotificationColumns, ProfileColumns, RoleColumns } from './people-tables.ts';
import type { SecurityTables } from './security-tables.ts';

export type AccountTables = {
  client: ClientTable;
  client_user: ClientUserTable;
  session: SessionTable;
  verification_code: VerificationCodeTable;
} & SecurityTables;

export type ClientTable = ProfileColumns & {
  id: Generated<number>;
  country: string;
  created_at: Frozen<Date>;
  closed_at: Generated<Date | null>;
};

type Standard<Columns> = { [Name in keyof Columns]: Generated<Columns[Name]> };

export type ClientUserTable = NotificationColumns &
  Standard<RoleColumns> & {
    id: Generated<number>;
    client_id: Frozen<number>;
    is_main: boolean;
    email: string;
    email_key: string;
    email_verified_at: Date | null;
    password_hash: string;
    first_name: string;
    last_name: string;
    language: Language;
    email_marketing: boolean;
    email_news: boolean;
    rules_accepted_at: Date;
    /** The browser that signed up, whose password a code may confirm. */
    registered_from: Generated<string | null>;
    created_at: Frozen<Date>;
    removed_at: Date | null;
  };

export type SessionTable = {
  id: Frozen<string>;
  user_id: Frozen<number>;
  token_hash: string;
  /** The token before the last renewal, for requests that were already on their way and for a renewal whose response was lost. */
  former_token_hash: Generated<string | null>;
  former_until: Generated<Date | null>;
  remember_me: Frozen<boolean>;
  ip_address: Frozen<string>;
  user_agent: Frozen<string>;
  created_at: Frozen<Date>;
  last_used_at: Date;
  /** When the user last proved their identity, by signing in or by re-entering the password. */
  proven_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  impersonation_id: Frozen<string | null>;
};

export type VerificationCodeTable = {
  user_id: Frozen<number>;
  purpose: 'verify-email';
  code_hash: string;
  tries: number;
  created_at: Date;
  expires_at: Date;
};
