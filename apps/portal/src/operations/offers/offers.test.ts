import { expect, test } from 'vitest';
import { extensions, operations } from '@portico/contract/operations';
import { requiredExtensions } from '@portico/contract/requirements';
import { firstPage, offers, offersPage } from './offers.ts';

const tabs = ['network', 'console', 'iso', 'reinstall', 'traffic', 'cancellation', 'activity'];

test('an API without extensions offers the specification’s calls', () => {
  const core = Object.keys(operations).filter((id) => offers([], id as keyof typeof operations));
  expect(core).toHaveLength(28);
  expect(core).toEqual(expect.arrayContaining(['login', 'getAccountMeta', 'placeOrder', 'topUpBalance']));
});

test('an API with every extension offers every operation', () => {
  expect(Object.keys(operations).filter((id) => !offers(extensions, id as keyof typeof operations))).toEqual([]);
});

test('promo codes need quotes', () => {
  expect([offers(['promo'], 'promo'), offers(['quotes'], 'promo'), offers(['promo', 'quotes'], 'promo')]).toEqual([false, false, true]);
});

test('what requires another extension is absent without it, with its pages', () => {
  const dependents = Object.keys(requiredExtensions);
  expect(dependents).toHaveLength(16);
  const pages = ['/services/my', '/services/7', ...tabs.map((tab) => `/services/7/${tab}`), '/traffic-pool', '/settings/notifications'];
  const supports = ['/supports/tickets', '/supports/create-ticket', '/supports/tickets/7'];
  expect([...pages, ...supports].filter((page) => offersPage(dependents, page))).toEqual([]);
  expect(offersPage(['iso', 'services'], '/services/7/iso')).toBe(true);
});

test.each([
  ['/services/create', true],
  ['/services/my', false],
  ['/services/7', false],
  ['/services/7/iso', false],
  ['/invoices', true],
  ['/invoices/invoice/7', true],
  ['/invoices/statement', false],
  ['/traffic-pool', false],
  ['/supports/tickets/7', false],
  ['/supports/faq', false],
  ['/settings/user', true],
  ['/settings/client', false],
  ['/settings/payment', false],
  ['/auth/login', true],
  ['/auth/accept-invitation', false],
])('%s exists in the core: %s', (path, exists) => {
  expect(offersPage([], path)).toBe(exists);
});

test('a page exists if something that it shows is offered', () => {
  expect(offersPage(['people'], '/settings/client')).toBe(true);
  expect(offersPage(['services'], '/services/7')).toBe(true);
  expect(offersPage(['services'], '/services/7/iso')).toBe(false);
  expect(offersPage(['services', 'iso'], '/services/7/iso')).toBe(true);
});

test('the first page that exists is found, and the last if none does', () => {
  expect(firstPage([], ['/settings/client', '/settings/user'])).toBe('/settings/user');
  expect(firstPage(['profile'], ['/settings/client', '/settings/user'])).toBe('/settings/client');
  expect(firstPage([], ['/supports/faq', '/supports/tickets'])).toBe('/supports/tickets');
});
