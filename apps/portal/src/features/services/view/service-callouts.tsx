import { Link } from '@tanstack/react-router';
import type { ServiceDetails } from '@portico/contract';
import { useFormatters, useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { stateMessages as m } from './view.messages.ts';

/** What the state of a service means for whoever ordered it, and the next step. */
export function ServiceCallouts({ service }: { readonly service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const { date } = useFormatters();
  const { status, invoice_id: invoice, cancellation } = service;

  switch (status) {
    case 'pending':
      return (
        <Callout
          tone="warn"
          title={formatMessage(m.pendingTitle)}
          actions={
            invoice === null ? undefined : (
              <Button size="sm" render={<Link to="/invoices/invoice/$id" params={{ id: String(invoice) }} />}>
                {formatMessage(m.payInvoice, { invoice: String(invoice) })}
              </Button>
            )
          }
        >
          {formatMessage(m.pendingText)}
        </Callout>
      );
    case 'prepare':
      return (
        <Callout tone="info" title={formatMessage(m.prepareTitle)}>
          {formatMessage(m.prepareText)}
        </Callout>
      );
    case 'suspended':
      return (
        <Callout
          tone="warn"
          title={formatMessage(m.suspendedTitle)}
          actions={
            <Button size="sm" render={<Link to="/invoices" search={{ status: 'unpaid' }} />}>
              {formatMessage(m.toInvoices)}
            </Button>
          }
        >
          {formatMessage(m.suspendedText)}
        </Callout>
      );
    case 'delete':
      return (
        <Callout
          tone="info"
          title={formatMessage(m.deletedTitle)}
          actions={
            <Button size="sm" render={<Link to="/services/create" />}>
              {formatMessage(m.orderAnother)}
            </Button>
          }
        >
          {formatMessage(m.deletedText)}
        </Callout>
      );
    case 'active':
      return cancellation ? (
        <Callout
          tone="warn"
          title={formatMessage(m.endsTitle, { date: date(cancellation.ends_on) })}
          actions={
            <Button size="sm" render={<Link to="/services/$id/cancellation" params={{ id: String(service.id) }} />}>
              {formatMessage(m.toCancellation)}
            </Button>
          }
        >
          {formatMessage(m.endsText)}
        </Callout>
      ) : null;
  }
}
