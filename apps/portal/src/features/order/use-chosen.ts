import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@portico/api-client/api-error';
import { configurationQuery } from '../../flows/place-order/configuration.queries.ts';
import { categoriesQuery, placementsQuery } from './order.queries.ts';
import { orderSteps, stepOf } from './order-search.ts';
import type { OrderSearch, OrderStep } from './order-search.ts';

export type Chosen = {
  /** The names of what was chosen, as far as they are known. */
  readonly names: Readonly<Partial<Record<OrderStep, string | undefined>>>;
  /** The step whose choice is not on offer: where the address has to be mended. */
  readonly invalidStep: OrderStep | null;
};

/** What an address has chosen, by its names, and whether all of it goes together. */
export function useChosen(search: OrderSearch): Chosen {
  const { type = '', country = '', tariff = '' } = search;
  const step = stepOf(search);
  const categories = useQuery({ ...categoriesQuery(), enabled: step !== 'category' });
  const placements = useQuery({ ...placementsQuery(type), enabled: step === 'plan' });
  const configuration = useQuery({ ...configurationQuery(tariff), enabled: step === 'configuration' });

  const category = categories.data?.items.find((one) => one.type === type);
  const placement = placements.data?.items.find((one) => one.country === country);
  const plan = configuration.data?.plan;
  const names = { category: category?.name, placement: step === 'configuration' ? plan?.city : placement?.city, plan: plan?.name };

  function invalidStep(): OrderStep | null {
    if (orderSteps.indexOf(step) > 0 && categories.data && !category) return 'category';
    if (step === 'plan' && placements.data && !placement) return 'placement';
    if (step !== 'configuration') return null;
    const missing = configuration.error instanceof ApiError && configuration.error.status === 404;
    return missing || (plan && (plan.type !== type || plan.country !== country)) ? 'plan' : null;
  }

  return { names, invalidStep: invalidStep() };
}
