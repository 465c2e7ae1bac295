import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { FieldContext } from './field-control.ts';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

export interface FieldProps extends ComponentPropsWithRef<'div'> {
  /** The control's visible and accessible name. */
  label: ReactNode;
  /** Help for filling it in. */
  description?: ReactNode;
  /** What is wrong and how to fix it. Announced, and marks the control as invalid. */
  error?: string | undefined;
  /** Content at the end of the label's line, such as a link. */
  labelEnd?: ReactNode;
  /** The used part of a limit, such as "12 / 60". */
  counter?: string | undefined;
  /** One control of the kit. */
  children: ReactNode;
}

/** A control connected to its label, description and error for all users. */
export function Field({ label, description, error, labelEnd, counter, className, children, ...rest }: FieldProps): ReactElement {
  const id = useId();
  const descriptionId = `${id}-description`;
  const counterId = `${id}-counter`;
  const errorId = `${id}-error`;
  const describedBy = classNames(description ? descriptionId : undefined, counter ? counterId : undefined, error ? errorId : undefined);

  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <div className={styles.top}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {labelEnd ? <div className={styles.labelEnd}>{labelEnd}</div> : null}
      </div>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      <FieldError id={errorId} error={error} />
      {description || counter ? (
        <div className={styles.bottom}>
          {description ? <div id={descriptionId}>{description}</div> : null}
          {counter ? (
            <div id={counterId} className={styles.counter}>
              {counter}
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
