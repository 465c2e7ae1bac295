import { Link } from '@tanstack/react-router';
import type { ServiceDetails, UnpaidInvoice } from '@portico/contract';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { useAllOffered } from '../../../operations/offers/use-offered.ts';
import { maySee } from '../../../operations/rights/rights.ts';
import { useOpenPages } from '../../../operations/rights/use-open-pages.ts';
import { useUser } from '../../../operations/use-user.ts';
import { CancelOrderButton } from '../../../flows/cancel-order/cancel-order-button.tsx';
import { stateMessages as m } from './view.messages.ts';

/** Explains the service's state to its customer, with the next step. */
export function ServiceCallouts({ service }: { readonly service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const { date } = useFormatters();
  const isOffered = useAllOffered();
  const isOpen = useOpenPages();
  const maySeeInvoices = maySee(useUser(), 'billing');
  const { status, suspension, keep_until: keepUntil, invoice_id: invoice, unpaid_invoice: unpaid, cancellation } = service;

  switch (status) {
    case 'pending':
      return (
        <Callout
          tone="warning"
          title={formatMessage(m.pendingTitle)}
          actions={
            invoice === null ? undefined : (
              <>
                {maySeeInvoices ? <PayButton invoice={invoice} /> : null}
                {isOffered('cancelOrder') ? <CancelOrderButton invoiceId={invoice} size="sm" /> : null}
              </>
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
      if (cancellation) return <EndsCallout service={service} endsOn={cancellation.ends_on} text={m.suspendedEndsText} />;
      if (suspension === 'support') {
        return (
          <Callout
            tone="warning"
            title={formatMessage(m.suspendedTitle)}
            actions={
              isOpen('/supports/create-ticket') ? (
                <Button size="sm" render={<Link to="/supports/create-ticket" />}>
                  {formatMessage(m.toSupport)}
                </Button>
              ) : undefined
            }
          >
            {formatMessage(m.suspendedBySupportText)}
          </Callout>
        );
      }
      return unpaid ? (
        <Callout tone="warning" title={formatMessage(m.suspendedTitle)} actions={<PayButton invoice={unpaid.id} />}>
          <UnpaidText invoice={unpaid} text={keepUntil ? m.overdueUntilText : m.overdueText} last={keepUntil} />
        </Callout>
      ) : (
        <Callout
          tone="warning"
          title={formatMessage(m.suspendedTitle)}
          actions={
            maySeeInvoices ? (
              <Button size="sm" render={<Link to="/invoices" search={{ status: 'unpaid' }} />}>
                {formatMessage(m.toInvoices)}
              </Button>
            ) : undefined
          }
        >
          {keepUntil ? formatMessage(m.suspendedUntilText, { last: date(keepUntil) }) : formatMessage(m.suspendedText)}
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
      if (cancellation) return <EndsCallout service={service} endsOn={cancellation.ends_on} text={m.endsText} />;
      return unpaid ? (
        <Callout tone="info" title={formatMessage(m.dueTitle)} actions={<PayButton invoice={unpaid.id} />}>
          <UnpaidText invoice={unpaid} text={m.dueText} />
        </Callout>
      ) : null;
  }
}

type EndsCalloutProps = { readonly service: ServiceDetails; readonly endsOn: string; readonly text: Message };

function EndsCallout({ service, endsOn, text }: EndsCalloutProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormatters();
  const isOffered = useAllOffered();
  return (
    <Callout
      tone="warning"
      title={formatMessage(m.endsTitle, { date: date(endsOn) })}
      actions={
        isOffered('withdrawCancellation') ? (
          <Button size="sm" render={<Link to="/services/$id/cancellation" params={{ id: String(service.id) }} />}>
            {formatMessage(m.toCancellation)}
          </Button>
        ) : undefined
      }
    >
      {formatMessage(text)}
    </Callout>
  );
}

function PayButton({ invoice }: { readonly invoice: number }) {
  const { formatMessage } = useIntl();
  return (
    <Button size="sm" render={<Link to="/invoices/invoice/$id" params={{ id: String(invoice) }} />}>
      {formatMessage(m.payInvoice, { invoice: String(invoice) })}
    </Button>
  );
}

function UnpaidText({
  invoice,
  text,
  last = null,
}: {
  readonly invoice: UnpaidInvoice;
  readonly text: Message;
  readonly last?: string | null;
}) {
  const { formatMessage } = useIntl();
  const { date, money } = useFormatters();
  return formatMessage(text, {
    invoice: String(invoice.id),
    amount: money(invoice.amount),
    date: date(invoice.due_date),
    last: last && date(last),
  });
}
