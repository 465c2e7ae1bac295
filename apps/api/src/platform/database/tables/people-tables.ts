import type { Generated } from 'kysely';
import type { Language } from '@portico/contract';
import type { Frozen } from './columns.ts';

export type PeopleTables = {
  invitation: InvitationTable;
  impersonation: ImpersonationTable;
  impersonated_request: ImpersonatedRequestTable;
  telegram_link: TelegramLinkTable;
};

export type RoleColumn = 'none' | 'read' | 'write';

export type RoleColumns = {
  role_services: RoleColumn;
  role_billing: RoleColumn;
  role_support: RoleColumn;
  role_people: RoleColumn;
};

export type ProfileColumns = {
  company_name: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zip_code: string | null;
  phone: string | null;
  telegram_id: string | null;
  vat_id: string | null;
  auto_pay_from_balance: Generated<boolean>;
  auto_pay_from_card: Generated<boolean>;
  split_invoice: Generated<boolean>;
};

/** Marketing and news are columns of the sign-up. */
export type NotificationColumns = {
  notify_email: Generated<boolean>;
  notify_general: Generated<boolean>;
  notify_invoices_and_billing: Generated<boolean>;
  notify_product_updates: Generated<boolean>;
  notify_support_tickets: Generated<boolean>;
  notify_telegram: Generated<boolean>;
};

export type InvitationTable = RoleColumns & {
  id: Generated<number>;
  client_id: Frozen<number>;
  invited_by: number;
  email: string;
  email_key: Frozen<string>;
  first_name: string | null;
  language: Language;
  token_hash: string | null;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  cancelled_at: Date | null;
};

export type ImpersonationTable = {
  id: Frozen<string>;
  client_id: Frozen<number>;
  user_id: Frozen<number>;
  operator: Frozen<string>;
  reason: Frozen<string>;
  can_write: Frozen<boolean>;
  code_hash: Frozen<string>;
  code_expires_at: Frozen<Date>;
  created_at: Frozen<Date>;
  started_at: Date | null;
  until: Date | null;
  ended_at: Date | null;
};

export type ImpersonatedRequestTable = {
  id: Generated<number>;
  impersonation_id: Frozen<string>;
  operation: Frozen<string>;
  is_allowed: Frozen<boolean>;
  at: Frozen<Date>;
};

/** One row per user: the code sent to a Telegram ID, and the ID once confirmed. */
export type TelegramLinkTable = {
  user_id: Frozen<number>;
  wanted_id: string | null;
  code_hash: string | null;
  tries: Generated<number>;
  code_expires_at: Date | null;
  linked_id: string | null;
  linked_at: Date | null;
  /** When Telegram reported that the bot can no longer write there. */
  lost_at: Date | null;
};
