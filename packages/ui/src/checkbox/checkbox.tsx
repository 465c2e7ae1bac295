import { Check } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import choice from '../internal/choice.module.css';
import { classNames } from '../internal/class-names.ts';
import { useKeptChoice } from '../internal/use-kept-choice.ts';
import { FieldError } from '../field/field-error.tsx';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** Called on every change. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Additional information about the choice. */
  description?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
}

/** A yes-or-no choice that takes effect when the form is submitted. `className` goes to the root, all other props to the input. */
export function Checkbox({
  label,
  description,
  error,
  className,
  'aria-describedby': describedBy,
  onCheckedChange,
  ...rest
}: CheckboxProps): ReactElement {
  // Its props are new objects at each render, so memoising would only add code.
  'use no memo';
  const input = useKeptChoice(rest.ref, rest.checked !== undefined);
  const id = useId();
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  return (
    <div className={classNames(choice.root, className)}>
      <label className={choice.label}>
        <span className={classNames(choice.mark, styles.box)}>
          <input
            aria-invalid={error ? true : undefined}
            aria-describedby={classNames(describedBy, description ? descriptionId : undefined, error ? errorId : undefined)}
            {...rest}
            type="checkbox"
            ref={input}
            className={styles.input}
            onChange={(event) => {
              rest.onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
          />
          <Check aria-hidden="true" className={styles.check} />
        </span>
        <span className={choice.text}>{label}</span>
      </label>
      {description ? (
        <div id={descriptionId} className={choice.hint}>
          {description}
        </div>
      ) : null}
      <div className={choice.error}>
        <FieldError id={errorId} error={error} />
      </div>
    </div>
  );
}
