import { startCoreApi, theCode } from '@portico/core-api/core-api';
import { expect, test } from 'vitest';
import { checkApi } from '../src/check-api.ts';
import { coreContract } from './core-contract.fixture.ts';

test('an API with the calls and fields of the specification passes the core', async () => {
  const api = await startCoreApi();
  const report = await checkApi({
    url: api.url,
    write: true,
    newEmail: 'conformance-{id}@example.com',
    code: ({ purpose }) => Promise.resolve(purpose === 'password-reset' ? 'reset-token' : theCode),
    contract: coreContract(),
  });
  await api.close();
  expect(report.rows.filter(({ outcome }) => outcome !== 'holds')).toEqual([]);
  expect(report.rows.length).toBeGreaterThan(25);
  expect(report.untried).toEqual([]);
});
