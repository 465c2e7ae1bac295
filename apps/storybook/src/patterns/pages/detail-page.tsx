import { Ellipsis, RotateCw, SquareTerminal } from 'lucide-react';
import { AreaChart } from '@portico/ui/area-chart';
import { Breadcrumbs } from '@portico/ui/breadcrumbs';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { CopyButton } from '@portico/ui/copy-button';
import { DescriptionList } from '@portico/ui/description-list';
import { Grid } from '@portico/ui/grid';
import { IconButton } from '@portico/ui/icon-button';
import { Menu } from '@portico/ui/menu';
import { MenuItem, MenuSeparator } from '@portico/ui/menu-items';
import { PageHeader } from '@portico/ui/page-header';
import { SecretField } from '@portico/ui/secret-field';
import { Stack } from '@portico/ui/stack';
import { Status } from '@portico/ui/status';
import { Tabs } from '@portico/ui/tabs';
import { useState, type ReactElement } from 'react';
import { ServerActions } from '../destructive-actions/server-actions.tsx';
import { PortalFrame } from '../frame/portal-frame.tsx';
import { traffic } from '../frame/sample-traffic.ts';
import { euros, hour, megabits, moment } from '../frame/wording.ts';

function Copy({ value, label }: { value: string; label: string }): ReactElement {
  return <CopyButton value={value} label={label} copiedLabel="Copied" copyFailedLabel="Could not copy" />;
}

function Overview(): ReactElement {
  return (
    <Grid layout="halves">
      <Card title="Traffic, last 48 hours" headerEnd="1.42 TB of 20 TB used" footer={<Button size="sm">Assign traffic</Button>}>
        <AreaChart
          label="Traffic, last 48 hours"
          times={traffic.times}
          series={traffic.series}
          formatValue={megabits}
          formatTime={moment}
          formatTick={hour}
          missingText="no data"
          tableLabel="Table of all values"
          timeLabel="Time, UTC"
          empty="Nothing measured yet"
        />
      </Card>
      <Card title="Access">
        <DescriptionList
          items={[
            { id: 'ipv4', term: 'IPv4', value: '203.0.113.24', mono: true, end: <Copy value="203.0.113.24" label="Copy IPv4 address" /> },
            {
              id: 'ipv6',
              term: 'IPv6',
              value: '2001:db8:40::1/64',
              mono: true,
              end: <Copy value="2001:db8:40::1/64" label="Copy IPv6 address" />,
            },
            { id: 'gateway', term: 'Gateway', value: '203.0.113.1', mono: true },
            {
              id: 'password',
              term: 'Root password',
              value: (
                <SecretField
                  secret="kP4!rTz9wQ2m"
                  hiddenLabel="not shown"
                  showLabel="Show root password"
                  hideLabel="Hide root password"
                  copyLabel="Copy root password"
                  copiedLabel="Copied"
                  copyFailedLabel="Could not copy"
                />
              ),
            },
            { id: 'key', term: 'SSH key', value: 'ed25519 alexandra@laptop', mono: true },
          ]}
        />
      </Card>
    </Grid>
  );
}

/** The item, its state, its actions and its facts, then one subject per tab. */
export function DetailPage(): ReactElement {
  const [tab, setTab] = useState('overview');
  return (
    <PortalFrame current="services">
      <Stack gap={5}>
        <PageHeader
          mono
          title="edge-fra-01.acme.dev"
          breadcrumbs={<Breadcrumbs label="Breadcrumbs" items={[{ label: 'My services', render: <a href="#services" /> }]} />}
          description={
            <>
              <Status tone="success">Running</Status>
              <span>VPS NVMe 8</span>
              <span>Frankfurt, Germany</span>
            </>
          }
          actions={
            <>
              <Button iconStart={<SquareTerminal />}>Console</Button>
              <Button iconStart={<RotateCw />}>Restart</Button>
              <Menu
                align="end"
                trigger={
                  <IconButton label="More actions">
                    <Ellipsis />
                  </IconButton>
                }
              >
                <MenuItem label="Change the hostname" />
                <MenuItem label="Move to another plan" />
                <MenuSeparator />
                <MenuItem label="Cancel service" tone="danger" />
              </Menu>
            </>
          }
        />
        <DescriptionList
          layout="facts"
          items={[
            { id: 'cpu', term: 'CPU', value: '4 vCPU' },
            { id: 'memory', term: 'Memory', value: '8 GB' },
            { id: 'storage', term: 'Storage', value: '160 GB NVMe' },
            { id: 'os', term: 'Operating system', value: 'Debian 13' },
            { id: 'price', term: 'Renews Dec 4, 2026', value: euros(18_90) },
          ]}
        />
        <Tabs
          label="Service"
          value={tab}
          onValueChange={setTab}
          items={[
            { value: 'overview', label: 'Overview', content: <Overview /> },
            { value: 'network', label: 'Network', content: <p>203.0.113.24, 2001:db8:40::1/64</p> },
            { value: 'end', label: 'Cancel or reinstall', content: <ServerActions /> },
          ]}
        />
      </Stack>
    </PortalFrame>
  );
}
