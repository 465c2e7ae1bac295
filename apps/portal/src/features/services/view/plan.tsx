import { Check, X } from 'lucide-react';
import type { ActionPlan } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { belongingMessages, planMessages as m } from './plan.messages.ts';
import styles from './plan.module.css';

/** The API's plan for an irreversible call: what is lost, what stays, the downtime and the price. */
export function Plan({ plan }: { readonly plan: ActionPlan }) {
  const { formatMessage } = useIntl();
  const { money, list } = useFormatters();
  const names = (things: ActionPlan['erased']) => list(things.map((thing) => formatMessage(belongingMessages[thing])));
  const minutes = Math.max(1, Math.round(plan.duration_seconds / 60));
  return (
    <ul role="list" className={styles.plan}>
      {plan.erased.length > 0 ? (
        <li className={styles.lost}>
          <X aria-hidden="true" /> {formatMessage(m.erased, { things: names(plan.erased) })}
        </li>
      ) : null}
      {plan.kept.length > 0 ? (
        <li className={styles.kept}>
          <Check aria-hidden="true" /> {formatMessage(m.kept, { things: names(plan.kept) })}
        </li>
      ) : null}
      {plan.duration_seconds > 0 ? (
        <li>{formatMessage(plan.downtime ? m.away : m.takes, { count: minutes })}</li>
      ) : plan.downtime ? (
        <li>{formatMessage(m.awayShortly)}</li>
      ) : null}
      <li>{plan.cost > 0 ? formatMessage(m.costs, { amount: money(plan.cost) }) : formatMessage(m.free)}</li>
    </ul>
  );
}

export function isPlan(result: object): result is ActionPlan {
  return 'erased' in result;
}
