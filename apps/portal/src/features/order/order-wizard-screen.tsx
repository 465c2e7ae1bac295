import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement } from 'react';
import { Link } from '@tanstack/react-router';
import { useIntl } from '@portico/i18n/react';
import { Callout } from '@portico/ui/callout';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { Steps } from '@portico/ui/steps';
import { CategoryStep } from './choices/category-step.tsx';
import { ConfigurationStep } from './configuration/configuration-step.tsx';
import { orderMessages as m } from './order.messages.ts';
import { orderSteps, stepOf } from './order-search.ts';
import { choose, searchAfter, searchAt, searchWithoutStep } from './order-steps.ts';
import type { OrderSearch, OrderSearchChange, OrderStep } from './order-search.ts';
import { PlacementStep } from './choices/placement-step.tsx';
import { PlanStep } from './choices/plan-step.tsx';
import type { ChoiceLink } from './choices/choice-card.tsx';
import { useChosen } from './use-chosen.ts';

const stepMessages = { category: m.category, placement: m.placement, plan: m.plan, configuration: m.configuration } as const;

type OrderWizardScreenProps = { readonly search: OrderSearch; readonly onSearchChange: OrderSearchChange };

/** Category, placement, plan, configuration. The whole state is in the URL, so Back, a reload and a shared link keep it. */
export function OrderWizardScreen({ search, onSearchChange }: OrderWizardScreenProps) {
  const { formatMessage } = useIntl();
  const step = stepOf(search);
  const current = orderSteps.indexOf(step);
  const name = formatMessage(stepMessages[step]);
  const { type = '', country = '', tariff = '' } = search;
  const { names, invalidStep } = useChosen(search);
  const [resetStep, setResetStep] = useState<OrderStep>();

  const leaveInvalidStep = useEffectEvent((invalid: OrderStep) => {
    void onSearchChange(searchWithoutStep(invalid, search), { replace: true }).then(() => setResetStep(invalid));
  });
  useEffect(() => {
    if (invalidStep) leaveInvalidStep(invalidStep);
  }, [invalidStep]);

  /** A choice is stored in this step's history entry first, so that Back restores it, and then leads on. */
  const linkTo: ChoiceLink = (choice) => {
    const chosen = choose(search, choice);
    return {
      link: (
        <Link
          to="/services/create"
          search={searchAfter(step, chosen)}
          activeOptions={{ exact: true }}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            setResetStep(undefined);
            void onSearchChange({ ...chosen, step }, { replace: true }).then(() => onSearchChange(searchAfter(step, chosen)));
          }}
        />
      ),
      chosen: Object.entries(choice).every(([key, value]) => search[key as keyof typeof choice] === value),
    };
  };

  const content: Readonly<Record<OrderStep, () => ReactElement>> = {
    category: () => <CategoryStep linkTo={linkTo} />,
    placement: () => <PlacementStep type={type} linkTo={linkTo} />,
    plan: () => <PlanStep type={type} country={country} linkTo={linkTo} />,
    configuration: () => <ConfigurationStep key={tariff} search={search} onSearchChange={onSearchChange} />,
  };

  return (
    <Stack gap={5}>
      <PageHeader title={formatMessage(m.title)} />
      <Steps
        label={formatMessage(m.steps)}
        doneLabel={formatMessage(m.stepDone)}
        compactLabel={formatMessage(m.stepOf, { step: current + 1, total: orderSteps.length, name })}
        current={current}
        items={orderSteps.map((id) => ({
          id,
          label: formatMessage(stepMessages[id]),
          choice: names[id],
          render: <Link to="/services/create" search={searchAt(id, search)} />,
        }))}
      />
      {resetStep === step ? (
        <Callout tone="warning" role="status">
          {formatMessage(m.mended)}
        </Callout>
      ) : null}
      {invalidStep ? null : content[step]()}
    </Stack>
  );
}
