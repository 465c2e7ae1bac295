import { vps } from '@portico/pricing/configuration.fixture';
import { answer } from './network.ts';
import { answerQuotes } from './quotes.ts';

/** The address of the last step, with a payment period. */
export const configuredOrder = '/services/create?type=vps&country=DE&tariff=vps-nvme-8-de&period=monthly';

/** Answers every step of the order wizard with one VPS plan, without tax, and prices any order. */
export function answerOrderSteps(): void {
  answer('listCategories', { items: [{ type: 'vps', name: 'VPS', description: null, from_price: 18.9 }] });
  answer('listPlacements', {
    items: [{ country: 'DE', city: 'Frankfurt', name: 'Frankfurt, Germany', description: null, from_price: 18.9 }],
  });
  answer('listPlans', { items: [vps.plan] });
  answer('getPlanConfiguration', vps);
  answer('getTaxTerms', { tax: null });
  answerQuotes();
}
