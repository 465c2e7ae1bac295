import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { ServiceListScreen } from '../../../features/services/list/service-list-screen.tsx';
import { serviceListQuery } from '../../../features/services/services.queries.ts';
import { serviceListSearch } from '../../../features/services/list/service-list-search.ts';

export const Route = createFileRoute('/_app/services/my')({
  validateSearch: serviceListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.preload(serviceListQuery(deps)),
  component: ServiceListRoute,
  staticData: { title: 'services.list.title' },
});

function ServiceListRoute() {
  const search = useSearch({ from: '/_app/services/my' });
  const navigate = useNavigate({ from: '/services/my' });
  return <ServiceListScreen search={search} onSearchChange={(next, options) => void navigate({ search: next, ...options })} />;
}
