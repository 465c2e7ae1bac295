import { useId, useRef } from 'react';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextField } from '../../forms/form-inputs.tsx';
import { useSavedForm } from '../../forms/use-saved-form.ts';
import type { FormRules } from '../../forms/use-form.ts';
import { notify } from '../../platform/notifications.tsx';
import { vocabulary } from '../../platform/vocabulary.messages.ts';

type Named = { name: string };

type RenameDialogProps = {
  readonly schema: FormRules<Named, Named>;
  readonly name: string;
  readonly rename: (body: Named) => Promise<unknown>;
  readonly onClose: () => void;
  readonly messages: Record<'renameTitle' | 'renamed' | 'renameFailed' | 'name' | 'save', Message> & { readonly nameMissing?: Message };
  /** Identifies the item when its name does not. */
  readonly description?: string;
  readonly hint?: string;
};

/** Renames a saved item. */
export function RenameDialog({ schema, name, rename, onClose, messages: m, description, hint }: RenameDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const form = useSavedForm({
    schema,
    name: `rename-${name}`,
    saved: { name },
    submit: async (body) => {
      await rename(body);
      notify.success(formatMessage(m.renamed, { name: body.name }));
      onClose();
    },
    failed: m.renameFailed,
  });
  return (
    <FormDialog
      isUnsaved={form.isUnsaved}
      onClose={onClose}
      size="small"
      title={formatMessage(m.renameTitle)}
      description={description}
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
        <TextField
          ref={input}
          field={form.field('name', formatMessage(m.name), m.nameMissing && { required: m.nameMissing })}
          label={formatMessage(m.name)}
          hint={hint}
          autoComplete="off"
        />
      </form>
    </FormDialog>
  );
}
