import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Heading } from '@portico/ui/heading';
import { Stack } from '@portico/ui/stack';
import { Table } from '@portico/ui/table';
import { Text } from '@portico/ui/text';
import { FailedQuery } from '../../../operations/query-states.tsx';
import { rdnsQuery } from '../services.queries.ts';
import { useBlockedReason } from '../view/use-blocked-reason.ts';
import { networkMessages as m } from './network.messages.ts';
import { RdnsAddDialog } from './rdns-add-dialog.tsx';
import { useRdnsColumns } from './rdns-columns.tsx';

/** The reverse DNS hostnames: every IPv4 address, and each IPv6 address with a record. */
export function RdnsSection({ service }: { readonly service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const blockedText = useBlockedReason(service);
  const records = useQuery(rdnsQuery(String(service.id)));
  const [isAdding, setIsAdding] = useState(false);
  const columns = useRdnsColumns(service);
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={3}>
        <Stack direction="row" justify="between" align="center" gap={3}>
          <Heading level={2} id={titleId}>
            {formatMessage(m.rdns)}
          </Heading>
          <Button
            size="sm"
            iconStart={<Plus />}
            aria-haspopup="dialog"
            disabled={!records.data}
            disabledReason={blockedText('add_rdns', 'addRdns')}
            onClick={() => setIsAdding(true)}
          >
            {formatMessage(m.addName)}
          </Button>
        </Stack>
        <Text muted>{formatMessage(m.rdnsText)}</Text>
        {records.isError && !records.data ? (
          <FailedQuery title={m.fetchFailed} query={records} />
        ) : (
          <Table
            label={formatMessage(m.rdns)}
            columns={columns}
            rows={records.data?.items}
            rowKey={({ ip }) => ip}
            loadingRows={2}
            empty={formatMessage(m.noAddresses)}
          />
        )}
      </Stack>
      {isAdding && records.data ? <RdnsAddDialog service={service} records={records.data} onClose={() => setIsAdding(false)} /> : null}
    </section>
  );
}
