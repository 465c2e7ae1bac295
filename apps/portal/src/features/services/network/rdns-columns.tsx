import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import type { RdnsRecord, ServiceDetails } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { IconButton } from '@portico/ui/icon-button';
import { InlineEdit } from '@portico/ui/inline-edit';
import type { TableColumn } from '@portico/ui/table';
import { useBlockedReason } from '../view/use-blocked-reason.ts';
import { networkMessages as m } from './network.messages.ts';
import { RdnsEditor } from './rdns-editor.tsx';
import styles from './network.module.css';
import { useRemoveRdns } from './use-remove-rdns.ts';

export function useRdnsColumns(service: ServiceDetails): readonly TableColumn<RdnsRecord>[] {
  const { formatMessage } = useIntl();
  return [
    { id: 'ip', header: formatMessage(m.address), mono: true, narrow: 'title', cell: ({ ip }) => ip },
    { id: 'value', header: formatMessage(m.name), narrow: 'note', cell: (record) => <NameCell service={service} record={record} /> },
  ];
}

/** A hostname, replaced by a form while it is edited. */
function NameCell({ service, record }: { readonly service: ServiceDetails; readonly record: RdnsRecord }) {
  const { formatMessage } = useIntl();
  const [isEditing, setIsEditing] = useState(false);
  const blockedText = useBlockedReason(service);
  const removing = useRemoveRdns(service);
  const { ip, value } = record;
  return (
    <InlineEdit
      editing={isEditing}
      onEdit={() => setIsEditing(true)}
      editLabel={formatMessage(m.edit, { ip })}
      disabledReason={blockedText('edit_rdns', 'updateRdns')}
      value={<span className={value === null ? styles.noName : styles.value}>{value ?? formatMessage(m.noName)}</span>}
      actions={
        value === null ? null : (
          <IconButton
            size="sm"
            variant="quiet"
            label={formatMessage(m.remove, { ip })}
            disabledReason={blockedText('edit_rdns', 'removeRdns')}
            busy={removing.busy}
            onClick={() => removing.remove(record)}
          >
            <Trash2 />
          </IconButton>
        )
      }
    >
      <RdnsEditor service={service} record={record} onClose={() => setIsEditing(false)} />
    </InlineEdit>
  );
}
