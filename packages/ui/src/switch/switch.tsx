import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import choice from '../internal/choice.module.css';
import { classNames } from '../internal/class-names.ts';
import { FieldError } from '../field/field-error.tsx';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
  /** What being on means. */
  hint?: ReactNode;
  /** Why it could not be switched. */
  error?: string | undefined;
}

/** A switch to readers, a checkbox to browsers: they keep its `aria-checked` themselves, and HTML forbids to write it. */
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const;

/** On or off, in force at once. `className` goes to the root, everything else to the input. */
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
