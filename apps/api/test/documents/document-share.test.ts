import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../src/http/create-server.ts';
import { documentRoutes } from '../../src/modules/billing/documents/document-routes.ts';
import { statementRoutes } from '../../src/modules/billing/statement/statement-routes.ts';
import { success } from '../contract-client.ts';
import { fillProfile, sellerFileWith } from '../invoices/seller.ts';
import { shopper } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { SELLER_FILE: sellerFileWith() } });
});
afterAll(() => api.close());

/** Returns a new client's link to an invoice. */
async function someLink(): Promise<string> {
  const { token } = await api.register();
  await fillProfile(api.call, token, {});
  const id = await shopper(api.call, token).order();
  return success(await api.call('getInvoiceDocument', { token, query: { id } })).url;
}

const withRoutes = async (routes: (scope: FastifyInstance) => void) =>
  await createServer({
    app: api.app,
    operations: [],
    authenticate: async () => null,
    authenticateChallenge: async () => null,
    auditImpersonation: async () => {},
    extras: [routes],
  });

test("a hundred simultaneous PDF requests of one client take one place at the renderer and leave another client's unaffected", async () => {
  const rendering: (() => void)[] = [];
  const { server } = await withRoutes((scope) =>
    documentRoutes(scope, api.app, async () => {
      await new Promise<void>((resolve) => rendering.push(resolve));
      return new Uint8Array();
    }),
  );
  const [greedy, other] = [await someLink(), await someLink()];
  const refused: (string | undefined)[] = [];
  const requests = Array.from({ length: 100 }, async () => {
    const { statusCode, headers } = await server.inject(greedy);
    if (statusCode === 503) refused.push(headers['retry-after']);
    return statusCode;
  });
  await expect.poll(() => refused).toEqual(Array.from({ length: 94 }, () => '5'));
  expect(rendering).toHaveLength(1);
  const others = server.inject(other);
  await expect.poll(() => rendering).toHaveLength(2);
  for (let done = 0; done < 7; done += 1) {
    await expect.poll(() => rendering.length).toBeGreaterThan(0);
    rendering.shift()?.();
  }
  expect((await others).statusCode).toBe(200);
  const answers = await Promise.all(requests);
  expect(answers.filter((status) => status === 200)).toHaveLength(6);
  await server.close();
});

test('simultaneous requests for the statement of one client are written one at a time, and refused beyond six', async () => {
  const { server } = await withRoutes((scope) => statementRoutes(scope, api.app));
  const { token } = await api.register();
  const { url } = success(await api.call('getStatementDocument', { token }));
  const answers = await Promise.all(Array.from({ length: 100 }, async () => (await server.inject(url)).statusCode));
  expect(new Set(answers)).toEqual(new Set([200, 503]));
  await server.close();
});
