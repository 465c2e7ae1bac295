import contract from '@portico/contract/openapi.json' with { type: 'json' };
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMockApi, type MockApi } from './mock-api.ts';

type Described = {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly $ref?: string;
    readonly name?: string;
    readonly in?: string;
    readonly required?: boolean;
    readonly example?: unknown;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly example?: unknown }>> }>>;
};

// The file's shape is OpenAPI's.
const paths = contract.paths as unknown as Readonly<Record<string, Readonly<Record<string, Described>>>>;
const shared = contract.components.parameters as Readonly<Record<string, object>>;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({ path, method, ...described })),
);

let api: MockApi;
beforeAll(async () => {
  api = await startMockApi(0);
});
afterAll(() => api.close());

/** Sends an operation's own examples. */
function ask({ path, method, parameters = [], requestBody }: (typeof operations)[number], signal: AbortSignal): Promise<Response> {
  const url = new URL(path, api.url);
  const headers = new Headers({ authorization: 'Bearer any' });
  for (const parameter of parameters) {
    const {
      name = '',
      in: place,
      required,
      example,
    } = { ...parameter, ...shared[parameter.$ref?.split('/').at(-1) ?? ''] } as typeof parameter;
    if (required !== true) continue;
    if (place === 'query') url.searchParams.set(name, String(example));
    else headers.set(name, String(example));
  }
  const [[mediaType, { example }] = ['', { example: undefined }]] = Object.entries(requestBody?.content ?? {});
  if (mediaType !== '') headers.set('content-type', mediaType);
  const body = mediaType === 'application/json' ? JSON.stringify(example) : 'x';
  return fetch(url, { method: method.toUpperCase(), headers, signal, ...(method === 'post' && mediaType !== '' ? { body } : {}) });
}

test.each(operations)('$operationId returns the example of its contract', async (operation) => {
  const leave = new AbortController();
  const response = await ask(operation, leave.signal);
  expect(response.status).toBeGreaterThanOrEqual(200);
  expect(response.status).toBeLessThan(300);
  const mediaType = response.headers.get('content-type')?.split(';', 1)[0] ?? '';
  const example = operation.responses[String(response.status)]?.content?.[mediaType]?.example;
  // A stream's example arrives as an event.
  const body: unknown = mediaType === 'application/json' ? await response.json() : example;
  expect(body).toEqual(example);
  leave.abort();
});

test('the event stream stays open after its example', async () => {
  const leave = new AbortController();
  const response = await fetch(`${api.url}/v1/event/stream`, { headers: { authorization: 'Bearer any' }, signal: leave.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = await reader?.read();
  expect(first?.value).toContain('data:');
  // What has ended would end before another request is answered.
  const next = reader?.read().then(({ done }) => done);
  const other = fetch(`${api.url}/v1/invoice`, { headers: { authorization: 'Bearer any' } }).then(() => 'still open');
  expect(await Promise.race([next, other])).toBe('still open');
  leave.abort();
  await next?.catch(() => undefined);
});
