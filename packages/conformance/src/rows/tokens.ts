import type { Check } from '../check.ts';
import type { Operation } from '../contract/contract.ts';
import type { Row } from '../row.ts';

/** Asks each operation with a token that must not open it. */
async function expectUnauthorized(check: Check, operations: readonly Operation[], what: string, token: string | null): Promise<void> {
  for (const { id, method, exampleQuery } of operations) {
    const request = { as: check.openBrowser(), token, query: exampleQuery, isStream: id === 'streamEvents' };
    // An empty body does as little as possible where an API forgets to check.
    await check.refused(id, what, { ...request, ...(method === 'POST' ? { body: {} } : {}) }, [401]);
  }
}

const secured = (check: Check, method: Operation['method']) => check.operations.filter((one) => one.isSecured && one.method === method);

export const tokenRows: readonly Row[] = [
  {
    id: 'no-token',
    section: '8',
    title: 'A call without a token is refused with 401',
    needs: [],
    run: (check) => expectUnauthorized(check, secured(check, 'GET'), 'a call without a token', null),
  },
  {
    id: 'wrong-token',
    section: '8',
    title: 'A call with an unknown token is refused with 401',
    needs: [],
    run: (check) => expectUnauthorized(check, secured(check, 'GET'), 'an unknown token', 'not-a-token'),
  },
  {
    id: 'no-token-writes',
    section: '8',
    title: 'A change without a token is refused with 401',
    needs: [],
    writes: 'sends every change once without a token and with an empty body',
    run: (check) => expectUnauthorized(check, secured(check, 'POST'), 'a change without a token', null),
  },
];
