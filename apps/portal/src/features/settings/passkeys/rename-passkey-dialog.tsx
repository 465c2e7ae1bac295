import { useId, useRef } from 'react';
import type { Passkey } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Dialog } from '@portico/ui/dialog';
import { passkeyNameSchema } from '@portico/validation/passkey';
import { useOperation } from '../../../calls/use-operation.ts';
import { TextField } from '../../../forms/form-inputs.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { notify } from '../../../platform/notifications.tsx';
import { vocabulary } from '../../../platform/vocabulary.messages.ts';
import { passkeyMessages as m } from './passkeys.messages.ts';

export function RenamePasskeyDialog({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const renaming = useOperation('renamePasskey');
  const form = useForm({
    schema: passkeyNameSchema,
    initial: { name: passkey.name },
    submit: async (body) => {
      await renaming.send({ query: { id: passkey.id }, body });
      notify.success(formatMessage(m.renamed, { name: body.name }));
      onClose();
    },
    failed: m.renameFailed,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={formatMessage(m.renameTitle)}
      closeLabel={formatMessage(vocabulary.cancel)}
      busy={form.busy}
      initialFocus={input}
      footer={
        <Button type="submit" form={formId} variant="primary" busy={form.busy}>
          {formatMessage(m.save)}
        </Button>
      }
    >
      <form id={formId} {...form.props}>
        <TextField ref={input} field={form.field('name', formatMessage(m.name))} label={formatMessage(m.name)} autoComplete="off" />
      </form>
    </Dialog>
  );
}
