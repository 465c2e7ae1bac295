import { useQuery } from '@tanstack/react-query';
import { useIntl } from '@portico/i18n/react';
import { ErrorState } from '@portico/ui/error-state';
import { Skeleton } from '@portico/ui/skeleton';
import { describeError } from '../../calls/describe-error.ts';
import { vocabulary } from '../../platform/vocabulary.messages.ts';
import { ConfigurationForm } from './configuration-form.tsx';
import { orderMessages as m } from './order.messages.ts';
import { configurationQuery } from './order.queries.ts';

export function ConfigurationStep({ tariff }: { readonly tariff: string }) {
  const intl = useIntl();
  const configuration = useQuery(configurationQuery(tariff));
  if (configuration.data) return <ConfigurationForm configuration={configuration.data} />;
  if (!configuration.isError) return <Skeleton lines={8} />;
  return (
    <ErrorState
      title={intl.formatMessage(m.configurationFailed)}
      text={describeError(intl, configuration.error)}
      retryLabel={intl.formatMessage(vocabulary.tryAgain)}
      onRetry={() => void configuration.refetch()}
    />
  );
}
