import { defineOperation } from '../../operations/operation.ts';
import { currentTaxation } from '../billing/tax/current-taxation.ts';
import { presentTaxTerms } from '../billing/tax/tax-terms.ts';

export const getTaxTerms = defineOperation('getTaxTerms', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  async handle({ app, account, now }) {
    const sale = await app.database.read((tx) => currentTaxation(tx, app.configuration, account.clientId, now));
    return { status: 200, body: { tax: sale && presentTaxTerms(sale.taxation) } };
  },
});
