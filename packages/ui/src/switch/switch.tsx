import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import choice from '../internal/choice.module.css';
import { classNames } from '../internal/class-names.ts';
import { useKeptChoice } from '../internal/use-kept-choice.ts';
import { FieldError } from '../field/field-error.tsx';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
  /** Called on every change. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** What it means when on. */
  description?: ReactNode;
  /** Why it could not be switched. */
  error?: string | undefined;
}

/** A switch to screen readers, a checkbox to browsers, which set `aria-checked` themselves; HTML forbids setting it. */
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const;

/** An on-off setting that takes effect at once. `className` goes to the root, all other props to the input. */
export function Switch({
  label,
  description,
  error,
  className,
  'aria-describedby': describedBy,
  onCheckedChange,
  ...rest
}: SwitchProps): ReactElement {
  // Its props are new objects at each render, so memoising would only add code.
  'use no memo';
  const input = useKeptChoice(rest.ref, rest.checked !== undefined);
  const id = useId();
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  return (
    <div className={classNames(choice.root, styles.root, className)}>
      <label className={choice.label}>
        <span className={classNames(choice.mark, styles.track)}>
          <input
            aria-invalid={error ? true : undefined}
            aria-describedby={classNames(describedBy, description ? descriptionId : undefined, error ? errorId : undefined)}
            {...rest}
            {...nativeSwitch}
            ref={input}
            className={styles.input}
            onChange={(event) => {
              rest.onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
          />
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
