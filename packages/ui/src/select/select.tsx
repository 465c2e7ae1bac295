import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import frame from '../internal/control-frame.module.css';
import { useFieldControl } from '../field/field-control.ts';
import styles from './select.module.css';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple' | 'size'
> {
  options: readonly SelectOption<Value>[];
  /** The value of the selected option; a value without an option means none yet. */
  value: Value;
  onValueChange: (value: Value) => void;
  /** Shown while nothing is selected. */
  placeholder?: string | undefined;
}

/** A native select. `className` goes to the frame, all other props to the select. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  className,
  ...rest
}: SelectProps<Value>): ReactElement {
  const control = useFieldControl(rest);
  const known = options.some((option) => option.value === value);
  return (
    <span className={classNames(frame.frame, styles.root, className)}>
      <select
        {...rest}
        {...control}
        className={styles.select}
        value={known ? value : ''}
        data-empty={known ? undefined : true}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onValueChange(chosen.value);
        }}
      >
        {known ? null : (
          // Without it the browser would show the first option as if it were selected.
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
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
