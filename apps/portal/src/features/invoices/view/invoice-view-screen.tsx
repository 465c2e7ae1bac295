import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CreditCard, FileX } from 'lucide-react';
import { ApiError } from '@portico/api-client/api-error';
import type { Invoice } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { DescriptionList } from '@portico/ui/description-list';
import { EmptyState } from '@portico/ui/empty-state';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { useOffered } from '../../../operations/offers/use-offered.ts';
import { FailedQuery } from '../../../operations/query-states.tsx';
import { usePageCommands } from '../../../platform/commands.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { CreditedPayments } from './credited-payments.tsx';
import { DocumentButton } from './document-button.tsx';
import { InvoiceBreadcrumbs } from './invoice-breadcrumbs.tsx';
import { InvoiceCreditNotes } from './invoice-credit-notes.tsx';
import { InvoiceItems } from './invoice-items.tsx';
import { InvoiceParties } from './invoice-parties.tsx';
import { InvoicePayments } from './invoice-payments.tsx';
import { InvoiceStatus } from '../invoice-status.tsx';
import { invoiceQuery } from '../invoices.queries.ts';
import { invoiceMessages as m } from '../invoices.messages.ts';
import styles from '../invoices.module.css';
import { LoadingInvoice } from './loading-invoice.tsx';
import { PayPanel } from './pay-panel.tsx';
import { PaymentOutcome } from '../../../flows/pay/payment-outcome.tsx';
import { stageOf } from '../../../flows/pay/pay.messages.ts';
import { useKnownPayments } from '../../../flows/pay/use-synced-payment.ts';

type InvoiceViewScreenProps = {
  readonly id: string;
  /** The payment the payer returns from. */
  readonly paymentId: string | undefined;
};

export function InvoiceViewScreen({ id, paymentId }: InvoiceViewScreenProps) {
  const invoice = useQuery(invoiceQuery(id));

  if (invoice.data) return <InvoiceView key={invoice.data.id} invoice={invoice.data} paymentId={paymentId} />;
  if (invoice.error instanceof ApiError && invoice.error.status === 404) return <MissingInvoice />;
  if (invoice.isError) {
    return <FailedQuery title={m.viewFailed} query={invoice} />;
  }
  return <LoadingInvoice id={id} />;
}

function MissingInvoice() {
  const { formatMessage } = useIntl();
  const title = formatMessage(m.notFound);
  usePageTitle(title);
  const back = <Button render={<Link to="/invoices" />}>{formatMessage(m.back)}</Button>;
  return (
    <EmptyState icon={<FileX />} headingLevel={1} title={title} action={back}>
      {formatMessage(m.notFoundText)}
    </EmptyState>
  );
}

function InvoiceView({ invoice, paymentId }: { readonly invoice: Invoice; readonly paymentId: string | undefined }) {
  const { formatMessage } = useIntl();
  const { date } = useFormatters();
  const panel = useRef<HTMLDivElement>(null);
  const anotherWay = () => panel.current?.querySelector<HTMLInputElement>('input:checked, input:enabled')?.focus();
  const shownIds = useShownPaymentIds(invoice, paymentId);
  const offersOutcome = useOffered('syncPayment');
  const offersDocument = useOffered('getInvoiceDocument');
  const title = formatMessage(m.viewTitle, { id: String(invoice.id) });
  const toPayment = () => panel.current?.querySelector<HTMLElement>('button[data-pays]')?.focus();
  const pay = { id: 'invoice-pay', label: formatMessage(m.payTitle), icon: <CreditCard />, run: toPayment };
  usePageCommands({ title, commands: invoice.status === 'unpaid' ? [pay] : [] });
  const dates = [
    { id: 'created', term: formatMessage(m.created), value: date(invoice.created_date) },
    { id: 'due', term: formatMessage(m.due), value: date(invoice.due_date) },
    { id: 'paid', term: formatMessage(m.paid), value: invoice.paid_date ? date(invoice.paid_date) : formatMessage(m.none) },
  ];
  return (
    <Stack gap={5}>
      <PageHeader
        breadcrumbs={<InvoiceBreadcrumbs />}
        title={title}
        description={<InvoiceStatus invoice={invoice} />}
        actions={invoice.tax && offersDocument ? <DocumentButton invoiceId={invoice.id} /> : null}
      />
      <CreditedPayments invoice={invoice} />
      {(offersOutcome ? shownIds : []).map((id) => (
        <PaymentOutcome key={id} paymentId={id} onAnotherWay={invoice.status === 'unpaid' ? anotherWay : undefined} />
      ))}
      <div className={styles.view}>
        <div className={styles.viewColumns}>
          <div ref={panel} className={styles.viewPay} data-prices={invoice.status === 'unpaid' ? '' : undefined}>
            <PayPanel invoice={invoice} />
          </div>
          <Stack gap={4} className={styles.viewAbout}>
            {invoice.items.length > 0 ? <InvoiceItems invoice={invoice} /> : null}
            {invoice.tax ? <InvoiceParties tax={invoice.tax} /> : null}
            {invoice.credit_notes.length > 0 ? <InvoiceCreditNotes invoice={invoice} /> : null}
            {invoice.payments.length > 0 ? <InvoicePayments payments={invoice.payments} /> : null}
          </Stack>
          <Card className={styles.viewDates}>
            <DescriptionList items={dates} />
          </Card>
        </div>
      </div>
    </Stack>
  );
}

/**
 * Returns the ids of the payments whose outcome is shown: the pending one, or the last that was shown, which may be settled by now. Before
 * it the one that the payer returned from, if it is settled and no newer attempt was made.
 */
function useShownPaymentIds(invoice: Invoice, returnedFrom: string | undefined): readonly string[] {
  const [last, setLast] = useState(returnedFrom);
  const payments = useKnownPayments(invoice.payments);
  const pending = payments.filter(({ status }) => status === 'pending');
  // An open payment must not hide one that may have taken money.
  const shown = (pending.find((payment) => stageOf(payment) === 'processing') ?? pending[0])?.id ?? last;
  if (shown !== last) setLast(shown);
  const [newest] = payments;
  const settled = newest?.id === returnedFrom && newest?.status !== 'pending' ? returnedFrom : undefined;
  return [...new Set([settled, shown])].filter((id) => id !== undefined);
}
