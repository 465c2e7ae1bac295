import type { OperationId } from '@portico/contract/operations';
import { listIn } from '../fields.ts';
import type { Row } from '../row.ts';

type Read = {
  readonly operation: OperationId;
  readonly section: string;
  readonly title: string;
  /** The list whose first entry it reads, and the query parameter that takes its id. */
  readonly of?: readonly [list: OperationId, parameter: string];
};

/** Reads of extensions that no other row covers. Each response is compared with the contract. */
const reads: readonly Read[] = [
  { operation: 'getClientProfile', section: '3', title: 'The client profile can be read' },
  { operation: 'getPaymentSettings', section: '3', title: 'Payment settings can be read' },
  { operation: 'getNotificationPreferences', section: '3', title: 'Notification preferences can be read' },
  { operation: 'listClientUsers', section: '6', title: "The account's users are listed" },
  { operation: 'listImpersonations', section: '6', title: "Operators' visits are listed" },
  { operation: 'getTelegramLink', section: '3', title: 'The link to Telegram can be read' },
  { operation: 'listPasskeys', section: 'contract', title: 'Passkeys are listed' },
  { operation: 'listSessions', section: 'contract', title: 'Sessions are listed' },
  { operation: 'listActivity', section: 'contract', title: 'The activity of the account is listed' },
  { operation: 'getTaxTerms', section: 'contract', title: 'The VAT of an order can be read' },
  { operation: 'listCards', section: 'contract', title: 'Saved cards are listed' },
  { operation: 'listBalanceEntries', section: 'contract', title: 'The statement of the balance can be read' },
  { operation: 'getStatementDocument', section: 'contract', title: 'The statement is served as a document' },
  { operation: 'getInvoiceDocument', section: 'contract', title: 'An invoice is served as a document', of: ['listInvoices', 'id'] },
  { operation: 'getTrafficPool', section: '3', title: 'The traffic pool returns its totals' },
  { operation: 'listTrafficMovements', section: '3', title: 'Traffic movements are listed' },
  { operation: 'getFileLimits', section: '5', title: 'The limits of attachments can be read' },
  { operation: 'listFaq', section: '2', title: 'The FAQ can be read' },
  { operation: 'getFaqEntry', section: '2', title: 'An entry of the FAQ can be read', of: ['listFaq', 'entry'] },
  {
    operation: 'listServices',
    section: '2',
    title: 'Services are listed with hostname, tariff name, country, billing cycle, status, due date and cost',
  },
  { operation: 'getServiceFilters', section: 'contract', title: 'The values that services can be filtered by are listed' },
  { operation: 'getService', section: '3', title: "A service's details can be read", of: ['listServices', 'id'] },
  { operation: 'listServiceActivity', section: 'contract', title: "A service's activity is listed", of: ['listServices', 'id'] },
  { operation: 'listIsoImages', section: '2', title: 'ISO images are listed', of: ['listServices', 'id'] },
  { operation: 'listOperatingSystems', section: '2', title: 'Operating systems are listed', of: ['listServices', 'id'] },
  { operation: 'listRdns', section: '2', title: 'Reverse DNS records are listed', of: ['listServices', 'id'] },
  { operation: 'getServiceMetrics', section: 'contract', title: "A service's metrics can be read", of: ['listServices', 'id'] },
];

export const readRows: readonly Row[] = reads.map(({ operation, section, title, of }) => ({
  id: operation.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  section,
  title,
  needs: of === undefined ? [operation] : [operation, of[0]],
  run: async (check) => {
    if (of === undefined) return void (await check.ok(operation));
    const [list, parameter] = of;
    const [entry = check.notTried('the account has none')] = listIn(await check.ok(list), 'items');
    const answer = await check.call(operation, { query: { [parameter]: String(entry['id']) } });
    // Such as an invoice without a document: the contract lets a state refuse it.
    if (answer.status === 409) check.notTried('the first entry has none, and the API says so with 409');
    check.expect(answer.isOk, operation, `is refused with ${answer.status}`);
  },
}));

export const streamRows: readonly Row[] = [
  {
    id: 'event-stream',
    section: 'contract',
    title: 'GET /v1/event/stream returns an event stream',
    needs: ['streamEvents'],
    run: async (check) => {
      const { isOk, status } = await check.call('streamEvents', { isStream: true });
      check.expect(isOk, 'streamEvents', `is refused with ${status}`);
    },
  },
];
