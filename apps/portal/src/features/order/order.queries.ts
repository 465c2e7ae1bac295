import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../operations/api.ts';
import type { Preload } from '../../operations/cache/preload.ts';
import { configurationQuery } from '../../flows/place-order/configuration.queries.ts';
import { taxTermsQuery } from '../../flows/place-order/tax.queries.ts';
import { stepOf } from './order-search.ts';
import type { OrderSearch } from './order-search.ts';

export const categoriesQuery = () => operationQuery(api, 'listCategories', {});
export const placementsQuery = (type: string) => operationQuery(api, 'listPlacements', { type });
export const plansQuery = (type: string, country: string) => operationQuery(api, 'listPlans', { type, country });

/** Prefetches the query of a step, so that hovering a choice loads the next step. */
export function preloadOrderStep(preload: Preload, search: OrderSearch): void {
  const { type = '', country = '', tariff = '' } = search;
  const step = stepOf(search);
  if (step === 'category') preload(categoriesQuery());
  if (step === 'placement') preload(placementsQuery(type));
  if (step === 'plan') preload(plansQuery(type, country));
  if (step === 'configuration') {
    preload(configurationQuery(tariff));
    preload(taxTermsQuery());
  }
}
