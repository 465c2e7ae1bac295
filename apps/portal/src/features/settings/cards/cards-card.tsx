import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Card as SavedCard, PaymentMethod } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Stack } from '@portico/ui/stack';
import { Text } from '@portico/ui/text';
import { FailedQuery, LoadingLines } from '../../../operations/query-states.tsx';
import { useDeniedReason } from '../../../operations/rights/use-denied-reason.ts';
import { useOperation } from '../../../operations/use-operation.ts';
import { notify } from '../../../platform/notifications.tsx';
import { useIsHere } from '../../../platform/use-is-here.ts';
import { redirectTo } from '../../../flows/pay/redirect-to-gateway.ts';
import { cardsQuery, paymentMethodsQuery } from '../../../flows/pay/pay.queries.ts';
import { CardList } from './card-list.tsx';
import { cardMessages as m } from './cards.messages.ts';
import { RemoveCard } from './remove-card.tsx';
import { RenameCardDialog } from './rename-card-dialog.tsx';

type OpenDialog = { readonly what: 'rename' | 'remove'; readonly card: SavedCard };

/** The saved cards: add, rename, make default, remove. Hidden when no payment method saves cards. */
export function CardsCard() {
  const { formatMessage } = useIntl();
  const methods = useQuery(paymentMethodsQuery());
  const cards = useQuery(cardsQuery());
  const method = methods.data?.items.find(({ keeps_cards: keepsCards }) => keepsCards);
  if (methods.data && !method && cards.data?.items.length === 0) return null;
  const failed = [cards, methods].find(({ isError }) => isError);
  return (
    <Card title={formatMessage(m.title)}>
      <Stack gap={5}>
        <p>{formatMessage(m.about)}</p>
        {cards.data && methods.data ? (
          <SavedCards cards={cards.data.items} max={cards.data.max} method={method} />
        ) : failed ? (
          <FailedQuery title={m.failed} query={failed} />
        ) : (
          <LoadingLines lines={2} />
        )}
      </Stack>
    </Card>
  );
}

type SavedCardsProps = { readonly cards: readonly SavedCard[]; readonly max: number; readonly method: PaymentMethod | undefined };

function SavedCards({ cards, max, method }: SavedCardsProps) {
  const { formatMessage } = useIntl();
  const denied = useDeniedReason('addCard');
  const isHere = useIsHere();
  const [dialog, setDialog] = useState<OpenDialog>();
  const stop = () => setDialog(undefined);
  const adding = useOperation('addCard', { failed: m.addFailed, onSuccess: ({ url }) => void (isHere() && redirectTo(url)) });
  const making = useOperation('makeCardDefault', {
    failed: m.defaultFailed,
    onSuccess: () => notify.success(formatMessage(m.defaultMade)),
  });
  const isFull = cards.length >= max;

  return (
    <>
      <CardList
        cards={cards}
        denied={denied}
        onMakeDefault={({ id }) => void making.run({ query: { id } })}
        onRename={(card) => setDialog({ what: 'rename', card })}
        onRemove={(card) => setDialog({ what: 'remove', card })}
      />
      {isFull ? <Text muted>{formatMessage(m.full, { max })}</Text> : null}
      {method && !isFull ? (
        <Stack gap={2}>
          <Stack direction="row">
            <Button busy={adding.busy} disabledReason={denied} onClick={() => void adding.run({ body: { paymentmethod: method.id } })}>
              {formatMessage(m.add)}
            </Button>
          </Stack>
          {method.sandbox ? <Text muted>{formatMessage(m.sandbox)}</Text> : null}
        </Stack>
      ) : null}
      {dialog?.what === 'rename' ? <RenameCardDialog card={dialog.card} onClose={stop} /> : null}
      <RemoveCard card={dialog?.what === 'remove' ? dialog.card : undefined} cards={cards} onClose={stop} />
    </>
  );
}
