import { Check } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { renderElement } from '../internal/render-element.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './steps.module.css';

export interface Step {
  id: string;
  label: string;
  /** The step's choice, shown instead of the label once the step is completed. */
  choice?: string | undefined;
  /** The application's link back to this step, used once it is completed. */
  render?: ReactElement | undefined;
}

export interface StepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  items: readonly Step[];
  /** Index of the current step, from 0; earlier steps are completed. */
  current: number;
  /** Name of the list, such as "Order new service: steps". */
  label: string;
  /** Announced with a completed step, such as "done". */
  doneLabel: string;
  /** The whole row in one line, for narrow containers: "Step 2 of 4 · Placement". */
  compactLabel: string;
}

/** The progress through a task of a few pages. Links lead back to completed steps, never ahead. */
export function Steps({ items, current, label, doneLabel, compactLabel, className, ...rest }: StepsProps): ReactElement {
  return (
    <div className={classNames(styles.root, className)}>
      <p className={styles.compact} aria-hidden="true">
        {compactLabel}
      </p>
      <ol {...rest} role="list" aria-label={label} className={styles.list}>
        {items.map((step, position) => {
          const state = position < current ? 'done' : position === current ? 'current' : 'upcoming';
          const own = {
            className: styles.step,
            children: (
              <>
                <span className={styles.sign} aria-hidden="true">
                  {state === 'done' ? <Check /> : position + 1}
                </span>
                {state === 'done' && step.choice ? (
                  <span className={styles.label}>
                    <VisuallyHidden>{step.label}: </VisuallyHidden>
                    {step.choice}
                  </span>
                ) : (
                  <span className={styles.label}>{step.label}</span>
                )}
                {state === 'done' ? <VisuallyHidden>{doneLabel}</VisuallyHidden> : null}
              </>
            ),
          };
          return (
            <li key={step.id} className={styles.item} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {state === 'done' && step.render ? renderElement(step.render, own) : <span {...own} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
