import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@portico/api-client/api-error';
import { configurationQuery } from '../../flows/place-order/configuration.queries.ts';
import { categoriesQuery, placementsQuery } from './order.queries.ts';
import { orderSteps, stepOf } from './order-search.ts';
import type { OrderSearch, OrderStep } from './order-search.ts';

export type Chosen = {
  /** The names of the choices that are loaded. */
  readonly names: Readonly<Partial<Record<OrderStep, string | undefined>>>;
  /** The step whose choice is unavailable and must be cleared from the URL. */
  readonly invalidStep: OrderStep | null;
};

/** Returns the names of the choices in the URL, and the first step whose choice is not available. */
export function useChosen(search: OrderSearch): Chosen {
  const { type = '', country = '', tariff = '' } = search;
  const step = stepOf(search);
  const categories = useQuery({ ...categoriesQuery(), enabled: step !== 'category' });
  const placements = useQuery({ ...placementsQuery(type), enabled: step === 'plan' });
  const configuration = useQuery({ ...configurationQuery(tariff), enabled: step === 'configuration' });

  const category = categories.data?.items.find((one) => one.type === type);
  const placement = placements.data?.items.find((one) => one.country === country);
  const plan = configuration.data?.plan;
  const names = {
    category: category?.name,
    placement: step === 'configuration' ? plan?.city : placement?.city || placement?.name,
    plan: plan?.name,
  };

  function invalidStep(): OrderStep | null {
    if (orderSteps.indexOf(step) > 0 && categories.data && !category) return 'category';
    if (step === 'plan' && placements.data && !placement) return 'placement';
    if (step !== 'configuration') return null;
    const missing = configuration.error instanceof ApiError && configuration.error.status === 404;
    return missing || (plan && (isOther(plan.type, type) || isOther(plan.country, country))) ? 'plan' : null;
  }

  return { names, invalidStep: invalidStep() };
}

/** An API of the core need not say to which category and placement a plan belongs. */
const isOther = (actual: string, chosen: string) => actual !== '' && actual !== chosen;
