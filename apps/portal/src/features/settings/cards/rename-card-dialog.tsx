import type { Card } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { cardNameSchema } from '@portico/validation/card';
import { useOperation } from '../../../operations/use-operation.ts';
import { cardLabel } from '../../../flows/pay/card-label.ts';
import { RenameDialog } from '../rename-dialog.tsx';
import { cardMessages as m } from './cards.messages.ts';

export function RenameCardDialog({ card, onClose }: { readonly card: Card; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const renaming = useOperation('renameCard');
  return (
    <RenameDialog
      schema={cardNameSchema}
      name={card.name ?? ''}
      rename={(body) => renaming.send({ query: { id: card.id }, body })}
      onClose={onClose}
      messages={m}
      description={cardLabel({ ...card, name: null })}
      hint={formatMessage(m.nameHint)}
    />
  );
}
