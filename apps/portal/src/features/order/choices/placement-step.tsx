import { useQuery } from '@tanstack/react-query';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { amount, ChoiceCard } from './choice-card.tsx';
import type { ChoiceLink } from './choice-card.tsx';
import styles from '../order.module.css';
import { orderMessages as m } from '../order.messages.ts';
import { placementsQuery } from '../order.queries.ts';
import { StepFrame } from './step-frame.tsx';

export function PlacementStep({ type, linkTo }: { readonly type: string; readonly linkTo: ChoiceLink }) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const placements = useQuery(placementsQuery(type));
  return (
    <StepFrame title={m.choosePlacement} failed={m.placementsFailed} empty={m.noPlacements} query={placements}>
      {({ items }) => (
        <ul role="list" className={styles.choices}>
          {items.map(({ country, name, description, from_price: fromPrice }) => (
            <ChoiceCard
              key={country}
              {...linkTo({ country })}
              title={name}
              text={description}
              price={fromPrice === null ? null : formatMessage(m.from, { price: money(fromPrice), amount })}
            />
          ))}
        </ul>
      )}
    </StepFrame>
  );
}
