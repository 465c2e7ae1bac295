import { listIn, textIn } from '../fields.ts';
import type { Row } from '../row.ts';

const unknownCard = { id: '00000000-0000-7000-8000-000000000000' };

export const cardRows: readonly Row[] = [
  {
    id: 'card-add',
    section: 'contract',
    title: 'Saving a card leads to a page of the gateway and lists no card before it is given',
    needs: ['listPaymentMethods', 'listCards', 'addCard'],
    writes: 'starts to save a card without giving one',
    run: async (check) => {
      const methods = listIn(await check.ok('listPaymentMethods'), 'items');
      const method = methods.find((one) => one['keeps_cards'] === true) ?? check.notTried('no payment method keeps cards');
      const before = listIn(await check.ok('listCards'), 'items').length;
      const start = await check.ok('addCard', { body: { paymentmethod: method['id'] } });
      check.expect(/^https?:/.test(textIn(start, 'url')), 'addCard', `returns url ${JSON.stringify(start['url'])}, not an address`);
      check.expect(start['next_action'] === 'redirect', 'addCard', `returns next_action ${JSON.stringify(start['next_action'])}`);
      const after = listIn(await check.ok('listCards'), 'items').length;
      check.expect(after === before, 'addCard', 'lists a card that was not given yet');
    },
  },
  {
    id: 'cards-refused',
    section: 'contract',
    title: 'An unknown card is not renamed, made the default or removed',
    needs: ['renameCard', 'makeCardDefault', 'removeCard'],
    writes: 'tries to change a card that the account does not have',
    run: async (check) => {
      await check.refused('renameCard', 'an unknown card', { query: unknownCard, body: { name: 'Card' } }, [404]);
      await check.refused('makeCardDefault', 'an unknown card', { query: unknownCard }, [404]);
      await check.refused('removeCard', 'an unknown card', { query: unknownCard }, [404]);
    },
  },
];
