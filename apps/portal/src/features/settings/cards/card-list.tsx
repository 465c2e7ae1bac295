import type { Card } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Badge } from '@portico/ui/badge';
import { Button } from '@portico/ui/button';
import { Stack } from '@portico/ui/stack';
import { cardLabel, cardMonth } from '../../../flows/pay/card-label.ts';
import styles from '../kept-items.module.css';
import { cardMessages as m } from './cards.messages.ts';

type CardListProps = {
  readonly cards: readonly Card[];
  readonly denied: string | undefined;
  readonly onMakeDefault: (card: Card) => void;
  readonly onRename: (card: Card) => void;
  readonly onRemove: (card: Card) => void;
};

export function CardList({ cards, denied, onMakeDefault, onRename, onRemove }: CardListProps) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormatters();
  if (cards.length === 0) return null;
  return (
    <ul role="list" className={styles.list}>
      {cards.map((card) => {
        const label = cardLabel(card);
        const facts = { expired: card.expired ? 'yes' : 'no', month: cardMonth(card), added: dateTime(card.created_at) };
        return (
          <li key={card.id} className={styles.item}>
            <div className={styles.what}>
              <span className={styles.name}>
                {label} {card.is_default ? <Badge>{formatMessage(m.byDefault)}</Badge> : null}{' '}
                {card.expired ? <Badge>{formatMessage(m.expired)}</Badge> : null}
              </span>
              <span className={styles.facts}>{formatMessage(m.facts, facts)}</span>
            </div>
            <Stack direction="row" gap={1} className={styles.actions}>
              {card.is_default || card.expired ? null : (
                <Button
                  variant="quiet"
                  size="sm"
                  disabledReason={denied}
                  aria-label={formatMessage(m.makeDefaultNamed, { card: label })}
                  onClick={() => onMakeDefault(card)}
                >
                  {formatMessage(m.makeDefault)}
                </Button>
              )}
              <Button
                variant="quiet"
                size="sm"
                disabledReason={denied}
                aria-label={formatMessage(m.renameNamed, { card: label })}
                onClick={() => onRename(card)}
              >
                {formatMessage(m.rename)}
              </Button>
              <Button
                variant="danger-quiet"
                size="sm"
                disabledReason={denied}
                aria-label={formatMessage(m.removeNamed, { card: label })}
                onClick={() => onRemove(card)}
              >
                {formatMessage(m.remove)}
              </Button>
            </Stack>
          </li>
        );
      })}
    </ul>
  );
}
