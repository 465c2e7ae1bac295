import { useId, useRef } from 'react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Stack } from '@portico/ui/stack';
import { passkeyNameSchema } from '@portico/validation/passkey';
import { CeremonyProblem } from '../../../operations/proof/ceremony-problem.tsx';
import { makePasskey } from '../../../operations/proof/passkey.ts';
import { useCeremony } from '../../../operations/proof/use-ceremony.ts';
import { useOperation } from '../../../operations/use-operation.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { TextField } from '../../../forms/form-inputs.tsx';
import { useSavedForm } from '../../../forms/use-saved-form.ts';
import { notify } from '../../../platform/notifications.tsx';
import { vocabulary } from '../../../platform/vocabulary.messages.ts';
import { passkeyMessages as m } from './passkeys.messages.ts';

/** Asks for a name, then opens the browser's own dialogs. Mounted on each opening. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const requesting = useOperation('requestPasskey');
  const registering = useOperation('registerPasskey', {
    onSuccess: ({ passkey: { name } }) => {
      notify.success(formatMessage(m.added, { name }));
      onClose();
    },
  });
  const ceremony = useCeremony();
  const form = useSavedForm({
    schema: passkeyNameSchema,
    name: 'new-passkey',
    saved: { name: '' },
    submit: ({ name }) =>
      ceremony.send(async () => {
        const { options } = await requesting.send({});
        const credential = await makePasskey(options);
        await registering.send({ body: { name, credential } });
      }),
    failed: m.addFailed,
  });
  return (
    <FormDialog
      isUnsaved={form.isUnsaved}
      onClose={onClose}
      size="small"
      title={formatMessage(m.add)}
      description={formatMessage(m.addText)}
      closeLabel={formatMessage(vocabulary.cancel)}
      busy={form.busy}
      initialFocus={input}
      footer={
        <Button type="submit" form={formId} variant="primary" busy={form.busy}>
          {formatMessage(m.goOn)}
        </Button>
      }
    >
      <form id={formId} {...form.props}>
        <Stack gap={4}>
          <TextField
            ref={input}
            field={form.field('name', formatMessage(m.name), { required: m.nameMissing })}
            label={formatMessage(m.name)}
            hint={formatMessage(m.nameHint)}
            autoComplete="off"
          />
          <CeremonyProblem problem={ceremony.problem} />
        </Stack>
      </form>
    </FormDialog>
  );
}
