import { useState, useSyncExternalStore } from 'react';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '@portico/api-queries/operation-query';
import type { Passkey } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Stack } from '@portico/ui/stack';
import { Text } from '@portico/ui/text';
import { api } from '../../../operations/api.ts';
import { browserHasPasskeys } from '../../../operations/proof/passkey.ts';
import { FailedQuery, LoadingLines } from '../../../operations/query-states.tsx';
import { useOperation } from '../../../operations/use-operation.ts';
import { notify } from '../../../platform/notifications.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { passkeyMessages as m } from './passkeys.messages.ts';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

type OpenDialog = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly passkey: Passkey };

const neverChanges = () => () => undefined;

/** The user's passkeys: add, rename, remove. */
export function PasskeysCard() {
  const { formatMessage } = useIntl();
  const passkeys = useQuery(operationQuery(api, 'listPasskeys', {}));
  // Drawn with what almost every browser has.
  const isOffered = useSyncExternalStore(neverChanges, browserHasPasskeys, () => true);
  const [dialog, setDialog] = useState<OpenDialog>();
  const stop = () => setDialog(undefined);
  return (
    <Card title={formatMessage(m.title)}>
      <Stack gap={5}>
        <p>{formatMessage(m.about)}</p>
        {passkeys.data ? (
          <PasskeyList
            passkeys={passkeys.data.items}
            onRename={(passkey) => setDialog({ what: 'rename', passkey })}
            onRemove={(passkey) => setDialog({ what: 'remove', passkey })}
          />
        ) : passkeys.isError ? (
          <FailedQuery title={m.failed} query={passkeys} />
        ) : (
          <LoadingLines lines={2} />
        )}
        {isOffered ? (
          <Stack direction="row">
            <Button onClick={() => setDialog({ what: 'add' })}>{formatMessage(m.add)}</Button>
          </Stack>
        ) : (
          <Text muted>{formatMessage(m.unsupported)}</Text>
        )}
      </Stack>
      {dialog?.what === 'add' ? <AddPasskeyDialog onClose={stop} /> : null}
      {dialog?.what === 'rename' ? <RenamePasskeyDialog passkey={dialog.passkey} onClose={stop} /> : null}
      <RemovePasskey passkey={dialog?.what === 'remove' ? dialog.passkey : undefined} onClose={stop} />
    </Card>
  );
}

function RemovePasskey({ passkey, onClose }: { readonly passkey: Passkey | undefined; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const name = passkey?.name ?? '';
  const removing = useOperation('removePasskey', {
    onSuccess: () => {
      onClose();
      notify.success(formatMessage(m.removed, { name }));
    },
    failed: m.removeFailed,
  });
  return (
    <ConfirmDialog
      open={passkey !== undefined}
      onOpenChange={onClose}
      title={formatMessage(m.removeTitle, { name })}
      confirmLabel={formatMessage(m.remove)}
      busy={removing.busy}
      onConfirm={() => passkey && void removing.run({ query: { id: passkey.id } })}
    >
      {formatMessage(m.removeText)}
    </ConfirmDialog>
  );
}
