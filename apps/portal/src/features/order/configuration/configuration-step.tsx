import { useQuery } from '@tanstack/react-query';
import { FailedQuery, LoadingLines } from '../../../calls/query-states.tsx';
import { ConfigurationForm } from './configuration-form.tsx';
import { orderMessages as m } from '../order.messages.ts';
import { configurationQuery } from '../order.queries.ts';

export function ConfigurationStep({ tariff }: { readonly tariff: string }) {
  const configuration = useQuery(configurationQuery(tariff));
  if (configuration.data) return <ConfigurationForm configuration={configuration.data} />;
  if (!configuration.isError) return <LoadingLines lines={8} />;
  return <FailedQuery title={m.configurationFailed} query={configuration} />;
}
