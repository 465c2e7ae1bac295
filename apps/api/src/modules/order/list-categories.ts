import { defineOperation } from '../../operations/operation.ts';
import { presentCategories } from '../catalogue/catalogue.presenter.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';

export const listCategories = defineOperation('listCategories', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  async handle({ app, locale }) {
    const catalogue = await app.database.read(currentCatalogue);
    return { status: 200, body: { items: presentCategories(catalogue, locale) } };
  },
});
