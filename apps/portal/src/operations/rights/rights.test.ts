import { expect, test } from 'vitest';
import type { User } from '@portico/contract';
import { operations } from '@portico/contract/operations';
import { areaOfPage, areaRights, closedArea, deniedReason, maySee } from './rights.ts';

const reader: User = {
  id: 7,
  email: 'mira@example.com',
  firstname: 'Mira',
  language: 'en',
  balance: 0,
  admin_reply_ticket_count: 0,
  unpaid_invoice_count: 0,
  is_main: false,
  roles: { services: 'none', billing: 'read', support: 'read', people: 'write' },
  impersonation: null,
  clock_ahead_ms: 0,
};
const impersonation = { operator: 'Olga', reason: 'Ticket 7', can_write: false, until: '2026-11-22T03:00:00Z' };

test('the rights table names existing operations only', () => {
  const actions = Object.values(areaRights).flatMap((area): readonly string[] => area.actions);
  expect(actions.filter((action) => !Object.hasOwn(operations, action))).toEqual([]);
});

test.each([
  ['/services/my', 'services'],
  ['/services/create', 'services'],
  ['/traffic-pool', 'services'],
  ['/servicesque', null],
  ['/invoices/invoice/7', null],
  ['/settings/payment', null],
  ['/supports/tickets/3', null],
  ['/supports/create-ticket', 'support'],
  ['/supports/faq', null],
  ['/settings/client', null],
])('%s is closed to this reader by area %s', (path, area) => {
  expect(closedArea(reader, path)).toBe(area);
});

test.each([
  ['/services/my', 'services'],
  ['/settings/payment', 'billing'],
  ['/settings/user', 'sign-in'],
  ['/supports/create-ticket', null],
  ['/settings/client', null],
])('the page %s belongs to the area %s', (path, area) => {
  expect(areaOfPage(path)).toBe(area);
});

test('a user may do what their roles allow, and the main user everything', () => {
  expect(deniedReason(reader, 'payInvoice')).toEqual({ by: 'area', area: 'billing' });
  expect(deniedReason(reader, 'inviteClientUser')).toBeNull();
  expect(deniedReason(reader, 'updateNotificationPreferences')).toBeNull();
  expect(deniedReason(reader, 'transferMainUser')).toEqual({ by: 'main' });
  const main = { ...reader, is_main: true };
  expect(deniedReason(main, 'placeOrder')).toBeNull();
  expect(deniedReason(main, 'transferMainUser')).toBeNull();
  expect([closedArea(main, '/services/my'), maySee(main, 'services'), maySee(reader, 'services')]).toEqual([null, true, false]);
});

test('an operator never moves money and may write only with write access', () => {
  const reading = { ...reader, is_main: true, impersonation };
  expect(deniedReason(reading, 'payInvoice')).toEqual({ by: 'operator' });
  expect(deniedReason(reading, 'updateClientProfile')).toEqual({ by: 'read-only-operator' });
  expect(deniedReason({ ...reading, impersonation: { ...impersonation, can_write: true } }, 'updateClientProfile')).toBeNull();
});

test('an unknown user is denied nothing', () => {
  expect([deniedReason(null, 'placeOrder'), closedArea(null, '/invoices'), maySee(null, 'people')]).toEqual([null, null, true]);
});
