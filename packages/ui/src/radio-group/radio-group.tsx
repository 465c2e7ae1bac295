import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { choiceGroup } from '../internal/choice-group.ts';
import choice from '../internal/choice.module.css';
import { classNames } from '../internal/class-names.ts';
import { choiceAttributes, useKeptChoice } from '../internal/use-kept-choice.ts';
import { FieldError } from '../field/field-error.tsx';
import styles from './radio-group.module.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** What is chosen here; names the group. */
  label: ReactNode;
  /** The value of the selected option; a value without an option means none yet. */
  value?: string | undefined;
  /** The selected option at first and after a reset of the form, if there is no `value`. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  options: readonly RadioOption[];
  /** What is wrong and how to fix it. */
  error?: string | undefined;
  /** Name in the form data. */
  name?: string | undefined;
  /** Disables all options. */
  disabled?: boolean | undefined;
}

/** A choice of a few options, all visible. */
export function RadioGroup({
  label,
  value,
  defaultValue,
  onValueChange,
  options,
  error,
  name,
  disabled = false,
  className,
  ref,
  ...rest
}: RadioGroupProps): ReactElement {
  const id = useId();
  const root = useKeptChoice(ref, value !== undefined);
  const ids = { label: `${id}-label`, error: `${id}-error` };
  return (
    <div {...rest} {...choiceGroup(ids, error)} ref={root} className={classNames(styles.root, className)}>
      <div id={ids.label} className={styles.label}>
        {label}
      </div>
      <div className={styles.options}>
        {options.map((option, position) => (
          <div key={option.value} className={choice.root}>
            <label className={choice.label}>
              <span className={classNames(choice.mark, styles.mark)}>
                <input
                  type="radio"
                  name={name ?? id}
                  value={option.value}
                  {...choiceAttributes(option.value, value, defaultValue)}
                  disabled={disabled || option.disabled}
                  aria-describedby={option.description ? `${id}-${position}` : undefined}
                  className={styles.input}
                  onChange={() => onValueChange?.(option.value)}
                />
              </span>
              <span className={choice.text}>{option.label}</span>
            </label>
            {option.description ? (
              <div id={`${id}-${position}`} className={choice.hint}>
                {option.description}
              </div>
            ) : null}
          </div>
        ))}
      </div>
      <FieldError id={ids.error} error={error} />
    </div>
  );
}
