import { expect, test } from 'vitest';
import { firstDefaults } from '@portico/contract/defaults';
import { laterDefaults } from '@portico/contract/later-defaults';
import { fillDefaults } from './fill-defaults.ts';

const user = { firstname: 'Mira', language: 'en', balance: 1, admin_reply_ticket_count: 0, unpaid_invoice_count: 0 };

test('a user with the specification’s fields is the main user, may do everything and has nothing else', () => {
  expect(fillDefaults(user, firstDefaults.getAccountMeta)).toEqual({
    ...user,
    id: 0,
    email: '',
    is_main: true,
    roles: { services: 'write', billing: 'write', support: 'write', people: 'write' },
    impersonation: null,
    clock_ahead_ms: 0,
  });
});

test('defaults apply to each entry of a list and inside an object that may be null', () => {
  const items = [{ id: 2, name: 'Card' }];
  expect(fillDefaults({ items }, laterDefaults.listPaymentMethods)).toEqual({
    items: [{ id: 2, name: 'Card', kind: 'gateway', description: null, sandbox: false, keeps_cards: false }],
  });
  expect(fillDefaults({ accessToken: 'pat' }, laterDefaults.verifyEmail)).toMatchObject({ user: null });
  expect(fillDefaults({ accessToken: 'pat', user }, laterDefaults.verifyEmail)).toMatchObject({ user: { is_main: true } });
});

test('what a response has is never replaced, and anything unexpected is returned as it is', () => {
  expect(fillDefaults({ ...user, id: 7, is_main: false }, firstDefaults.getAccountMeta)).toMatchObject({ id: 7, is_main: false });
  expect(fillDefaults({ items: 'none' }, laterDefaults.listPlans)).toEqual({ items: 'none' });
  expect(fillDefaults(null, laterDefaults.getInvoice)).toBeNull();
  expect(fillDefaults({ items: [{ id: 1 }] }, undefined)).toEqual({ items: [{ id: 1 }] });
});
