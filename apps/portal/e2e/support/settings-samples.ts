/** An account with history, for screenshots of the settings. */
import type {
  CardList,
  ClientUsers,
  ImpersonationList,
  PasskeyList,
  SessionList,
  TwoFactorMeta,
  User,
  UserDetails,
} from '@portico/contract';

const id = (last: number) => `0197f4c0-0000-7000-8000-00000000000${last}`;
const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

export const details = (language: UserDetails['language']): UserDetails => ({
  id: 1,
  email: 'demo@portico.test',
  first_name: 'Alexandra',
  last_name: 'Acme',
  language,
  email_change: { id: id(9), email: 'alexandra.acme@example.com', requested_at: ago(0) },
  two_factor: { enabled: true, provider: 'google' },
});

export const twoFactor: TwoFactorMeta = { enabled: true, provider: 'google', enabled_at: ago(21), recovery_codes_left: 2 };

export const passkeys: PasskeyList = {
  items: [
    { id: id(1), name: 'MacBook', created_at: ago(40), last_used_at: ago(0.2), synced: true },
    { id: id(2), name: 'YubiKey 5C', created_at: ago(3), last_used_at: null, synced: false },
  ],
};

const session = { ip: '192.0.2.7', remembered: true, created_at: ago(30), last_used_at: ago(0), current: false };

export const sessions: SessionList = {
  items: [
    { ...session, id: id(1), device: { browser: 'Firefox', system: 'Linux' }, current: true },
    { ...session, id: id(2), device: { browser: 'Safari', system: 'iOS' }, ip: '2001:db8:4f10:9c2::7', last_used_at: ago(2) },
    { ...session, id: id(3), device: { browser: null, system: null }, ip: '198.51.100.23', last_used_at: ago(12) },
  ],
  page: 1,
  per_page: 25,
  total: 3,
};

const colleague = { is_main: false, is_self: false, created_at: ago(90) };

export const people: ClientUsers = {
  users: [
    {
      ...colleague,
      id: 1,
      email: 'demo@portico.test',
      first_name: 'Alexandra',
      last_name: 'Acme',
      is_main: true,
      is_self: true,
      roles: { services: 'write', billing: 'write', support: 'write', people: 'write' },
    },
    {
      ...colleague,
      id: 8,
      email: 'anton.berg@example.com',
      first_name: 'Anton',
      last_name: 'Berg',
      roles: { services: 'write', billing: 'read', support: 'write', people: 'none' },
    },
  ],
  invitations: [
    {
      id: 3,
      email: 'bookkeeping@acme.example',
      first_name: null,
      roles: { services: 'none', billing: 'write', support: 'none', people: 'none' },
      invited_by: 'Alexandra Acme',
      created_at: ago(1),
      expires_at: ago(-6),
    },
    {
      id: 4,
      email: 'former@acme.example',
      first_name: null,
      roles: { services: 'read', billing: 'none', support: 'none', people: 'none' },
      invited_by: 'Alexandra Acme',
      created_at: ago(20),
      expires_at: ago(13),
    },
  ],
};

const request = { at: ago(2), allowed: true } as const;

export const impersonations: ImpersonationList = {
  items: [
    {
      id: id(1),
      operator: 'olga',
      reason: 'Ticket 512: the invoice cannot be opened',
      can_write: false,
      user: { id: 1, name: 'Alexandra Acme', email: 'demo@portico.test' },
      started_at: ago(2),
      until: ago(1.99),
      ended_at: ago(1.995),
      request_count: 3,
      requests: [
        { ...request, operation: 'payInvoice', allowed: false },
        { ...request, operation: 'getInvoice' },
        { ...request, operation: 'listInvoices' },
      ],
    },
  ],
  page: 1,
  per_page: 10,
  total: 1,
};

const card = { paymentmethod: 3, expiry_month: 12, expired: false, name: null, is_default: false, created_at: ago(100) };

export const cards: CardList = {
  items: [
    { ...card, id: id(1), brand: 'Visa', last_four: '4242', expiry_year: 2034, is_default: true },
    { ...card, id: id(2), brand: 'Mastercard', last_four: '4444', expiry_year: 2031, name: 'Бухгалтерия' },
    { ...card, id: id(3), brand: 'Visa', last_four: '0341', expiry_year: 2025, expired: true },
  ],
  max: 10,
};

/** The user as the API returns them while an operator acts on their behalf. */
export const operated = (language: User['language']): User => ({
  id: 1,
  email: 'demo@portico.test',
  firstname: 'Alexandra',
  language,
  balance: 128.4,
  admin_reply_ticket_count: 1,
  unpaid_invoice_count: 1,
  is_main: true,
  roles: { services: 'write', billing: 'write', support: 'write', people: 'write' },
  impersonation: {
    operator: 'olga',
    reason: 'Ticket 512: the invoice cannot be opened',
    can_write: false,
    until: new Date(Date.now() + 840_000).toISOString(),
  },
  clock_ahead_ms: 0,
});
