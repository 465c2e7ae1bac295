import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { presentConfiguration } from '../catalogue/catalogue.presenter.ts';
import { currentCatalogue, featuresOfOffer, offerOf } from '../catalogue/catalogue.ts';
import { stockLeft } from './stock.ts';

export const getPlanConfiguration = defineOperation('getPlanConfiguration', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  async handle({ app, query, locale, now }) {
    const catalogue = await app.database.read(currentCatalogue);
    const offer = offerOf(catalogue, query.tariff);
    if (offer === undefined) return refuse(404, 'not_found', { message: 'order.planNotFound' });
    const left = await app.database.read((tx) => stockLeft(tx, [offer], { configuration: app.configuration, at: now }));
    const features = featuresOfOffer(app, offer);
    return { status: 200, body: presentConfiguration(catalogue, { offer, features }, locale, left.get(query.tariff) ?? null) };
  },
});
