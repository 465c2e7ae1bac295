import type { Passkey } from '@portico/contract';
import { passkeyNameSchema } from '@portico/validation/passkey';
import { useOperation } from '../../../operations/use-operation.ts';
import { RenameDialog } from '../rename-dialog.tsx';
import { passkeyMessages as m } from './passkeys.messages.ts';

export function RenamePasskeyDialog({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const renaming = useOperation('renamePasskey');
  return (
    <RenameDialog
      schema={passkeyNameSchema}
      name={passkey.name}
      rename={(body) => renaming.send({ query: { id: passkey.id }, body })}
      onClose={onClose}
      messages={m}
    />
  );
}
