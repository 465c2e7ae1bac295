import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import frame from '../internal/control-frame.module.css';
import { useFieldControl, type ControlSize } from '../field/field-control.ts';
import { useKeptChoice } from '../internal/use-kept-choice.ts';
import styles from './select.module.css';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'defaultValue' | 'children' | 'multiple' | 'size'
> {
  /** `sm` in rows and toolbars, `lg` for a standalone field, as with buttons. */
  size?: ControlSize | undefined;
  options: readonly SelectOption<Value>[];
  /** The value of the selected option; a value without an option means none yet. */
  value?: Value | undefined;
  /** The selected option at first and after a reset of the form, if there is no `value`. */
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Shown while nothing is selected. */
  placeholder?: string | undefined;
}

/** A native select. `className` goes to the frame, all other props to the select. */
export function Select<Value extends string>({
  size,
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  className,
  ...rest
}: SelectProps<Value>): ReactElement {
  // Its props are new objects at each render, so memoising would only add code.
  'use no memo';
  const control = useFieldControl(rest);
  const known = options.find((option) => option.value === (value ?? defaultValue))?.value;
  const select = useKeptChoice(rest.ref, value !== undefined, known ?? '');
  return (
    <span className={classNames(frame.frame, styles.root, className)} data-size={size}>
      <select
        {...rest}
        {...control}
        {...(value === undefined ? { defaultValue: known ?? '' } : { value: known ?? '' })}
        ref={select}
        className={styles.select}
        onChange={(event) => {
          rest.onChange?.(event);
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onValueChange?.(chosen.value);
        }}
      >
        {known === undefined ? (
          // Without it the browser would show the first option as if it were selected.
          <option value="" disabled hidden>
            {placeholder}
          </option>
        ) : null}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className={styles.chevron} />
    </span>
  );
}
