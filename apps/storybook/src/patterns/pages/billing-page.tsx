import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { Card } from '@portico/ui/card';
import { DateTime } from '@portico/ui/date-time';
import { DescriptionList } from '@portico/ui/description-list';
import { Grid } from '@portico/ui/grid';
import { Money } from '@portico/ui/money';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { Status } from '@portico/ui/status';
import { Switch } from '@portico/ui/switch';
import { Table, type TableColumn } from '@portico/ui/table';
import type { ReactElement } from 'react';
import { PortalFrame } from '../frame/portal-frame.tsx';
import { day, euros } from '../frame/wording.ts';
import styles from './pages.module.css';

interface Invoice {
  id: string;
  /** ISO day. */
  issued: string;
  paid: boolean;
  cents: number;
}

const invoices: readonly Invoice[] = [
  { id: 'PRT-2026-000041', issued: '2026-11-17', paid: false, cents: 11_40 },
  { id: 'PRT-2026-000038', issued: '2026-11-04', paid: true, cents: 18_90 },
  { id: 'PRT-2026-000031', issued: '2026-10-04', paid: true, cents: 18_90 },
];

const columns: readonly TableColumn<Invoice>[] = [
  { id: 'id', header: 'Invoice', cell: ({ id }) => id, mono: true },
  { id: 'issued', header: 'Issued', cell: ({ issued }) => <DateTime value={issued} format={day} />, muted: true },
  {
    id: 'state',
    header: 'Status',
    narrow: 'corner',
    cell: ({ paid }) => (paid ? <Status tone="success">Paid</Status> : <Status tone="warning">Unpaid</Status>),
  },
  { id: 'total', header: 'Total', cell: ({ cents }) => <Money cents={cents} format={euros} />, align: 'end' },
];

/** What is left and how it is refilled, then every invoice. */
export function BillingPage(): ReactElement {
  return (
    <PortalFrame current="invoices">
      <Stack gap={5}>
        <PageHeader title="Billing" actions={<Button variant="primary">Top up</Button>} />
        <Callout tone="warning" title="One invoice is unpaid" actions={<Button size="sm">Pay €11.40</Button>}>
          staging.acme.dev starts as soon as it’s paid for.
        </Callout>
        <Grid layout="halves">
          <Card title="Balance">
            <Money cents={128_40} format={euros} className={styles.figure} />
            <p className={styles.quiet}>Enough until Mar 18, 2027</p>
          </Card>
          <Card title="Payment method">
            <Stack gap={4}>
              <DescriptionList
                items={[
                  {
                    id: 'card',
                    term: 'Card',
                    value: 'Visa •••• 4242',
                    end: (
                      <Button size="sm" aria-label="Change card">
                        Change
                      </Button>
                    ),
                  },
                ]}
              />
              <Switch label="Pay renewals from this card" defaultChecked />
            </Stack>
          </Card>
        </Grid>
        <Table
          label="My invoices"
          columns={columns}
          rows={invoices}
          rowKey={({ id }) => id}
          rowLink={({ id }) => <a href={`#${id}`} />}
          empty="No invoices yet"
        />
      </Stack>
    </PortalFrame>
  );
}
