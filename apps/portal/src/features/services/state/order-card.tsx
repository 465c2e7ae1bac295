import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Invoice, ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Card } from '@portico/ui/card';
import { DescriptionList } from '@portico/ui/description-list';
import { Link as TextLink } from '@portico/ui/link';
import { Stack } from '@portico/ui/stack';
import { Text } from '@portico/ui/text';
import { FailedQuery, LoadingLines } from '../../../operations/query-states.tsx';
import { maySee } from '../../../operations/rights/rights.ts';
import { useUser } from '../../../operations/use-user.ts';
import { orderInvoiceQuery } from '../services.queries.ts';
import { usePlace } from '../use-place.ts';
import { statePageMessages as m } from './state.messages.ts';

/** The order, and its invoice if the reader may see invoices. */
export function OrderCard({ service }: { readonly service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const maySeeInvoices = maySee(useUser(), 'billing');
  return (
    <Card title={formatMessage(m.order)}>
      {service.invoice_id !== null && maySeeInvoices ? (
        <InvoicedOrder service={service} invoiceId={service.invoice_id} />
      ) : (
        <OrderFacts service={service} />
      )}
    </Card>
  );
}

function InvoicedOrder({ service, invoiceId }: { readonly service: ServiceDetails; readonly invoiceId: number }) {
  const invoice = useQuery(orderInvoiceQuery(invoiceId));
  if (invoice.data) return <OrderFacts service={service} invoice={invoice.data} />;
  return invoice.isError ? <FailedQuery title={m.orderFailed} query={invoice} /> : <LoadingLines lines={4} />;
}

function OrderFacts({ service, invoice }: { readonly service: ServiceDetails; readonly invoice?: Invoice }) {
  const { formatMessage } = useIntl();
  const { date, money } = useFormatters();
  const place = usePlace();
  const details = invoice?.items.find(({ kind, hostname }) => kind === 'service' && hostname === service.hostname)?.details ?? [];
  const number = String(invoice?.id);
  const expiresOn = invoice?.order_expires_on ?? null;
  return (
    <Stack gap={3}>
      <DescriptionList
        items={[
          { id: 'plan', term: formatMessage(m.plan), value: service.tariff_name },
          { id: 'place', term: formatMessage(m.place), value: place(service) },
          ...details.map(({ name, value }) => ({ id: `detail ${name}`, term: name, value })),
          ...(invoice
            ? [
                { id: 'ordered', term: formatMessage(m.ordered), value: date(invoice.created_date) },
                {
                  id: 'invoice',
                  term: formatMessage(m.invoice),
                  value: (
                    <TextLink render={<Link to="/invoices/invoice/$id" params={{ id: number }} />}>
                      {formatMessage(m.invoiceValue, { invoice: number, amount: money(invoice.amount) })}
                    </TextLink>
                  ),
                },
              ]
            : []),
          ...(expiresOn === null ? [] : [{ id: 'expires', term: formatMessage(m.expires), value: date(expiresOn) }]),
        ]}
      />
      {expiresOn === null ? null : <Text muted>{formatMessage(m.expiresNote, { invoice: number, date: date(expiresOn) })}</Text>}
    </Stack>
  );
}
