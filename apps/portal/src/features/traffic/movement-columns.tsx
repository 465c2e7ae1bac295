import { useMemo } from 'react';
import { Link } from '@tanstack/react-router';
import type { TrafficMovement } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { useUnits } from '@portico/i18n/use-units';
import { DateTime } from '@portico/ui/date-time';
import type { TableColumn } from '@portico/ui/table';
import { useOffered } from '../../operations/offers/use-offered.ts';
import { Hostname } from '../../platform/hostname.tsx';
import { movementMessages as m, movementTypeMessages, reasonMessages } from './traffic.messages.ts';
import styles from './traffic.module.css';

/** Section 3: date, hosting id, id, ip, traffic, type; the service is shown by its name, and the reason beside the type. */
export function useMovementColumns(): readonly TableColumn<TrafficMovement>[] {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormatters();
  const { bytes } = useUnits();
  return useMemo(
    () => [
      { id: 'id', header: formatMessage(m.id), mono: true, muted: true, drop: 'first', narrow: 'hidden', cell: ({ id }) => id },
      {
        id: 'date',
        header: formatMessage(m.date),
        muted: true,
        narrow: 'note-end',
        cell: ({ date }) => <DateTime value={date} format={dateTime} />,
      },
      { id: 'service', header: formatMessage(m.service), narrow: 'note', cell: (movement) => <ServiceLink movement={movement} /> },
      {
        id: 'ip',
        header: formatMessage(m.ip),
        mono: true,
        muted: true,
        drop: 'first',
        narrow: 'hidden',
        cell: ({ ip }) => ip ?? formatMessage(m.none),
      },
      {
        id: 'type',
        header: formatMessage(m.type),
        narrow: 'title',
        cell: ({ type, reason }) => (
          <>
            {formatMessage(movementTypeMessages[type])} <span className={styles.reason}>{formatMessage(reasonMessages[reason])}</span>
          </>
        ),
      },
      {
        id: 'traffic',
        header: formatMessage(m.traffic),
        align: 'end',
        narrow: 'corner',
        // The sign marks a charge without relying on colour.
        cell: ({ traffic, type }) => `${type === 'charge' ? '−' : '+'}${bytes(traffic)}`,
      },
    ],
    [formatMessage, bytes, dateTime],
  );
}

function ServiceLink({ movement: { hosting_id: id, hostname } }: { readonly movement: TrafficMovement }) {
  const { formatMessage } = useIntl();
  const offersService = useOffered('getService');
  if (id === null) return formatMessage(m.none);
  const name = hostname === null ? formatMessage(m.serviceNumber, { id: String(id) }) : <Hostname>{hostname}</Hostname>;
  if (!offersService) return name;
  return (
    <Link className={styles.hostname} to="/services/$id" params={{ id: String(id) }}>
      {name}
    </Link>
  );
}
