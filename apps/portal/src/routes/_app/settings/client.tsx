import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { ClientProfileScreen } from '../../../features/settings/client/client-profile-screen.tsx';
import { clientProfileQuery, impersonationsQuery } from '../../../features/settings/settings.queries.ts';
import type { SearchChange } from '../../../lists/list-frame.tsx';

export const Route = createFileRoute('/_app/settings/client')({
  /** The page of the support access list. */
  validateSearch: v.object({
    page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))), undefined),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    context.preload(clientProfileQuery());
    context.preload(impersonationsQuery(deps.page ?? 1));
  },
  component: ClientRoute,
  staticData: { title: 'settings.client.title' },
});

function ClientRoute() {
  const { page = 1 } = useSearch({ from: '/_app/settings/client' });
  const navigate = useNavigate({ from: '/settings/client' });
  const goToPage: SearchChange<number> = (next, options) =>
    void navigate({ search: { page: next > 1 ? next : undefined }, resetScroll: false, ...options });
  return <ClientProfileScreen page={page} onPageChange={goToPage} />;
}
