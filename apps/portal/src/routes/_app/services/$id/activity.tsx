import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { ActivityScreen } from '../../../../features/services/activity/activity-screen.tsx';
import { serviceActivityQuery } from '../../../../features/services/services.queries.ts';
import { pagedSearch } from '../../../../lists/list-search.ts';

export const Route = createFileRoute('/_app/services/$id/activity')({
  validateSearch: v.object({ page: pagedSearch.page, 'per-page': pagedSearch['per-page'] }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => context.preload(serviceActivityQuery(params.id, deps)),
  component: ActivityRoute,
  staticData: { title: 'service.title.activity' },
});

function ActivityRoute() {
  const search = useSearch({ from: '/_app/services/$id/activity' });
  const navigate = useNavigate({ from: '/services/$id/activity' });
  return <ActivityScreen search={search} onSearchChange={(next, options) => void navigate({ search: next, ...options })} />;
}
