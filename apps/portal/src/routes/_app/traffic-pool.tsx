import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { trafficPoolSearch } from '../../features/traffic/traffic-pool-search.ts';
import { TrafficPoolScreen } from '../../features/traffic/traffic-pool-screen.tsx';
import { trafficMovementsQuery } from '../../features/traffic/traffic.queries.ts';
import { trafficPoolQuery } from '../../flows/assign-traffic/assign-traffic.queries.ts';
import { serviceChoicesQuery } from '../../flows/choose-service/service-choices.queries.ts';

export const Route = createFileRoute('/_app/traffic-pool')({
  validateSearch: trafficPoolSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    context.preload(trafficPoolQuery());
    context.preload(trafficMovementsQuery(deps));
    context.preload(serviceChoicesQuery(''));
    return context.loadTexts('traffic');
  },
  component: TrafficPoolRoute,
  staticData: { title: 'traffic.pool.title' },
});

function TrafficPoolRoute() {
  const search = useSearch({ from: '/_app/traffic-pool' });
  const navigate = useNavigate({ from: '/traffic-pool' });
  return (
    <TrafficPoolScreen
      search={search}
      onSearchChange={(next, options) => void navigate({ search: next, resetScroll: false, ...options })}
    />
  );
}
