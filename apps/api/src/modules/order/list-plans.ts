import { defineOperation } from '../../operations/operation.ts';
import { refuseFields } from '../../operations/refusal.ts';
import { presentPlan } from '../catalogue/catalogue.presenter.ts';
import { currentCatalogue, offersOf, tariffOf } from '../catalogue/catalogue.ts';
import { stockLeft } from './stock.ts';

export const listPlans = defineOperation('listPlans', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  async handle({ app, query: { country, type }, locale, now }) {
    const { catalogue, left } = await app.database.read(async (tx) => {
      const current = await currentCatalogue(tx);
      return { catalogue: current, left: await stockLeft(tx, offersOf(current), { configuration: app.configuration, at: now }) };
    });
    const errors = [
      ...(catalogue.placements.some((placement) => placement.country === country) ? [] : ['country']),
      ...(type === undefined || catalogue.categories.some((category) => category.type === type) ? [] : ['type']),
    ].map((path) => ({ path, code: 'not_in_list' as const, params: {} }));
    if (errors.length > 0) return refuseFields(errors);
    const offers = offersOf(catalogue).filter(
      ({ plan, placement }) => placement.country === country && (type === undefined || plan.type === type),
    );
    return { status: 200, body: { items: offers.map((offer) => presentPlan(offer, locale, left.get(tariffOf(offer)) ?? null)) } };
  },
});
