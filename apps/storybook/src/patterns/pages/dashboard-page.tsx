import { Plus } from 'lucide-react';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { Card } from '@portico/ui/card';
import { Grid } from '@portico/ui/grid';
import { Link } from '@portico/ui/link';
import { Meter } from '@portico/ui/meter';
import { Money } from '@portico/ui/money';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { Status } from '@portico/ui/status';
import type { ReactElement } from 'react';
import { linkTo } from '../frame/link-to.tsx';
import { PortalFrame } from '../frame/portal-frame.tsx';
import { services, stateNames, toneOf } from '../frame/sample-services.ts';
import { counted, day, euros } from '../frame/wording.ts';
import styles from './pages.module.css';

const upcoming = [
  { id: 'PRT-2026-000041', what: 'VPS NVMe 4', due: '2026-11-24', cents: 11_40 },
  { id: 'PRT-2026-000042', what: 'VPS NVMe 8', due: '2026-12-04', cents: 18_90 },
  { id: 'PRT-2026-000043', what: 'VPS NVMe 8', due: '2026-12-09', cents: 18_90 },
];

/** What needs attention first, then the metrics, then next steps. Every card links to its page. */
export function DashboardPage(): ReactElement {
  const notActive = services.filter(({ state }) => state === 'suspended' || state === 'pending');
  const active = services.filter(({ state }) => state === 'active').length;
  return (
    <PortalFrame current="dashboard">
      <Stack gap={5}>
        <PageHeader
          title="Good morning, Alexandra"
          actions={
            <Button variant="primary" iconStart={<Plus />} render={linkTo('order')}>
              Order new service
            </Button>
          }
        />
        <Callout
          tone="warning"
          title="mail.acme.dev is suspended"
          actions={
            <Button size="sm" render={linkTo('invoices')}>
              Pay €6.90
            </Button>
          }
        >
          Its invoice was due on Nov 12, 2026. It resumes within a minute of payment. If unpaid, it will be deleted after Nov 26, 2026.
        </Callout>
        <Grid layout="cells">
          <Card title="Balance" headerEnd={<Link href="#balance">Top up</Link>}>
            <Money cents={128_40} format={euros} className={styles.figure} />
            <p className={styles.quiet}>Enough until Mar 18, 2027</p>
          </Card>
          <Card title="Services" headerEnd={<Link href="#services">View all</Link>}>
            <p className={styles.figure}>{counted(active, '# active|# active')}</p>
            <p className={styles.quiet}>{counted(notActive.length, '# needs attention|# need attention')}</p>
          </Card>
          <Card title="Traffic" headerEnd={<Link href="#traffic">Details</Link>}>
            <Meter label="This month" value={1.42} max={20} valueText="1.42 TB of 20 TB used" />
          </Card>
          <Card title="Tickets" headerEnd={<Link href="#tickets">Read</Link>}>
            <p className={styles.figure}>{counted(2, '# new reply|# new replies')}</p>
            <p className={styles.quiet}>Latest an hour ago</p>
          </Card>
        </Grid>
        <Grid layout="halves">
          <Card title="Due next" padding="none">
            <ul role="list" className={styles.rows}>
              {upcoming.map(({ id, what, due, cents }) => (
                <li key={id} className={styles.row}>
                  <span>
                    <Link href={`#${id}`}>{what}</Link> <span className={styles.quiet}>{day(due)}</span>
                  </span>
                  <Money cents={cents} format={euros} />
                </li>
              ))}
            </ul>
          </Card>
          <Card title="Not running" padding="none">
            <ul role="list" className={styles.rows}>
              {notActive.map(({ hostname, state }) => (
                <li key={hostname} className={styles.row}>
                  <span className={styles.mono}>{hostname}</span>
                  <Status tone={toneOf[state]}>{stateNames[state]}</Status>
                </li>
              ))}
            </ul>
          </Card>
        </Grid>
      </Stack>
    </PortalFrame>
  );
}
