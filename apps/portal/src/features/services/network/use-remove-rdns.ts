import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { RdnsList, RdnsRecord, ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { suffixInPrefix } from '@portico/validation/rdns';
import { useOperation } from '../../../operations/use-operation.ts';
import { notify } from '../../../platform/notifications.tsx';
import { rdnsQuery } from '../services.queries.ts';
import { networkMessages as m } from './network.messages.ts';

/** Removes a hostname without confirmation, because one click restores it. */
export function useRemoveRdns(service: ServiceDetails) {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const keep = (list: RdnsList) => void client.setQueryData(rdnsQuery(String(service.id)).queryKey, list);
  const adding = useOperation('addRdns', { onSuccess: keep, failureTitle: m.addFailed });
  const updating = useOperation('updateRdns', { onSuccess: keep, failureTitle: m.updateFailed });
  const removed = useRef<RdnsRecord>(null);
  const removing = useOperation('removeRdns', {
    onSuccess: (list) => {
      keep(list);
      const record = removed.current;
      if (record === null) return;
      notify.success(formatMessage(m.removed, { ip: record.ip }), { label: formatMessage(m.undo), onAction: () => restore(record) });
    },
    failureTitle: m.removeFailed,
  });
  const query = { id: service.id };

  function restore({ ip, value, family }: RdnsRecord): void {
    if (value === null) return;
    const suffix = service.ipv6_prefix === null ? null : suffixInPrefix(service.ipv6_prefix, ip);
    if (family === 4) void updating.run({ query, body: { ip, value } });
    else if (suffix !== null) void adding.run({ query, body: { records: [{ suffix, value }] } });
  }

  function remove(record: RdnsRecord): void {
    removed.current = record;
    void removing.run({ query, body: { ip: record.ip } });
  }

  return { remove, busy: removing.busy };
}
