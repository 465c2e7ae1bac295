import { useQuery } from '@tanstack/react-query';
import { FailedQuery, LoadingLines } from '../../../operations/query-states.tsx';
import { ConfigurationForm } from './configuration-form.tsx';
import type { OrderSearch, OrderSearchChange } from '../order-search.ts';
import { orderMessages as m } from '../order.messages.ts';
import { configurationQuery } from '../../../flows/place-order/configuration.queries.ts';

type ConfigurationStepProps = { readonly search: OrderSearch; readonly onSearchChange: OrderSearchChange };

export function ConfigurationStep({ search, onSearchChange }: ConfigurationStepProps) {
  const configuration = useQuery(configurationQuery(search.tariff ?? ''));
  if (configuration.data) return <ConfigurationForm configuration={configuration.data} search={search} onSearchChange={onSearchChange} />;
  if (!configuration.isError) return <LoadingLines lines={8} />;
  return <FailedQuery title={m.configurationFailed} query={configuration} />;
}
