import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { StatementScreen } from '../../../features/invoices/statement/statement-screen.tsx';
import { statementQuery } from '../../../features/invoices/invoices.queries.ts';
import { pagedSearch } from '../../../lists/list-search.ts';

export const Route = createFileRoute('/_app/invoices/statement')({
  validateSearch: v.object({ page: pagedSearch.page, 'per-page': pagedSearch['per-page'] }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.preload(statementQuery(deps)),
  component: StatementRoute,
  staticData: { title: 'invoices.statement.title' },
});

function StatementRoute() {
  const search = useSearch({ from: '/_app/invoices/statement' });
  const navigate = useNavigate({ from: '/invoices/statement' });
  return (
    <StatementScreen
      search={search}
      onSearchChange={({ page, 'per-page': perPage }, options) => void navigate({ search: { page, 'per-page': perPage }, ...options })}
    />
  );
}
