import { kebabCase, words } from './casing.ts';
import { kebabName, Refusal, shaped } from './plan.ts';
import type { Plan } from './plan.ts';
import { moduleFolder, pathInApi, register } from './manifest.ts';

type Method = 'get' | 'post';

/** Plans an operation: the contract, the handler, the manifest and the test. `pnpm contract` then derives its types. */
export function planOperation(plan: Plan, tag: string, operationId: string, method: string, route: string): string[] {
  shaped(tag, kebabName, 'invoices');
  shaped(operationId, /^[a-z]+([A-Z][a-z0-9]*)+$/, 'payInvoice: a verb and a noun');
  shaped(route, /^\/v1(\/[a-z0-9-]+)+$/, '/v1/invoice/pay');
  if (method !== 'get' && method !== 'post') throw new Refusal('The method must be get for reads or post for changes');
  const file = kebabCase(operationId);

  plan.change('openapi/openapi.yaml', (document) => withPath(document, route, `paths/${tag}/${file}.yaml`));
  plan.create(`openapi/paths/${tag}/${file}.yaml`, contractText(tag, operationId, method));
  const folder = moduleFolder(plan, tag);
  plan.create(`${folder}/${file}.ts`, handlerText(operationId, pathInApi(folder, 'operations')));
  register(plan, 'operations', operationId, `${folder}/${file}.ts`);
  if (method === 'post') plan.change('packages/api-queries/src/invalidations.ts', (table) => withWrite(table, operationId));
  plan.create(`apps/api/test/${tag}/${file}.test.ts`, testText(operationId, method));
  return [
    'Describe its request and response in the contract, then run `pnpm contract`.',
    method === 'get'
      ? `Read it in the portal: operationQuery(api, '${operationId}', {}).`
      : `Call it in the portal: useOperation('${operationId}'). List the operations it makes stale in packages/api-queries/src/invalidations.ts.`,
  ];
}

function withPath(document: string, route: string, file: string): string {
  if (document.includes(`  ${route}:\n`)) throw new Refusal(`The contract already has ${route}`);
  const last = document.lastIndexOf('    $ref: paths/');
  if (last === -1) throw new Refusal('openapi/openapi.yaml has no paths to extend');
  const end = document.indexOf('\n', last) + 1;
  return `${document.slice(0, end)}  ${route}:\n    $ref: ${file}\n${document.slice(end)}`;
}

/** Adds a write that makes nothing stale. */
function withWrite(table: string, operationId: string): string {
  const begin = table.indexOf('const staleByWrite');
  const end = begin === -1 ? -1 : table.indexOf('\n};', begin);
  if (end === -1) throw new Refusal('invalidations.ts has no table of writes to extend');
  return `${table.slice(0, end)}\n  ${operationId}: [],${table.slice(end)}`;
}

function contractText(tag: string, operationId: string, method: Method): string {
  const body = `  requestBody:
    required: true
    content:
      application/json:
        schema:
          type: object
          additionalProperties: false
        example: {}
`;
  return `${method}:
  operationId: ${operationId}
  tags: [${tag}]
  summary: ${words(operationId)}
  description: |
    ${words(operationId)}: what it does, and what a caller has to know.
${method === 'post' ? body : ''}  responses:
    '200':
      description: Done
      content:
        application/json:
          schema:
            $ref: ../../schemas/auth.yaml#/StatusResponse
          example:
            status: success
            message: Done.
    '401':
      $ref: ../../schemas/responses.yaml#/Unauthorized
    '422':
      $ref: ../../schemas/responses.yaml#/Invalid
    default:
      $ref: ../../schemas/responses.yaml#/Failed
`;
}

function handlerText(operationId: string, operations: string): string {
  return `import { done } from '${operations}/done.ts';
import { defineOperation } from '${operations}/operation.ts';

export const ${operationId} = defineOperation('${operationId}', {
  // Who may: an area and a level, or 'member', 'main' or 'self' (operations/right.ts).
  right: 'self',
  impersonator: 'never',
  handle: async () => done('Done.'),
});
`;
}

function testText(operationId: string, method: Method): string {
  const body = method === 'post' ? ', body: {}' : '';
  return `import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { startTestApi, type TestApi, type TestDatabase } from '../test-api.ts';

describe.each<TestDatabase>(['pglite', 'postgres'])('on %s', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ database });
  });
  afterAll(() => api.close());

  describe('${operationId}', () => {
    test('200: succeeds', async () => {
      const { token } = await api.register();
      expect(success(await api.call('${operationId}', { token${body} })).status).toBe('success');
    });

    test('401: without a token', async () => {
      expect(refusal(await api.call('${operationId}'${method === 'post' ? ', { body: {} }' : ''})).code).toBe('unauthorized');
    });

    test('422: refuses an unknown value', async () => {
      const { token } = await api.register();
      // No type allows it, which is the point.
      const unknown = { unknown: 1 } as never;
      const reply = await api.call('${operationId}', { token, ${method === 'post' ? 'body' : 'query'}: unknown });
      expect(refusal(reply).errors).toEqual([{ path: 'unknown', code: 'unknown_key', params: {} }]);
    });
  });
});
`;
}
