import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { CallableId, OperationResult } from '@portico/api-client/operation-types';
import { operations } from '@portico/contract/operations';
import type { Locale } from '@portico/i18n/locale';

const apiMessages = resolve(import.meta.dirname, '../../../api/src/platform/messages');

/** Mocks an operation of the page, for states that take long to reach. The compiler checks the body against the contract. */
export function answer<Id extends CallableId>(page: Page, id: Id, body: OperationResult<Id>): Promise<void> {
  return answerWith(page, id, 200, body);
}

/** Lets the API answer an operation and modifies the answer. */
export async function change<Id extends CallableId>(
  page: Page,
  id: Id,
  changed: (body: OperationResult<Id>) => OperationResult<Id>,
): Promise<void> {
  await page.route(
    (url) => url.pathname === operations[id].path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: changed((await response.json()) as OperationResult<Id>) });
    },
  );
}

/** Rejects an operation of the page with a code of the contract and the API's own title for it. */
export function refuse(page: Page, locale: Locale, id: CallableId, status: number, code: string): Promise<void> {
  const sentences = JSON.parse(readFileSync(join(apiMessages, locale, 'problem.json'), 'utf8')) as Record<string, string>;
  const message = sentences[`problem.${code}`] ?? '';
  return answerWith(page, id, status, { type: 'about:blank', title: '', status, code, message, errors: [], request_id: 'r-1' });
}

async function answerWith(page: Page, id: CallableId, status: number, json: unknown): Promise<void> {
  const { method, path } = operations[id];
  await page.route(
    (url) => url.pathname === path,
    (route) => (route.request().method().toLowerCase() === method ? route.fulfill({ status, json }) : route.fallback()),
  );
}
