import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CallableId, OperationResult } from '@portico/api-client/operation-types';
import { answer } from '../../test/network.ts';
import { openPortal } from '../../test/open-portal.tsx';
import { sampleInvoiceSummary, sampleService, sampleTicketSummary } from '../../test/samples.ts';
import { sampleMetrics, sampleServer } from '../../test/service-samples.ts';
import { answerSettings, sampleImpersonation } from '../../test/settings-samples.ts';
import { answerUserSettings, otherSession, sampleActivity } from '../../test/user-settings.ts';
import { createPortalRouter } from '../router.tsx';

type ListId = {
  [Id in CallableId]: OperationResult<Id> extends { items: unknown[]; page: number; per_page: number; total: number } ? Id : never;
}[CallableId];

type RowOf<Id extends ListId> = OperationResult<Id> extends { items: (infer Row)[] } ? Row : never;

/** Answers with a list of three pages, the last with one row. */
function answerThreePages<Id extends ListId>(id: Id, row: RowOf<Id>): void {
  answer(id, ({ query }) => {
    const [number, perPage] = [Number(query['page']), Number(query['per-page'])];
    // The operation is a list, which the generic id hides from the compiler.
    return { items: number === 3 ? [row] : [], page: number, per_page: perPage, total: 2 * perPage + 1 } as unknown as OperationResult<Id>;
  });
}

const entry = { id: 4, at: '2026-11-21T10:00:00Z', kind: 'invoice', amount: -6.9, balance: 13.1 } as const;
const movement = { id: 412, date: '2026-11-21T23:00:00Z', hosting_id: 31, hostname: 'web-1.example.com', ip: null, traffic: 8e9 } as const;
const action = {
  id: 9,
  at: '2026-11-22T09:31:12Z',
  what: 'restart',
  outcome: 'success',
  error: null,
  who: 'Mira Lang',
  detail: null,
} as const;

function answerService(): void {
  answer('getService', sampleServer);
  answer('getServiceMetrics', sampleMetrics);
}

type PagedList = readonly [route: string, key: string, row: RegExp, prepare: () => void];

const lists: readonly PagedList[] = [
  ['/services/my', 'page', /web-1/, () => answerThreePages('listServices', sampleService)],
  ['/invoices', 'page', /10040/, () => answerThreePages('listInvoices', sampleInvoiceSummary)],
  ['/supports/tickets', 'page', /Reverse DNS/, () => answerThreePages('listTickets', sampleTicketSummary)],
  [
    '/traffic-pool',
    'page',
    /412/,
    () => {
      answer('getTrafficPool', { topup_bytes: 0, charged_bytes: 0, remaining_bytes: 0, daily_bytes: 0, runs_out_on: null, days: [] });
      answer('listServices', { items: [], page: 1, per_page: 100, total: 0 });
      answerThreePages('listTrafficMovements', { ...movement, type: 'charge', reason: 'usage' });
    },
  ],
  [
    '/invoices/statement',
    'page',
    /Invoice 10040/,
    () => answerThreePages('listBalanceEntries', { ...entry, invoice_id: 10_040, credit_note: null, method: null }),
  ],
  [
    '/services/$id/activity',
    'page',
    /Mira Lang/,
    () => {
      answerService();
      answerThreePages('listServiceActivity', action);
    },
  ],
  [
    '/settings/user',
    'sessions',
    /Safari/,
    () => {
      answerUserSettings();
      answerThreePages('listSessions', otherSession);
    },
  ],
  [
    '/settings/user',
    'activity',
    /Firefox/,
    () => {
      answerUserSettings();
      answer('listSessions', { items: [], page: 1, per_page: 10, total: 0 });
      answerThreePages('listActivity', sampleActivity);
    },
  ],
  ['/settings/client', 'page', /Olga/, () => answerThreePages('listImpersonations', sampleImpersonation)],
];

test.each(lists)('%s replaces a %s past the end with its last page', async (route, key, row, prepare) => {
  answerSettings();
  prepare();
  const address = route.replace('$id', '31');
  const portal = await openPortal(`${address}?${key}=999`);
  await expect.element(page.getByText(row).first()).toBeVisible();
  expect(portal.address()).toBe(`${address}?${key}=3`);
  expect(portal.historyLength()).toBe(1);
});

test('the table above lists every route with a page in its URL', () => {
  const { routesByPath } = createPortalRouter(createMemoryHistory());
  const paged = Object.entries<{ readonly options: { readonly validateSearch?: unknown } }>({ ...routesByPath }).flatMap(
    ([path, { options }]) => {
      const schema = options.validateSearch;
      const entries = typeof schema === 'object' && schema !== null && 'entries' in schema ? Object.keys(schema.entries ?? {}) : [];
      return entries.filter((name) => ['page', 'sessions', 'activity'].includes(name)).map((name) => `${path.replace(/\/$/u, '')} ${name}`);
    },
  );
  expect(new Set(paged)).toEqual(new Set(lists.map(([route, key]) => `${route} ${key}`)));
});
