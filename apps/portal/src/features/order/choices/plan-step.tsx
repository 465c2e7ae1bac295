import { useQuery } from '@tanstack/react-query';
import type { Plan } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { eurosPerMonth } from '@portico/pricing/billing-cycles';
import { itemMaxCount } from '@portico/contract/limits';
import { amount, ChoiceCard } from './choice-card.tsx';
import type { ChoiceLink } from './choice-card.tsx';
import styles from '../order.module.css';
import { orderMessages as m } from '../order.messages.ts';
import { plansQuery } from '../order.queries.ts';
import { StepFrame } from './step-frame.tsx';

/** A stock of one order's maximum needs no low-stock note. */
const fewLeft = itemMaxCount;

type PlanStepProps = { readonly type: string; readonly country: string; readonly linkTo: ChoiceLink };

export function PlanStep({ type, country, linkTo }: PlanStepProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const plans = useQuery(plansQuery(type, country));
  return (
    <StepFrame title={m.choosePlan} failed={m.plansFailed} empty={m.noPlans} query={plans}>
      {({ items }) => (
        <ul role="list" className={styles.choices}>
          {items.map((plan) => (
            <ChoiceCard
              key={plan.tariff}
              {...linkTo({ tariff: plan.tariff })}
              title={plan.name}
              stock={plan.stock_left === null || plan.stock_left > fewLeft ? undefined : formatMessage(m.stock, { left: plan.stock_left })}
              soldOut={plan.stock_left === 0}
              price={
                eurosPerMonth(plan.prices) > 0 ? (
                  <>
                    {formatMessage(m.perMonth, { price: money(eurosPerMonth(plan.prices)), amount })}
                    {plan.setup_fee > 0 ? (
                      <span className={styles.planFee}>{formatMessage(m.planFee, { price: money(plan.setup_fee) })}</span>
                    ) : null}
                  </>
                ) : null
              }
            >
              <PlanFacts plan={plan} />
            </ChoiceCard>
          ))}
        </ul>
      )}
    </StepFrame>
  );
}

/** What the API says of the plan's size. */
function PlanFacts({ plan }: { readonly plan: Plan }) {
  const { formatMessage } = useIntl();
  const facts = [
    { term: m.planCpu, value: plan.cpu },
    { term: m.planMemory, value: plan.memory },
    { term: m.planStorage, value: plan.storage },
    { term: m.planTraffic, value: plan.traffic },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term.id} className={styles.fact}>
          <dt>{formatMessage(term)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
