import { listIn, numberIn, textIn } from '../fields.ts';
import type { Row } from '../row.ts';
import { entriesOfStep, findOffer, stepOperations } from './offer.ts';

/** The account balance, which every order of the cart names. */
const balanceMethod = 1;
const ordersToPlace = 3;
const maxCount = 10;

export const orderRows: readonly Row[] = [
  {
    id: 'order-step1',
    section: '7',
    title: 'GET /v1/order/step1 returns categories with type and name',
    needs: ['listCategories'],
    run: async (check) => void (await entriesOfStep(check, 'listCategories', {}, ['type', 'name'])),
  },
  {
    id: 'order-step2',
    section: '7',
    title: 'GET /v1/order/step2?type returns placements with country and name',
    needs: ['listCategories', 'listPlacements'],
    run: async (check) => {
      const [category = {}] = await entriesOfStep(check, 'listCategories', {}, []);
      await entriesOfStep(check, 'listPlacements', { type: textIn(category, 'type') }, ['country', 'name']);
    },
  },
  {
    id: 'order-step3',
    section: '7',
    title: 'GET /v1/order/step3?country returns plans with tariff and name',
    needs: ['listCategories', 'listPlacements', 'listPlans'],
    run: async (check) => {
      const [category = {}] = await entriesOfStep(check, 'listCategories', {}, []);
      const [placement = {}] = await entriesOfStep(check, 'listPlacements', { type: textIn(category, 'type') }, []);
      await entriesOfStep(check, 'listPlans', { country: textIn(placement, 'country') }, ['tariff', 'name']);
    },
  },
  {
    id: 'order-step4',
    section: '7',
    title: 'GET /v1/order/step4?tariff returns the plan with its prices per billing cycle, and 404 for an unknown plan',
    needs: stepOperations,
    run: async (check) => {
      const { price } = await findOffer(check);
      check.expect(price >= 0, 'getPlanConfiguration', 'billing_cycles.0.price is missing');
      await check.refused('getPlanConfiguration', 'an unknown tariff', { query: { tariff: 'no-such-plan' } }, [404]);
    },
  },
  {
    id: 'place-order',
    section: '7',
    title: 'POST /v1/order/order returns status and the invoice_id of an unpaid invoice over the price shown',
    needs: [...stepOperations, 'placeOrder', 'getInvoice', 'listInvoices'],
    writes: `places ${ordersToPlace} orders, which stay unpaid`,
    run: async (check) => {
      const { item, price } = await findOffer(check);
      for (let order = 0; order < ordersToPlace; order++) {
        const placed = await check.ok('placeOrder', { body: { order_items: [item], payment_method: balanceMethod } });
        check.expect(placed['status'] === 'success', 'placeOrder', `returns status ${JSON.stringify(placed['status'])}, not "success"`);
        const id = numberIn(placed, 'invoice_id');
        if (Number.isNaN(id)) check.stop('placeOrder', 'returns no invoice_id');
        const invoice = await check.ok('getInvoice', { query: { id } });
        check.expect(invoice['status'] === 'unpaid', 'getInvoice', `a new order's invoice has status ${JSON.stringify(invoice['status'])}`);
        const amount = numberIn(invoice, 'amount');
        // VAT and the defaults of options make it another figure, but not another order of magnitude.
        const isSameUnit = !(price > 0) || (amount < price * 10 && amount > price / 10);
        check.expect(isSameUnit, 'getInvoice', `amount is ${amount} for an order of ${price} euros; amounts are euros, not cents`);
        const [newest = {}] = listIn(await check.ok('listInvoices', { query: { page: 1, 'per-page': 10 } }), 'items');
        check.expect(newest['id'] === id, 'listInvoices', `doesn't begin with the newest invoice (${id})`);
      }
    },
  },
  {
    id: 'order-refused',
    section: '9',
    title: `An order of ${maxCount + 1} of an item, of none, or of an unknown plan is refused`,
    needs: [...stepOperations, 'placeOrder'],
    writes: 'tries to place invalid orders',
    run: async (check) => {
      const { item } = await findOffer(check);
      const wrong: readonly (readonly [string, object])[] = [
        [`a count of ${maxCount + 1}`, { count: maxCount + 1 }],
        ['a count of 0', { count: 0 }],
        ['an unknown tariff', { tariff: 'no-such-plan' }],
      ];
      for (const [what, changes] of wrong) {
        const body = { order_items: [{ ...item, ...changes }], payment_method: balanceMethod };
        await check.refused('placeOrder', what, { body });
      }
    },
  },
];
