import type { ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { DescriptionList } from '@portico/ui/description-list';
import { isOver } from '../is-over.ts';
import { cycleMessages, viewMessages as m } from './view.messages.ts';
import styles from './view.module.css';

/** The server's hardware, and its price and due date. */
export function ServiceFactStrip({ service }: { readonly service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const term = usePriceTerm(service);
  return (
    <DescriptionList
      layout="facts"
      className={styles.strip}
      aria-label={formatMessage(m.facts)}
      items={[
        { id: 'cpu', term: formatMessage(m.cpu), value: service.cpu },
        { id: 'memory', term: formatMessage(m.memory), value: service.memory },
        { id: 'storage', term: formatMessage(m.storage), value: service.storage },
        ...(service.raid ? [{ id: 'raid', term: formatMessage(m.raid), value: service.raid.label }] : []),
        { id: 'os', term: formatMessage(m.os), value: service.os?.label ?? formatMessage(m.none) },
        {
          id: 'price',
          term,
          value: (
            <>
              {money(service.price)} <span className={styles.cycle}>{formatMessage(cycleMessages[service.billing_cycle])}</span>
            </>
          ),
        },
      ]}
    />
  );
}

/** A service that support has suspended renews as usual, unless it's overdue too. */
function usePriceTerm({ status, suspension, due_date: due, cancellation }: ServiceDetails): string {
  const { formatMessage } = useIntl();
  const { date } = useFormatters();
  if (status === 'delete' || due === null) return formatMessage(m.price);
  if (cancellation) return formatMessage(m.ends, { date: date(cancellation.ends_on) });
  const isOverdue = status === 'suspended' && (suspension !== 'support' || isOver(due));
  return formatMessage(isOverdue ? m.wasDue : m.renews, { date: date(due) });
}
