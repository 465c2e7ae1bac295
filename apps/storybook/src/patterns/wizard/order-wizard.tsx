import { ArrowLeft } from 'lucide-react';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { Grid } from '@portico/ui/grid';
import { Money } from '@portico/ui/money';
import { OptionCard, OptionCardGroup } from '@portico/ui/option-card';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { Steps } from '@portico/ui/steps';
import { useEffect, useRef, useState, type MouseEvent, type ReactElement } from 'react';
import { PortalFrame } from '../frame/portal-frame.tsx';
import { euros } from '../frame/wording.ts';
import { OrderConfiguration } from './order-configuration.tsx';
import { OrderSummary } from './order-summary.tsx';
import { categories, emptyOrder, errorsOf, placements, plans, stepIds, type Order, type StepId } from './order.ts';
import styles from './order-wizard.module.css';

const names: Readonly<Record<StepId, string>> = {
  category: 'Category',
  placement: 'Placement',
  plan: 'Plan',
  configuration: 'Configuration',
};

const questions: Readonly<Record<StepId, string>> = {
  category: 'What do you need?',
  placement: 'Where should it run?',
  plan: 'What size?',
  configuration: 'Configuration',
};

interface OrderWizardProps {
  step?: StepId;
  order?: Partial<Order>;
  /** The user tried to leave the step with invalid or missing values. */
  tried?: boolean;
  /** The order was declined. */
  refused?: boolean;
  busy?: boolean;
}

export function OrderWizard({
  step: first = 'category',
  order: started,
  tried: alreadyTried = false,
  refused = false,
  busy = false,
}: OrderWizardProps): ReactElement {
  const [step, setStep] = useState(first);
  const [order, setOrder] = useState<Order>({ ...emptyOrder, ...started });
  const [tried, setTried] = useState(alreadyTried);
  const [placing, setPlacing] = useState(busy);
  const content = useRef<HTMLElement>(null);
  const shown = useRef(step);

  // A new step is a new page to screen readers, so the focus moves to its question.
  useEffect(() => {
    if (shown.current !== step) content.current?.focus();
    shown.current = step;
  }, [step]);

  const position = stepIds.indexOf(step);
  const errors = tried ? errorsOf(step, order) : {};
  const change = (part: Partial<Order>) => setOrder((before) => ({ ...before, ...part }));

  function go(to: StepId): void {
    setTried(false);
    setStep(to);
  }

  function advance(onValid: () => void): void {
    if (Object.keys(errorsOf(step, order)).length > 0) setTried(true);
    else onValid();
  }

  const back = (to: StepId) => (
    <a
      href={`#${to}`}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        go(to);
      }}
    />
  );
  const previous = stepIds[position - 1];
  const next = stepIds[position + 1];

  return (
    <PortalFrame current="order">
      <Stack gap={6}>
        <PageHeader title="Order new service" />
        <Steps
          label="Order new service: steps"
          doneLabel="done"
          compactLabel={`Step ${position + 1} of 4 · ${names[step]}`}
          current={position}
          items={stepIds.map((id) => ({ id, label: names[id], render: back(id) }))}
        />
        <Grid layout="with-aside">
          <section ref={content} tabIndex={-1} aria-label={questions[step]} className={styles.content}>
            {refused ? (
              <Callout tone="danger" role="alert" title="Couldn’t place your order">
                VPS NVMe 8 is out of stock in Frankfurt. Choose another location or plan. Your other choices are kept.
              </Callout>
            ) : null}
            {step === 'category' ? (
              <OptionCardGroup
                label={questions[step]}
                value={order.category}
                error={errors['category']}
                onValueChange={(category) => change({ category })}
              >
                {categories.map((choice) => (
                  <OptionCard key={choice.value} {...choice} />
                ))}
              </OptionCardGroup>
            ) : null}
            {step === 'placement' ? (
              <OptionCardGroup
                label={questions[step]}
                value={order.placement}
                error={errors['placement']}
                onValueChange={(placement) => change({ placement })}
              >
                {placements.map((choice) => (
                  <OptionCard key={choice.value} {...choice} />
                ))}
              </OptionCardGroup>
            ) : null}
            {step === 'plan' ? (
              <OptionCardGroup label={questions[step]} value={order.plan} error={errors['plan']} onValueChange={(plan) => change({ plan })}>
                {plans.map(({ monthlyCents, ...choice }) => (
                  <OptionCard key={choice.value} {...choice} price={<Money cents={monthlyCents} format={euros} />} />
                ))}
              </OptionCardGroup>
            ) : null}
            {step === 'configuration' ? <OrderConfiguration order={order} errors={errors} onChange={change} /> : null}
            <div className={styles.moves}>
              {previous ? (
                <Button variant="quiet" iconStart={<ArrowLeft />} onClick={() => go(previous)}>
                  Back
                </Button>
              ) : (
                <span />
              )}
              {next ? (
                <Button variant="primary" onClick={() => advance(() => go(next))}>
                  Continue
                </Button>
              ) : null}
            </div>
          </section>
          <OrderSummary order={order} busy={placing} onPlace={next ? undefined : () => advance(() => setPlacing(true))} />
        </Grid>
      </Stack>
    </PortalFrame>
  );
}
