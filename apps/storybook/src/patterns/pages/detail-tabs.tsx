import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { Card } from '@portico/ui/card';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { DateTime } from '@portico/ui/date-time';
import { EmptyState } from '@portico/ui/empty-state';
import { Field } from '@portico/ui/field';
import { Select } from '@portico/ui/select';
import { Stack } from '@portico/ui/stack';
import { Table, type TableColumn } from '@portico/ui/table';
import { TextInput } from '@portico/ui/text-input';
import { Timeline } from '@portico/ui/timeline';
import { SquareTerminal } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { moment } from '../frame/wording.ts';
import { TrafficChart } from './detail-overview.tsx';
import styles from './pages.module.css';

interface Name {
  address: string;
  hostname: string;
}

const reverseNames: readonly Name[] = [
  { address: '203.0.113.24', hostname: 'edge-fra-01.acme.dev' },
  { address: '2001:db8:40::1', hostname: 'edge-fra-01.acme.dev' },
];

const nameColumns: readonly TableColumn<Name>[] = [
  { id: 'address', header: 'Address', mono: true, cell: ({ address }) => address },
  { id: 'hostname', header: 'Resolves to', mono: true, cell: ({ hostname }) => hostname },
];

export function Network(): ReactElement {
  return <Table label="Reverse DNS" columns={nameColumns} rows={reverseNames} rowKey={({ address }) => address} empty="No addresses" />;
}

export function Console(): ReactElement {
  return (
    <Card>
      <EmptyState
        icon={<SquareTerminal />}
        title="The screen of edge-fra-01.acme.dev"
        action={<Button variant="primary">Open console</Button>}
      >
        Works without a network: also while the server starts or its firewall locks you out.
      </EmptyState>
    </Card>
  );
}

export function IsoImage(): ReactElement {
  return (
    <Card title="Boot from an ISO image" footer={<Button>Mount and restart</Button>}>
      <Field label="URL of the image" description="Over HTTPS, at most 10 GB">
        <TextInput name="iso" type="url" mono className={styles.text} placeholder="https://example.com/rescue.iso" />
      </Field>
    </Card>
  );
}

const systems = [
  { value: 'debian-13', label: 'Debian 13' },
  { value: 'ubuntu-26.04', label: 'Ubuntu 26.04 LTS' },
  { value: 'almalinux-10', label: 'AlmaLinux 10' },
];

export function Reinstall(): ReactElement {
  const [system, setSystem] = useState('debian-13');
  const [asking, setAsking] = useState(false);
  return (
    <Card
      title="Reinstall the operating system"
      footer={
        <Button variant="danger-quiet" onClick={() => setAsking(true)}>
          Reinstall…
        </Button>
      }
    >
      <Stack gap={4}>
        <Callout tone="warning">All data on its disk will be deleted. Addresses and price stay the same.</Callout>
        <Field label="Operating system">
          <Select name="system" options={systems} value={system} onValueChange={setSystem} />
        </Field>
      </Stack>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Reinstall edge-fra-01.acme.dev?"
        confirmLabel="Reinstall"
        cancelLabel="Cancel"
        typed={{ text: 'edge-fra-01.acme.dev', label: 'Type the hostname to confirm' }}
        onConfirm={() => setAsking(false)}
      >
        All data on the disk of edge-fra-01.acme.dev will be deleted.
      </ConfirmDialog>
    </Card>
  );
}

export function Traffic(): ReactElement {
  return (
    <Card title="Traffic, last 48 hours" headerEnd="1.42 TB of 20 TB used">
      <TrafficChart />
    </Card>
  );
}

export function Cancellation(): ReactElement {
  const [asking, setAsking] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  if (cancelled) {
    return (
      <Callout
        tone="warning"
        title="This service ends on Dec 4, 2026"
        actions={
          <Button size="sm" onClick={() => setCancelled(false)}>
            Withdraw cancellation
          </Button>
        }
      >
        It was cancelled and won’t renew. You can withdraw the cancellation until then.
      </Callout>
    );
  }
  return (
    <Card
      title="Cancel the service"
      footer={
        <Button variant="danger-quiet" onClick={() => setAsking(true)}>
          Cancel service…
        </Button>
      }
    >
      It runs until Dec 4, 2026 and is then deleted. You can withdraw the cancellation until then.
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancel edge-fra-01.acme.dev?"
        confirmLabel="Cancel service"
        cancelLabel="Keep it"
        onConfirm={() => {
          setAsking(false);
          setCancelled(true);
        }}
      >
        It runs until Dec 4, 2026. Then all data on its disk is deleted and its IP addresses are released.
      </ConfirmDialog>
    </Card>
  );
}

const at = (value: string) => <DateTime value={value} format={moment} />;

export function Activity(): ReactElement {
  return (
    <Timeline
      label="Activity of edge-fra-01.acme.dev"
      items={[
        { id: 'restart', title: 'Restarted', time: at('2026-11-09T06:20:00Z'), description: 'By Alexandra Weber', tone: 'success' },
        { id: 'renewed', title: 'Renewed until Dec 4, 2026', time: at('2026-11-04T00:10:00Z'), description: 'Paid from the balance' },
        { id: 'ready', title: 'The server is ready', time: at('2026-03-04T10:24:00Z'), tone: 'success' },
        { id: 'ordered', title: 'Ordered', time: at('2026-03-04T10:20:00Z'), description: 'By Alexandra Weber' },
      ]}
    />
  );
}
