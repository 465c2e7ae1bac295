import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createPortalRouter } from '../router.tsx';
import { addressOf, routeNames } from './route-names.ts';

test('the route names of the specification point to existing routes', () => {
  expect(Object.keys(routeNames)).toEqual(expect.arrayContaining(['invoices', 'invoice-view', 'service-view', 'service-create']));
  const { routesByPath } = createPortalRouter(createMemoryHistory());
  expect(Object.values(routeNames).filter((path) => !(path in routesByPath))).toEqual([]);
});

test('an address encodes its parameter so that it cannot change the path', () => {
  expect(addressOf('invoices')).toBe('/invoices');
  expect(addressOf('invoice-view', { id: '10040' })).toBe('/invoices/invoice/10040');
  expect(addressOf('service-view', { id: '../a?b' })).toBe('/services/..%2Fa%3Fb');
});
