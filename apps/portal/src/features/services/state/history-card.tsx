import { Link } from '@tanstack/react-router';
import type { ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { DescriptionList } from '@portico/ui/description-list';
import { useOffered } from '../../../operations/offers/use-offered.ts';
import { maySee } from '../../../operations/rights/rights.ts';
import { useUser } from '../../../operations/use-user.ts';
import { usePlace } from '../use-place.ts';
import { statePageMessages as m } from './state.messages.ts';

/** A deleted service: its product, its dates, and where to find the rest of its history. */
export function HistoryCard({ service }: { readonly service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const { date } = useFormatters();
  const place = usePlace();
  const offersActivity = useOffered('listServiceActivity');
  const maySeeInvoices = maySee(useUser(), 'billing');
  const { id, hostname, start_date: start, end_date: end, cancellation } = service;
  return (
    <Card
      title={formatMessage(m.history)}
      footer={
        <>
          {maySeeInvoices ? (
            <Button size="sm" render={<Link to="/invoices" search={{ q: hostname }} />}>
              {formatMessage(m.invoices)}
            </Button>
          ) : null}
          {offersActivity ? (
            <Button size="sm" render={<Link to="/services/$id/activity" params={{ id: String(id) }} />}>
              {formatMessage(m.activity)}
            </Button>
          ) : null}
        </>
      }
    >
      <DescriptionList
        items={[
          { id: 'plan', term: formatMessage(m.plan), value: service.tariff_name },
          { id: 'place', term: formatMessage(m.place), value: place(service) },
          ...(start === null ? [] : [{ id: 'start', term: formatMessage(m.activeFrom), value: date(start) }]),
          ...(end === null ? [] : [{ id: 'end', term: formatMessage(start === null ? m.cancelledOn : m.deletedOn), value: date(end) }]),
          ...(cancellation ? [{ id: 'reason', term: formatMessage(m.reason), value: cancellation.reason }] : []),
        ]}
      />
    </Card>
  );
}
