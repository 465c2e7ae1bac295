import { defineOperation } from '../../operations/operation.ts';
import { presentFilters } from './service-filters.presenter.ts';
import { servicesRepository } from './services.repository.ts';

export const getServiceFilters = defineOperation('getServiceFilters', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  async handle({ app, account, locale }) {
    const groups = await app.database.read((tx) => servicesRepository(tx, account).countByFilter());
    return { status: 200, body: presentFilters(groups, locale) };
  },
});
