import { operations, type OperationId } from '@portico/contract/operations';
import { dailyRows } from '@portico/test-depth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemasOf } from '../../src/http/contract/contract-document.ts';
import { openChallenge } from '../../src/modules/auth/two-factor/challenge.ts';
import { exampleRequest, send, type RequestParts } from '../rights/example-request.ts';
import { openSessionOf } from '../rights/one-of-everything.ts';
import { startTestApi, type Registered, type TestApi } from '../test-api.ts';

let api: TestApi;
let main: Registered;
beforeAll(async () => {
  api = await startTestApi();
  main = await api.register();
});
afterAll(() => api.close());

async function tokenFor(id: OperationId): Promise<string | null> {
  const { secured, challenged } = operations[id];
  if (challenged) return await api.app.database.transaction((tx) => openChallenge(tx, main.user.id, new Date()));
  return secured ? (await openSessionOf(api, main.user.id)).token : null;
}

/** Returns the contract's example with an unknown query parameter and, if it has a body, an unknown key. */
function malformed(id: OperationId): RequestParts[] {
  const { query, body } = exampleRequest(id);
  const unknownParameter = { query: { ...query, unknown_parameter: '1' }, body };
  const takesFile = schemasOf(id).takesFile;
  return operations[id].method === 'get' || takesFile
    ? [unknownParameter]
    : [unknownParameter, { query, body: { ...(body as object | undefined), unknown_key: 1 } }];
}

test.each(dailyRows(Object.keys(operations) as OperationId[], 30))(
  '%s refuses unknown parameters and keys with a status of its contract',
  async (id) => {
    const named = [...schemasOf(id).responses.keys()].filter((status) => status !== 'default');
    for (const request of malformed(id)) {
      const { status, code } = await send(api.url, id, await tokenFor(id), request);
      expect([status, code]).toEqual([422, 'validation_failed']);
      expect(named).toContain(String(status));
    }
  },
);
