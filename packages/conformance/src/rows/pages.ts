import type { OperationId } from '@portico/contract/operations';
import type { Check } from '../check.ts';
import { listIn, numberIn, type Fields } from '../fields.ts';
import type { Row } from '../row.ts';

type PagedList = {
  readonly operation: OperationId;
  readonly path: string;
  /** What a row is called: `invoice`. */
  readonly name: string;
  /** Without it, the order isn't checked. */
  readonly newestFirstBy?: string;
};

const lists: readonly PagedList[] = [
  { operation: 'listInvoices', path: '/v1/invoice', name: 'invoice', newestFirstBy: 'created_date' },
  { operation: 'listTickets', path: '/v1/ticket', name: 'ticket', newestFirstBy: 'updated_at' },
  { operation: 'listServices', path: '/v1/service', name: 'service' },
  { operation: 'listTrafficMovements', path: '/v1/traffic/movement', name: 'traffic movement', newestFirstBy: 'date' },
  { operation: 'listBalanceEntries', path: '/v1/invoice/statement', name: 'balance entry' },
  { operation: 'listActivity', path: '/v1/account/activity', name: 'activity', newestFirstBy: 'created_at' },
  { operation: 'listSessions', path: '/v1/account/session', name: 'session' },
];

/** A longer list is read in larger pages. */
const maxPages = 6;

export const pageRows: readonly Row[] = lists.map((list) => ({
  id: `${list.name.replace(' ', '-')}-pages`,
  section: '7',
  title: `GET ${list.path} takes page and per-page: nothing is on two pages, total counts it, the page after the last is empty`,
  needs: [list.operation],
  run: (check) => checkPages(check, list),
}));

async function checkPages(check: Check, { operation, name, newestFirstBy }: PagedList): Promise<void> {
  const total = numberIn(await check.ok(operation, { query: { page: 1, 'per-page': 1 } }), 'total');
  if (Number.isNaN(total)) check.stop(operation, 'returns no total');
  if (total < 2) check.notTried(`the account has fewer than two entries (${name})`);
  const perPage = Math.ceil(total / Math.min(total, maxPages));
  if (perPage > 100) check.notTried(`the list is too long to read (${total})`);
  const pages = Math.ceil(total / perPage);
  const read = async (page: number): Promise<readonly Fields[]> => {
    const list = await check.ok(operation, { query: { page, 'per-page': perPage } });
    const items = listIn(list, 'items');
    check.expect(items.length <= perPage, operation, `returns ${items.length} items for per-page=${perPage}`);
    for (const [field, expected] of [
      ['page', page],
      ['per_page', perPage],
      ['total', total],
    ] as const) {
      const value = list[field];
      check.expect(
        value === undefined || value === expected,
        operation,
        `${field} is ${JSON.stringify(value)} on page ${page} of per-page=${perPage}; expected ${expected}`,
      );
    }
    return items;
  };
  const all: Fields[] = [];
  for (let page = 1; page <= pages; page++) all.push(...(await read(page)));
  const ids = all.map(({ id }) => JSON.stringify(id));
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  check.expect(repeated === undefined, operation, `returns ${name} ${repeated} on more than one page`);
  check.expect(all.length === total, operation, `total is ${total}, and the pages hold ${all.length}`);
  const beyond = await read(pages + 1);
  check.expect(beyond.length === 0, operation, `returns ${beyond.length} items on page ${pages + 1}, after the last one`);
  if (newestFirstBy === undefined) return;
  const dates = all.map((item) => String(item[newestFirstBy]));
  const older = dates.findIndex((date, index) => index > 0 && date > (dates[index - 1] ?? ''));
  check.expect(
    older === -1,
    operation,
    `isn't sorted: ${newestFirstBy} ${dates[older]} comes after ${dates[older - 1]}; the newest comes first`,
  );
}
