import { DateTime } from '@portico/ui/date-time';
import { Money } from '@portico/ui/money';
import { Status } from '@portico/ui/status';
import type { TableColumn } from '@portico/ui/table';
import { stateNames, toneOf, type Service } from '../frame/sample-services.ts';
import { day, euros } from '../frame/wording.ts';

export const serviceColumns: readonly TableColumn<Service>[] = [
  { id: 'hostname', header: 'Hostname', cell: ({ hostname }) => hostname, mono: true, sortable: true },
  { id: 'tariff', header: 'Tariff', cell: ({ tariff }) => tariff },
  { id: 'country', header: 'Country', cell: ({ country }) => country, muted: true },
  { id: 'cycle', header: 'Billing cycle', cell: ({ cycle }) => cycle, muted: true, narrow: 'hidden' },
  {
    id: 'state',
    header: 'Status',
    narrow: 'corner',
    cell: ({ state }) => (
      <Status tone={toneOf[state]} sign={state === 'deleted' ? 'ring' : 'dot'}>
        {stateNames[state]}
      </Status>
    ),
  },
  { id: 'due', header: 'Next due date', cell: ({ due }) => <DateTime value={due} format={day} />, muted: true, sortable: true },
  { id: 'renewal', header: 'Renewal cost', cell: ({ renewalCents }) => <Money cents={renewalCents} format={euros} />, align: 'end' },
];
