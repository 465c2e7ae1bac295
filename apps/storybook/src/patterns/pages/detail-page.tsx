import { Breadcrumbs } from '@portico/ui/breadcrumbs';
import { DescriptionList } from '@portico/ui/description-list';
import { PageHeader } from '@portico/ui/page-header';
import { Progress } from '@portico/ui/progress';
import { Stack } from '@portico/ui/stack';
import { Status } from '@portico/ui/status';
import { Tabs } from '@portico/ui/tabs';
import { useState, type ReactElement } from 'react';
import { linkTo } from '../frame/link-to.tsx';
import { PortalFrame } from '../frame/portal-frame.tsx';
import { euros } from '../frame/wording.ts';
import { Overview } from './detail-overview.tsx';
import { Activity, Cancellation, Console, IsoImage, Network, Reinstall, Traffic } from './detail-tabs.tsx';
import { PowerButtons } from './power-buttons.tsx';
import { useServerPower } from './server-power.ts';
import styles from './pages.module.css';

const actionLabels = { start: 'Starting', restart: 'Restarting', stop: 'Stopping', forceOff: 'Forcing off' } as const;

type Tab = 'overview' | 'network' | 'console' | 'iso' | 'reinstall' | 'traffic' | 'cancellation' | 'activity';

/** The item, its state, its actions and its facts, then one subject per tab. */
export function DetailPage(): ReactElement {
  const [tab, setTab] = useState<Tab>('overview');
  const power = useServerPower();
  return (
    <PortalFrame current="services">
      <Stack gap={5}>
        <PageHeader
          mono
          title="edge-fra-01.acme.dev"
          breadcrumbs={<Breadcrumbs label="Breadcrumbs" items={[{ label: 'My services', render: linkTo('services') }]} />}
          description={
            <>
              {power.doing ? (
                <Progress className={styles.progress} label={actionLabels[power.doing]} />
              ) : (
                <Status tone={power.isOn ? 'success' : 'neutral'}>{power.isOn ? 'Running' : 'Stopped'}</Status>
              )}
              <span>VPS NVMe 8</span>
              <span>Frankfurt, Germany</span>
              <span>Active since Mar 4, 2026</span>
            </>
          }
          actions={
            <PowerButtons
              isOn={power.isOn}
              disabledReason={power.doing ? 'Another action is running' : undefined}
              onAction={power.begin}
              onOpen={setTab}
            />
          }
        />
        <DescriptionList
          layout="facts"
          aria-label="Configuration"
          items={[
            { id: 'cpu', term: 'CPU', value: '4 vCPU' },
            { id: 'memory', term: 'Memory', value: '8 GB' },
            { id: 'storage', term: 'Storage', value: '160 GB NVMe' },
            { id: 'os', term: 'Operating system', value: 'Debian 13' },
            {
              id: 'price',
              term: 'Renews Dec 4, 2026',
              value: (
                <>
                  {euros(18_90)} <span className={styles.cycle}>monthly</span>
                </>
              ),
            },
          ]}
        />
        <Tabs
          label="Pages of edge-fra-01.acme.dev"
          value={tab}
          onValueChange={setTab}
          items={[
            { value: 'overview', label: 'Overview', content: <Overview isOn={power.isOn} onOpenTraffic={() => setTab('traffic')} /> },
            { value: 'network', label: 'Network', content: <Network /> },
            { value: 'console', label: 'Console', content: <Console /> },
            { value: 'iso', label: 'ISO image', content: <IsoImage /> },
            { value: 'reinstall', label: 'Reinstall', content: <Reinstall /> },
            { value: 'traffic', label: 'Traffic', content: <Traffic /> },
            { value: 'cancellation', label: 'Cancellation', content: <Cancellation /> },
            { value: 'activity', label: 'Activity', content: <Activity /> },
          ]}
        />
      </Stack>
    </PortalFrame>
  );
}
