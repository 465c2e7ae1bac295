import { expect, test, vi } from 'vitest';
import { createApiClient } from '@portico/api-client/api-client';

test.each([
  ['https://api.example.com/', 'https://api.example.com/v1/faq'],
  [undefined, 'http://portal.example.com/v1/faq'],
] as const)('every call goes to the one host named in the page (%s)', async (named, called) => {
  vi.resetModules();
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === 'meta[name="portico-api"]' && named ? { content: named } : null),
  });
  const { configuration } = await import('./configuration.ts');
  const fetched: string[] = [];
  const api = createApiClient({
    // A browser resolves a path against the page's origin; Node has none.
    baseUrl: configuration.apiBaseUrl || 'http://portal.example.com',
    getToken: () => null,
    getLocale: () => 'en',
    onUnauthorized: () => undefined,
    fetch: async (request) => (fetched.push(request.url), Response.json({ categories: [] })),
  });
  await api.call('listFaq', {});
  expect(fetched).toEqual([called]);
  vi.unstubAllGlobals();
});
