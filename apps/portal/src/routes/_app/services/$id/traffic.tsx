import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { TrafficTabScreen } from '../../../../features/services/traffic/traffic-tab-screen.tsx';
import { serviceMetricsQuery } from '../../../../features/services/services.queries.ts';
import { oneOf } from '../../../../lists/list-search.ts';

export const Route = createFileRoute('/_app/services/$id/traffic')({
  // Two days are the default, without a parameter.
  validateSearch: v.object({ period: oneOf(['30d', '365d']) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => context.preload(serviceMetricsQuery(params.id, deps.period)),
  component: TrafficTabRoute,
  staticData: { title: 'service.title.traffic' },
});

function TrafficTabRoute() {
  const { period = '48h' } = useSearch({ from: '/_app/services/$id/traffic' });
  const navigate = useNavigate({ from: '/services/$id/traffic' });
  return (
    <TrafficTabScreen
      period={period}
      onPeriodChange={(next) => void navigate({ search: { period: next === '48h' ? undefined : next }, resetScroll: false })}
    />
  );
}
