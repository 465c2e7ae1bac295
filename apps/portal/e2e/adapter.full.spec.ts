import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startForeignApi } from '@portico/adapter-example/foreign-api';
import { startCoreApi } from '@portico/core-api/core-api';
import { buildPortal } from './support/build-portal.ts';
import { walkAsCustomer } from './support/core-customer.ts';
import { serveStaticPortal } from './support/static-portal.ts';

/** What the portal asks for under the contract's names is what the example's API keeps. */
const keptCalls = /^(?:GET|POST) \/v1\/(?:signup|verify-email|login-two-factor|account\/(?!meta))/u;

test('a customer signs up, orders, pays and changes settings in front of an API of another kind, through its adapter', async ({ page }) => {
  const folder = await buildPortal({ PORTICO_ADAPTER: 'tooling/adapter-example/src/adapter.ts' });
  const coreApi = await startCoreApi();
  const foreign = await startForeignApi(coreApi.url);
  const { origin, close } = await serveStaticPortal(foreign.url, { folder });
  try {
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('console', (message) => {
      // The browser logs the refusals that the walk asks for: a wrong password is 401 there.
      const isRefusal = message.text().startsWith('Failed to load resource') && /401|422/u.test(message.text());
      if (message.type() === 'error' && !isRefusal) troubles.push(message.text());
    });
    await walkAsCustomer({ page, coreApi, origin, locale: 'en' });
    expect(troubles).toEqual([]);
    expect(foreign.requests.filter((call) => call.includes('/v1/') && !keptCalls.test(call))).toEqual([]);
    expect(foreign.requests).toContain('POST /api/orders');
    // The boot script would ask for the contract's paths, which an adapter has to translate.
    expect(await readFile(path.join(folder, 'prerendered/invoices.en.html'), 'utf8')).toContain('data-calls=""');
  } finally {
    await Promise.all([close(), foreign.close(), coreApi.close()]);
    await rm(folder, { recursive: true });
  }
});
