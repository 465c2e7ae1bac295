import { useQuery } from '@tanstack/react-query';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { CategoryIcon } from './category-icon.tsx';
import { amount, ChoiceCard } from './choice-card.tsx';
import type { ChoiceLink } from './choice-card.tsx';
import styles from '../order.module.css';
import { orderMessages as m } from '../order.messages.ts';
import { categoriesQuery } from '../order.queries.ts';
import { StepFrame } from './step-frame.tsx';

export function CategoryStep({ linkTo }: { readonly linkTo: ChoiceLink }) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const categories = useQuery(categoriesQuery());
  return (
    <StepFrame title={m.chooseCategory} failed={m.categoriesFailed} empty={m.noCategories} query={categories}>
      {({ items }) => (
        <ul role="list" className={styles.choices}>
          {items.map(({ type, name, description, from_price: fromPrice }) => (
            <ChoiceCard
              key={type}
              {...linkTo({ type })}
              title={name}
              icon={<CategoryIcon type={type} />}
              text={description}
              price={fromPrice === null ? null : formatMessage(m.from, { price: money(fromPrice), amount })}
            />
          ))}
        </ul>
      )}
    </StepFrame>
  );
}
