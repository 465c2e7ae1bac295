import type { Plan } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { orderMessages as m } from './order.messages.ts';

/** Returns a plan's name with its city, where the API names one. */
export function usePlanAndPlace(): (plan: Pick<Plan, 'name' | 'city'>) => string {
  const { formatMessage } = useIntl();
  return ({ name, city }) => (city === '' ? name : formatMessage(m.planAndPlace, { plan: name, city }));
}
