import { AreaChart } from '@portico/ui/area-chart';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { CopyButton } from '@portico/ui/copy-button';
import { DescriptionList } from '@portico/ui/description-list';
import { Meter } from '@portico/ui/meter';
import { SecretField } from '@portico/ui/secret-field';
import { Stack } from '@portico/ui/stack';
import { Text } from '@portico/ui/text';
import type { ReactElement } from 'react';
import { traffic } from '../frame/sample-traffic.ts';
import { hour, megabits, moment, percent } from '../frame/wording.ts';
import styles from './pages.module.css';

function Copy({ value, label }: { value: string; label: string }): ReactElement {
  return <CopyButton value={value} label={label} copiedLabel="Copied" copyFailedLabel="Couldn’t copy" />;
}

/** Two days of traffic; the legend shows the sums. */
export function TrafficChart(): ReactElement {
  return (
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
      empty="No data yet"
    />
  );
}

const load = [
  { id: 'cpu', label: 'CPU', share: 0.23 },
  { id: 'memory', label: 'Memory', share: 0.61 },
  { id: 'disk', label: 'Disk', share: 0.92 },
] as const;

/** From here on a value is highlighted. */
const highShare = 0.9;

interface OverviewProps {
  /** A stopped server has no load. */
  isOn: boolean;
  onOpenTraffic: () => void;
}

/** The server's traffic and load, and how to get in. */
export function Overview({ isOn, onOpenTraffic }: OverviewProps): ReactElement {
  return (
    <div className={styles.columns}>
      <Stack gap={4}>
        <Card
          title="Traffic, last 48 hours"
          headerEnd="1.42 TB of 20 TB used"
          footer={
            <div className={styles.end}>
              <Button size="sm">Assign traffic</Button>
            </div>
          }
        >
          <TrafficChart />
        </Card>
        <Card
          title="Load"
          headerEnd={isOn ? 'Up for 12 days' : null}
          footer={
            <div className={styles.end}>
              <Button size="sm" variant="quiet" onClick={onOpenTraffic}>
                View history
              </Button>
            </div>
          }
        >
          {isOn ? (
            <Stack gap={4}>
              {load.map(({ id, label, share }) => (
                <Meter
                  key={id}
                  label={label}
                  value={share}
                  max={1}
                  valueText={percent(share)}
                  tone={share >= highShare ? 'warning' : 'neutral'}
                />
              ))}
            </Stack>
          ) : (
            <Text muted size="md">
              No metrics while the server is stopped.
            </Text>
          )}
        </Card>
      </Stack>
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
                  copyFailedLabel="Couldn’t copy"
                />
              ),
            },
            { id: 'key', term: 'SSH key', value: 'ed25519 alexandra@laptop', mono: true },
          ]}
        />
      </Card>
    </div>
  );
}
