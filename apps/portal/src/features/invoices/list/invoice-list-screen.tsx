import { Suspense } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { EmptyState } from '@portico/ui/empty-state';
import { lazily } from '@portico/ui/lazily';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { Table } from '@portico/ui/table';
import { useOffered } from '../../../operations/offers/use-offered.ts';
import { useOpenPages } from '../../../operations/rights/use-open-pages.ts';
import { FilterSelect } from '../../../lists/filter-select.tsx';
import { ListFrame } from '../../../lists/list-frame.tsx';
import type { SearchChange } from '../../../lists/list-frame.tsx';
import { statementMessages } from '../statement/statement.messages.ts';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { invoiceStatuses } from './invoice-list-search.ts';
import type { InvoiceListSearch } from './invoice-list-search.ts';
import { invoiceListQuery } from '../invoices.queries.ts';
import { invoiceMessages as m, invoiceStatusMessages } from '../invoices.messages.ts';
import { LazyTopUp } from '../../../flows/top-up/lazy-top-up.tsx';
import { useLazyPopup } from '../../../platform/use-lazy-popup.ts';

// Shown only after returning from a gateway, and it needs the code of mutations.
const PaymentOutcome = lazily(
  () => import('../../../flows/pay/payment-outcome.tsx'),
  (module) => module.PaymentOutcome,
);

type InvoiceListScreenProps = { readonly search: InvoiceListSearch; readonly onSearchChange: SearchChange<InvoiceListSearch> };

export function InvoiceListScreen({ search, onSearchChange }: InvoiceListScreenProps) {
  const { formatMessage } = useIntl();
  const columns = useInvoiceColumns();
  const topUp = useLazyPopup();
  const isOpen = useOpenPages();
  const offersStatement = useOffered('listBalanceEntries');
  const offersOutcome = useOffered('syncPayment');
  const invoices = useQuery({ ...invoiceListQuery(search), placeholderData: keepPreviousData });

  return (
    <Stack gap={5}>
      <PageHeader
        title={formatMessage(m.title)}
        actions={
          offersStatement ? <Button render={<Link to="/invoices/statement" />}>{formatMessage(statementMessages.open)}</Button> : null
        }
      />
      {search.payment && offersOutcome ? (
        <Suspense fallback={null}>
          <PaymentOutcome paymentId={search.payment} succeeded={m.topUpSucceeded} onAnotherWay={topUp.show} />
        </Suspense>
      ) : null}
      <LazyTopUp popup={topUp} />
      <ListFrame
        search={search}
        onSearchChange={onSearchChange}
        query={invoices}
        filter={
          <FilterSelect
            name="status"
            label={formatMessage(m.status)}
            allLabel={formatMessage(m.allStatuses)}
            options={invoiceStatuses.map((status) => ({ value: status, label: formatMessage(invoiceStatusMessages[status]) }))}
            search={search}
            onSearchChange={onSearchChange}
          />
        }
        narrowedBy={['status']}
        texts={m}
      >
        {(list) => (
          <Table
            label={formatMessage(m.title)}
            columns={columns}
            rows={list.rows}
            rowKey={(invoice) => String(invoice.id)}
            rowLink={(invoice) => <Link to="/invoices/invoice/$id" params={{ id: String(invoice.id) }} />}
            busy={list.busy}
            empty={
              list.filtered ? (
                list.noMatch
              ) : (
                <EmptyState
                  icon={<ReceiptText />}
                  title={formatMessage(m.empty)}
                  action={
                    isOpen('/services/create') ? (
                      <Button variant="primary" render={<Link to="/services/create" />}>
                        {formatMessage(m.order)}
                      </Button>
                    ) : undefined
                  }
                >
                  {formatMessage(m.emptyText)}
                </EmptyState>
              )
            }
          />
        )}
      </ListFrame>
    </Stack>
  );
}
