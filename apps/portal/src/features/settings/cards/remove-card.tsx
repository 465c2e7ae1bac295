import type { Card } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { useOperation } from '../../../operations/use-operation.ts';
import { cardLabel } from '../../../flows/pay/card-label.ts';
import { notify } from '../../../platform/notifications.tsx';
import { cardMessages as m } from './cards.messages.ts';

type RemoveCardProps = { readonly card: Card | undefined; readonly cards: readonly Card[]; readonly onClose: () => void };

/** When the default card is removed, names the next default, which automatic payments will use. */
export function RemoveCard({ card, cards, onClose }: RemoveCardProps) {
  const { formatMessage } = useIntl();
  const label = card ? cardLabel(card) : '';
  const others = card?.is_default ? cards.filter(({ id }) => id !== card.id) : [];
  const next = others.find(({ paymentmethod: method }) => method !== null) ?? others[0];
  const removing = useOperation('removeCard', {
    onSuccess: () => {
      onClose();
      notify.success(formatMessage(m.removed, { card: label }));
    },
    failed: m.removeFailed,
  });
  return (
    <ConfirmDialog
      open={card !== undefined}
      onOpenChange={onClose}
      title={formatMessage(m.removeTitle, { card: label })}
      confirmLabel={formatMessage(m.remove)}
      busy={removing.busy}
      onConfirm={() => card && void removing.run({ query: { id: card.id } })}
    >
      {formatMessage(m.removeText)} {next ? formatMessage(m.removeNext, { card: cardLabel(next) }) : null}
    </ConfirmDialog>
  );
}
