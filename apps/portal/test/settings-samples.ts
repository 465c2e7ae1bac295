import type {
  ClientProfile,
  ClientUser,
  ClientUsers,
  Impersonation,
  NotificationPreferences,
  PaymentSettings,
  Roles,
  TelegramLink,
} from '@portico/contract';
import { answer, refuse } from './network.ts';
import { balanceMethod, gatewayMethod } from './samples.ts';

export const allRoles: Roles = { services: 'write', billing: 'write', support: 'write', people: 'write' };

export const sampleProfile: ClientProfile = {
  first_name: 'Mira',
  last_name: 'Lang',
  company_name: 'Lang GmbH',
  address: 'Hauptstraße 1',
  city: 'Berlin',
  state: null,
  zip_code: '10115',
  country: 'DE',
  phone: '+4930901820',
  email: 'mira@example.com',
  language: 'en',
  telegram_id: null,
  vat_id: 'DE136695976',
  status: 'active',
  main_user: { id: 7, name: 'Mira Lang' },
};

const mira: ClientUser = {
  id: 7,
  email: 'mira@example.com',
  first_name: 'Mira',
  last_name: 'Lang',
  is_main: true,
  is_self: true,
  roles: allRoles,
  created_at: '2026-01-05T10:00:00Z',
};

export const sampleColleague: ClientUser = {
  id: 8,
  email: 'anton@example.com',
  first_name: 'Anton',
  last_name: 'Berg',
  is_main: false,
  is_self: false,
  roles: { services: 'write', billing: 'read', support: 'write', people: 'none' },
  created_at: '2026-03-01T10:00:00Z',
};

export const sampleClientUsers: ClientUsers = {
  users: [mira, sampleColleague],
  invitations: [
    {
      id: 3,
      email: 'new@example.com',
      first_name: null,
      roles: { services: 'read', billing: 'none', support: 'none', people: 'none' },
      invited_by: 'Mira Lang',
      created_at: '2026-11-20T10:00:00Z',
      expires_at: '2099-11-27T10:00:00Z',
    },
  ],
};

export const sampleImpersonation: Impersonation = {
  id: '0197f4c0-0000-7000-8000-000000000002',
  operator: 'Olga',
  reason: 'Ticket 4711: the server does not start',
  can_write: false,
  user: { id: 7, name: 'Mira Lang', email: 'mira@example.com' },
  started_at: '2026-11-20T10:00:00Z',
  until: '2026-11-20T10:15:00Z',
  ended_at: '2026-11-20T10:08:00Z',
  request_count: 2,
  requests: [
    { at: '2026-11-20T10:02:00Z', operation: 'payInvoice', allowed: false },
    { at: '2026-11-20T10:01:00Z', operation: 'listServices', allowed: true },
  ],
};

export const samplePaymentSettings: PaymentSettings = { auto_pay_from_balance: true, auto_pay_from_card: false, split_invoice: false };

export const samplePreferences: NotificationPreferences = {
  email: true,
  general: true,
  invoices_and_billing: true,
  marketing: false,
  news_and_announcements: false,
  product_updates: true,
  support_tickets: true,
  telegram: false,
};

export const sampleTelegramLink: TelegramLink = {
  state: 'no_id',
  telegram_id: null,
  bot: 'portico_bot',
  linked_at: null,
  code_expires_at: null,
};

/** Answers what the settings load, because sign-in leads there, and the passkey request of the sign-in page. */
export function answerSettings(): void {
  refuse('requestPasskeyLogin', 429, { code: 'too_many_requests' });
  answer('listPasskeys', { items: [] });
  answer('getClientProfile', sampleProfile);
  answer('listClientUsers', sampleClientUsers);
  answer('listImpersonations', { items: [], page: 1, per_page: 10, total: 0 });
  answer('getPaymentSettings', samplePaymentSettings);
  answer('listPaymentMethods', { items: [balanceMethod, gatewayMethod] });
  answer('listCards', { items: [], max: 10 });
  answer('getNotificationPreferences', samplePreferences);
  answer('getTelegramLink', sampleTelegramLink);
}
