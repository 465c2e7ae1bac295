import type { User } from '@portico/contract';
import { expect, test, vi } from 'vitest';
import { readSession, writeSession } from './session-storage.ts';

// As a portal built with `PORTICO_LANGUAGES=en` has it.
vi.mock('@portico/contract/languages', async (original) => ({ ...(await original<object>()), languages: ['en'] }));

test('a user whose language this portal leaves out is stored like any other', () => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const user: User = {
    id: 7,
    email: 'mira@example.com',
    firstname: 'Mira',
    language: 'ru',
    balance: 0,
    admin_reply_ticket_count: 0,
    unpaid_invoice_count: 0,
    is_main: true,
    roles: { services: 'write', billing: 'write', support: 'write', people: 'write' },
    impersonation: null,
    clock_ahead_ms: 0,
  };
  writeSession(storage, { token: 'pat_abc', user });
  expect(readSession(storage)).toEqual({ token: 'pat_abc', user });
});
