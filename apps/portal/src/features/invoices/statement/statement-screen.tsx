import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Wallet } from 'lucide-react';
import type { BalanceEntry } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Breadcrumbs } from '@portico/ui/breadcrumbs';
import { EmptyState } from '@portico/ui/empty-state';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { Table } from '@portico/ui/table';
import type { TableColumn } from '@portico/ui/table';
import { FailedQuery } from '../../../operations/query-states.tsx';
import { TopUpButton } from '../../../flows/top-up/top-up-button.tsx';
import type { SearchChange } from '../../../lists/list-frame.tsx';
import { ListPages } from '../../../lists/list-pages.tsx';
import type { PagedSearch } from '../../../lists/list-search.ts';
import { usePageRows } from '../../../lists/use-page-rows.ts';
import { invoiceMessages } from '../invoices.messages.ts';
import { statementQuery } from '../invoices.queries.ts';
import { SaveStatement } from './save-statement.tsx';
import { entryMessages, statementMessages as m } from './statement.messages.ts';

type StatementScreenProps = { readonly search: PagedSearch; readonly onSearchChange: SearchChange<PagedSearch> };

/** The history of the balance. */
export function StatementScreen({ search, onSearchChange }: StatementScreenProps) {
  const { formatMessage } = useIntl();
  const columns = useStatementColumns();
  const entries = useQuery({ ...statementQuery(search), placeholderData: keepPreviousData });
  const rows = usePageRows(entries, (page) => onSearchChange({ ...search, page }, { replace: true }));
  return (
    <Stack gap={5}>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            label={formatMessage(invoiceMessages.breadcrumbs)}
            items={[{ label: formatMessage(invoiceMessages.back), render: <Link to="/invoices" /> }]}
          />
        }
        title={formatMessage(m.title)}
        actions={<SaveStatement />}
      />
      {entries.isError && !entries.data ? (
        <FailedQuery title={m.failed} query={entries} />
      ) : (
        <>
          <Table
            label={formatMessage(m.title)}
            columns={columns}
            rows={rows}
            rowKey={(entry) => String(entry.id)}
            busy={entries.isPlaceholderData}
            empty={
              <EmptyState icon={<Wallet />} title={formatMessage(m.empty)} action={<TopUpButton>{formatMessage(m.topUp)}</TopUpButton>}>
                {formatMessage(m.emptyText)}
              </EmptyState>
            }
          />
          {entries.data && rows && entries.data.total > 0 ? (
            <ListPages
              page={entries.data}
              rangeText={m.range}
              search={search}
              onPagingChange={(paging) => onSearchChange({ ...search, page: undefined, ...paging })}
            />
          ) : null}
        </>
      )}
    </Stack>
  );
}

function useStatementColumns(): TableColumn<BalanceEntry>[] {
  const { formatMessage } = useIntl();
  const { dateTime, money } = useFormatters();
  const what = ({ kind, invoice_id: invoice, credit_note: creditNote, method }: BalanceEntry) =>
    formatMessage(entryMessages[kind], { invoice: String(invoice ?? ''), creditNote: creditNote ?? '', method: method ?? '' });
  return [
    { id: 'what', header: formatMessage(m.what), narrow: 'title', cell: what },
    { id: 'date', header: formatMessage(m.date), muted: true, narrow: 'note', cell: ({ at }) => dateTime(at) },
    { id: 'amount', header: formatMessage(m.amount), align: 'end', narrow: 'corner', cell: ({ amount }) => money(amount) },
    {
      id: 'balance',
      header: formatMessage(m.balance),
      align: 'end',
      muted: true,
      narrow: 'note-end',
      cell: ({ balance }) => money(balance),
    },
  ];
}
