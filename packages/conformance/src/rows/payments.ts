import type { OperationId } from '@portico/contract/operations';
import type { Check } from '../check.ts';
import { listIn, numberIn, type Fields } from '../fields.ts';
import type { Row } from '../row.ts';

/** It's left out of the methods to top up with. */
const balanceMethod = 1;
const [minEuros, maxEuros] = [10, 10_000];

/** Returns a payment method other than the balance. */
export async function gatewayOf(check: Check): Promise<number> {
  const items = listIn(await check.ok('listPaymentMethods'), 'items');
  const method = items.find(({ id }) => id !== balanceMethod) ?? check.notTried('there is no payment method but the balance');
  return numberIn(method, 'id');
}

function checkStart(check: Check, id: OperationId, { status, next_action: action, url }: Fields): void {
  check.expect(status === 'success', id, `returns status ${JSON.stringify(status)}, not "success"`);
  if (action !== 'redirect') return;
  const isAddress = typeof url === 'string' && URL.canParse(url) && /^https?:/.test(url);
  check.expect(isAddress, id, `returns next_action "redirect" with the url ${JSON.stringify(url)}`);
}

export const paymentRows: readonly Row[] = [
  {
    id: 'payment-methods',
    section: '7',
    title: 'GET /v1/invoice/payment-method returns methods with id and name, the balance as id 1',
    needs: ['listPaymentMethods'],
    run: async (check) => {
      const ids = listIn(await check.ok('listPaymentMethods'), 'items').map(({ id }) => id);
      check.expect(new Set(ids).size === ids.length, 'listPaymentMethods', 'returns an id twice');
      check.expect(ids.includes(balanceMethod), 'listPaymentMethods', 'returns no method with id 1, which every order of the cart names');
    },
  },
  {
    id: 'pay',
    section: '7',
    title: 'POST /v1/invoice/pay?id returns status, and 404 for an unknown invoice',
    needs: ['listPaymentMethods', 'listInvoices', 'payInvoice'],
    writes: 'starts to pay an unpaid invoice, as a user who is then sent to the payment page',
    run: async (check) => {
      const paymentmethod = await gatewayOf(check);
      await check.refused('payInvoice', 'an unknown invoice', { query: { id: 2_147_483_647 }, body: { paymentmethod } }, [404]);
      const unpaid = listIn(await check.ok('listInvoices', { query: { page: 1, 'per-page': 25, status: 'unpaid' } }), 'items');
      const [invoice = check.notTried('the account has no unpaid invoice')] = unpaid;
      const id = String(invoice['id']);
      checkStart(check, 'payInvoice', await check.ok('payInvoice', { query: { id }, body: { paymentmethod } }));
    },
  },
  {
    id: 'top-up',
    section: '7',
    title: 'POST /v1/invoice/top-up returns status, next_action and the url of the payment page',
    needs: ['listPaymentMethods', 'topUpBalance'],
    writes: `starts a top-up of ${minEuros} euros, as a user who is then sent to the payment page`,
    run: async (check) => {
      const answer = await check.ok('topUpBalance', { body: { paymentmethod: await gatewayOf(check), amount: minEuros } });
      check.expect(typeof answer['next_action'] === 'string', 'topUpBalance', 'returns no next_action');
      checkStart(check, 'topUpBalance', answer);
    },
  },
  {
    id: 'top-up-limits',
    section: '9',
    title: `A top-up of less than ${minEuros} or more than ${maxEuros} euros is refused`,
    needs: ['listPaymentMethods', 'topUpBalance'],
    writes: 'tries to top up too little and too much',
    run: async (check) => {
      const paymentmethod = await gatewayOf(check);
      for (const amount of [minEuros - 0.01, maxEuros + 0.01]) {
        await check.refused('topUpBalance', `a top-up of ${amount} euros`, { body: { paymentmethod, amount } });
      }
    },
  },
];
