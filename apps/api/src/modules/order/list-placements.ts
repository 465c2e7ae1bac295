import { defineOperation } from '../../operations/operation.ts';
import { refuseFields } from '../../operations/refusal.ts';
import { presentPlacements } from '../catalogue/catalogue.presenter.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';

export const listPlacements = defineOperation('listPlacements', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  async handle({ app, query: { type }, locale }) {
    const catalogue = await app.database.read(currentCatalogue);
    if (type !== undefined && !catalogue.categories.some((category) => category.type === type)) {
      return refuseFields([{ path: 'type', code: 'not_in_list', params: {} }]);
    }
    return { status: 200, body: { items: presentPlacements(catalogue, type, locale) } };
  },
});
