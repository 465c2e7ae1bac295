import type { Card } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Badge } from '@portico/ui/badge';
import { RowActions } from '@portico/ui/row-actions';
import type { RowAction } from '@portico/ui/row-actions';
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

  function actionsOf(card: Card, label: string): readonly RowAction[] {
    const named = { card: label };
    const makeDefault = {
      id: 'default',
      label: formatMessage(m.makeDefault),
      name: formatMessage(m.makeDefaultNamed, named),
      disabledReason: denied,
      onSelect: () => onMakeDefault(card),
    };
    return [
      ...(card.is_default || card.expired ? [] : [makeDefault]),
      {
        id: 'rename',
        label: formatMessage(m.rename),
        name: formatMessage(m.renameNamed, named),
        disabledReason: denied,
        onSelect: () => onRename(card),
      },
      {
        id: 'remove',
        label: formatMessage(m.remove),
        name: formatMessage(m.removeNamed, named),
        tone: 'danger',
        disabledReason: denied,
        onSelect: () => onRemove(card),
      },
    ];
  }

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
            <RowActions className={styles.actions} label={formatMessage(m.actionsFor, { card: label })} actions={actionsOf(card, label)} />
          </li>
        );
      })}
    </ul>
  );
}
