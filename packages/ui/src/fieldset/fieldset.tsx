import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './fieldset.module.css';

export interface FieldsetProps extends ComponentPropsWithRef<'fieldset'> {
  /** What its fields are about; names the group. */
  legend: ReactNode;
  /** For a group whose place says what it is about. */
  legendHidden?: boolean | undefined;
  /** What holds for all of its fields. */
  description?: ReactNode;
  /** Marks the labels of fields whose control is `required` with an asterisk. Explain it once in a form, in a `description`. */
  marksRequired?: boolean | undefined;
}

/** Fields that belong together. `disabled` disables all of them. */
export function Fieldset({
  legend,
  legendHidden = false,
  description,
  marksRequired = false,
  className,
  children,
  ...rest
}: FieldsetProps): ReactElement {
  const descriptionId = useId();
  return (
    <fieldset
      aria-describedby={description ? descriptionId : undefined}
      {...rest}
      className={classNames(styles.root, className)}
      data-marks-required={marksRequired || undefined}
    >
      <legend className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {description ? (
        <div id={descriptionId} className={styles.description}>
          {description}
        </div>
      ) : null}
      {children}
    </fieldset>
  );
}
