import type { ReactElement } from 'react';
import { Link } from '@tanstack/react-router';
import { useIntl } from '@portico/i18n/react';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { Steps } from '@portico/ui/steps';
import { CategoryStep } from './choices/category-step.tsx';
import { ConfigurationStep } from './configuration/configuration-step.tsx';
import { orderMessages as m } from './order.messages.ts';
import { orderSteps, searchOf, stepOf } from './order-search.ts';
import type { OrderSearch, OrderStep } from './order-search.ts';
import { PlacementStep } from './choices/placement-step.tsx';
import { PlanStep } from './choices/plan-step.tsx';

const stepMessages = { category: m.category, placement: m.placement, plan: m.plan, configuration: m.configuration } as const;

/** Category, placement, plan, configuration. Each choice is an address, so Back, reload and a shared link all work. */
export function OrderWizardScreen({ search }: { readonly search: OrderSearch }) {
  const { formatMessage } = useIntl();
  const step = stepOf(search);
  const current = orderSteps.indexOf(step);
  const name = formatMessage(stepMessages[step]);
  const { type = '', country = '', tariff = '' } = search;

  const content: Readonly<Record<OrderStep, () => ReactElement>> = {
    category: () => <CategoryStep />,
    placement: () => <PlacementStep type={type} />,
    plan: () => <PlanStep type={type} country={country} />,
    configuration: () => <ConfigurationStep key={tariff} tariff={tariff} />,
  };

  return (
    <Stack gap={5}>
      <PageHeader title={formatMessage(m.title)} />
      <Steps
        label={formatMessage(m.steps)}
        doneLabel={formatMessage(m.stepDone)}
        compactLabel={formatMessage(m.stepOf, { step: current + 1, total: orderSteps.length, name })}
        current={current}
        steps={orderSteps.map((id) => ({
          id,
          label: formatMessage(stepMessages[id]),
          render: <Link to="/services/create" search={searchOf(id, search)} />,
        }))}
      />
      {content[step]()}
    </Stack>
  );
}
