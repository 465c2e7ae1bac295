import { defineMessages } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { vocabulary } from '../../platform/vocabulary.messages.ts';

const m = defineMessages({
  failed: { id: 'flow.cards.failed', defaultMessage: 'Couldn’t load your saved cards.' },
});

type MissingCardsProps = { readonly query: { readonly isFetching: boolean; readonly refetch: () => Promise<unknown> } };

/** Says that the saved cards are missing among the payment methods, with a retry button. */
export function MissingCards({ query }: MissingCardsProps) {
  const { formatMessage } = useIntl();
  return (
    <Callout
      tone="warning"
      role="status"
      actions={
        <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
          {formatMessage(vocabulary.tryAgain)}
        </Button>
      }
    >
      {formatMessage(m.failed)}
    </Callout>
  );
}
