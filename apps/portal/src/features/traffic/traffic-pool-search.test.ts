import * as v from 'valibot';
import { expect, test } from 'vitest';
import { serviceIdsIn, trafficPoolSearch } from './traffic-pool-search.ts';

const idsOf = (hostingId: unknown) => serviceIdsIn(v.parse(trafficPoolSearch, { hosting_id: hostingId }));

test('an address names one service or several', () => {
  expect(idsOf(31)).toEqual([31]);
  expect(idsOf('31')).toEqual([31]);
  expect(idsOf('31,42')).toEqual([31, 42]);
});

test.each([0, -1, 1.5, '31,x', ',', '', '0', 2_147_483_648, true, Array.from({ length: 51 }, () => 1).join()])(
  'an address with the services %j lists those of all',
  (hostingId) => {
    expect(idsOf(hostingId)).toBeUndefined();
  },
);
