import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormatters, useIntl } from '@portico/i18n/react';
import { ChoiceCard } from './choice-card.tsx';
import styles from '../order.module.css';
import { orderMessages as m } from '../order.messages.ts';
import { placementsQuery } from '../order.queries.ts';
import { StepFrame } from './step-frame.tsx';

export function PlacementStep({ type }: { readonly type: string }) {
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
              link={<Link to="/services/create" search={{ type, country }} />}
              title={name}
              text={description}
              price={formatMessage(m.from, { price: money(fromPrice) })}
            />
          ))}
        </ul>
      )}
    </StepFrame>
  );
}
