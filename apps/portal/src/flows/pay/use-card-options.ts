import { useQuery } from '@tanstack/react-query';
import type { PaymentMethod } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import type { RadioOption } from '@portico/ui/radio-group';
import { useOffered } from '../../operations/offers/use-offered.ts';
import { cardLabel, cardMonth } from './card-label.ts';
import { choiceOfCard, choiceValue } from './pay-choice.ts';
import { cardsQuery } from './pay.queries.ts';

const m = defineMessages({
  until: { id: 'flow.card.until', defaultMessage: 'Valid until {month}' },
  expired: { id: 'flow.card.expired', defaultMessage: 'Expired in {month}' },
});

/**
 * Returns the saved cards that can pay, the default first. They are loaded only if a method saves cards. While the first attempt runs,
 * `isWaiting` holds back the choice; once it has failed, the other methods are offered without waiting for another.
 */
export function useCardOptions(methods: readonly PaymentMethod[] | undefined) {
  const { formatMessage } = useIntl();
  const isOffered = useOffered('listCards');
  const isAsked = isOffered && (methods?.some(({ keeps_cards: keepsCards }) => keepsCards) ?? false);
  const cards = useQuery({ ...cardsQuery(), enabled: isAsked });
  const options = (cards.data?.items ?? []).flatMap((card): RadioOption[] => {
    const choice = choiceOfCard(card, methods ?? []);
    if (choice === null) return [];
    const month = cardMonth(card);
    return [
      {
        value: choiceValue(choice),
        label: cardLabel(card),
        description: formatMessage(card.expired ? m.expired : m.until, { month }),
        disabled: card.expired,
      },
    ];
  });
  const isLoading = isAsked && cards.data === undefined;
  const hasFailed = cards.errorUpdateCount > 0;
  return { options, cards, isWaiting: isLoading && !hasFailed, isMissing: isLoading && hasFailed };
}
