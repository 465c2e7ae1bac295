import { useId, useRef } from 'react';
import type { Card } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Dialog } from '@portico/ui/dialog';
import { cardNameSchema } from '@portico/validation/card';
import { useOperation } from '../../../calls/use-operation.ts';
import { cardLabel } from '../../../flows/pay/card-label.ts';
import { TextField } from '../../../forms/form-inputs.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { notify } from '../../../platform/notifications.tsx';
import { vocabulary } from '../../../platform/vocabulary.messages.ts';
import { cardMessages as m } from './cards.messages.ts';

export function RenameCardDialog({ card, onClose }: { readonly card: Card; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const renaming = useOperation('renameCard');
  const form = useForm({
    schema: cardNameSchema,
    initial: { name: card.name ?? '' },
    submit: async (body) => {
      await renaming.send({ query: { id: card.id }, body });
      notify.success(formatMessage(m.renamed));
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
      description={cardLabel({ ...card, name: null })}
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
          field={form.field('name', formatMessage(m.name))}
          label={formatMessage(m.name)}
          hint={formatMessage(m.nameHint)}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
