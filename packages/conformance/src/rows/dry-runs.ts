import type { OperationId } from '@portico/contract/operations';
import type { Check } from '../check.ts';
import { listIn, numberIn, textIn, type Fields } from '../fields.ts';
import type { Row } from '../row.ts';
import { activeService } from './active-service.ts';
import { findOffer, stepOperations } from './offer.ts';

/** Sends a dry run and checks that reading the thing again returns the same. */
async function expectUnchanged(check: Check, id: OperationId, query: Record<string, string>, body: object, read: () => Promise<Fields>) {
  const before = JSON.stringify(await read());
  const answer = await check.call(id, { query, body: { ...body, dry_run: true } });
  if (answer.status === 409) check.notTried('its state refuses it with 409');
  check.expect(answer.status === 200, id, `responds with ${answer.status} to a dry run; expected 200`);
  check.expect(JSON.stringify(await read()) === before, id, 'changes something in a dry run');
}

export const dryRunRows: readonly Row[] = [
  {
    id: 'quote',
    section: 'contract',
    title: 'A quote has the price of the order in every part',
    needs: [...stepOperations, 'quoteOrder'],
    writes: 'asks for a quote',
    run: async (check) => {
      const { item } = await findOffer(check);
      const quote = await check.ok('quoteOrder', { body: { order_items: [item] } });
      const [subtotal, discount, setup, total] = ['subtotal', 'discount', 'setup_fee', 'total'].map((part) => numberIn(quote, part));
      const sum = (subtotal ?? 0) - (discount ?? 0) + (setup ?? 0);
      check.expect(Math.abs(sum - (total ?? 0)) < 0.005, 'quoteOrder', `total is ${total}, and its parts make ${sum}`);
      await check.refused('quoteOrder', 'a count of 11', { body: { order_items: [{ ...item, count: 11 }] } });
    },
  },
  {
    id: 'order-cancellation-plan',
    section: 'contract',
    title: 'A dry run of a cancellation of an order names what it would cancel, and cancels nothing',
    needs: ['listInvoices', 'getInvoice', 'cancelOrder'],
    writes: 'asks what cancelling an order would do',
    run: async (check) => {
      const unpaid = listIn(await check.ok('listInvoices', { query: { page: 1, 'per-page': 25, status: 'unpaid' } }), 'items');
      const [invoice = check.notTried('the account has no unpaid invoice')] = unpaid;
      const query = { id: String(invoice['id']) };
      await expectUnchanged(check, 'cancelOrder', query, {}, () => check.ok('getInvoice', { query }));
    },
  },
  {
    id: 'cancellation-plan',
    section: '4',
    title: 'A dry run of a cancellation of a service names its last day, and cancels nothing',
    needs: ['listServices', 'getService', 'requestCancellation'],
    writes: 'asks what cancelling a service would do',
    run: async (check) => {
      const query = { id: String((await activeService(check))['id']) };
      await expectUnchanged(check, 'requestCancellation', query, { reason: 'A test.' }, () => check.ok('getService', { query }));
    },
  },
  {
    id: 'reinstall-plan',
    section: '2',
    title: 'A dry run of a reinstall names what it would erase, and erases nothing',
    needs: ['listServices', 'getService', 'listOperatingSystems', 'reinstallService'],
    writes: 'asks what reinstalling a server would do',
    run: async (check) => {
      const query = { id: String((await activeService(check, 'reinstall'))['id']) };
      const systems = listIn(await check.ok('listOperatingSystems', { query }), 'items');
      const [system = check.stop('listOperatingSystems', 'returns no items')] = systems;
      const [raid = { id: null }] = listIn(system, 'raid_levels');
      const [iso = { id: null }] = listIn(system, 'iso_images');
      const body = { os: textIn(system, 'id'), raid: raid['id'], iso: iso['id'], confirmation: '' };
      await expectUnchanged(check, 'reinstallService', query, body, () => check.ok('getService', { query }));
    },
  },
  {
    id: 'traffic-plan',
    section: '2',
    title: 'A dry run of an assignment of traffic names what it would leave, and assigns nothing',
    needs: ['listServices', 'getTrafficPool', 'assignTraffic'],
    writes: 'asks what assigning traffic would do',
    run: async (check) => {
      const body = { hosting_id: (await activeService(check, 'metrics'))['id'], gigabytes: 1 };
      await expectUnchanged(check, 'assignTraffic', {}, body, () => check.ok('getTrafficPool'));
    },
  },
];
