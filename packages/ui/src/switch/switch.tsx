import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import choice from '../internal/choice.module.css';
import { classNames } from '../internal/class-names.ts';
import { FieldError } from '../field/field-error.tsx';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
  /** What it means when on. */
  hint?: ReactNode;
  /** Why it could not be switched. */
  error?: string | undefined;
}

/** A switch to screen readers, a checkbox to browsers, which set `aria-checked` themselves; HTML forbids setting it. */
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const;

/** An on-off setting that takes effect at once. `className` goes to the root, all other props to the input. */
export function Switch({ label, hint, error, className, 'aria-describedby': describedBy, ...rest }: SwitchProps): ReactElement {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={classNames(choice.root, styles.root, className)}>
      <label className={choice.label}>
        <span className={classNames(choice.mark, styles.track)}>
          <input
            aria-invalid={error ? true : undefined}
            aria-describedby={classNames(describedBy, hint ? hintId : undefined, error ? errorId : undefined)}
            {...rest}
            {...nativeSwitch}
            className={styles.input}
          />
        </span>
        <span className={choice.text}>{label}</span>
      </label>
      {hint ? (
        <div id={hintId} className={choice.hint}>
          {hint}
        </div>
      ) : null}
      <div className={choice.error}>
        <FieldError id={errorId} error={error} />
      </div>
    </div>
  );
}
