import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { choiceAttributes, useKeptChoice } from '../internal/use-kept-choice.ts';
import styles from './segmented-control.module.css';

export interface Segment<Value extends string> {
  value: Value;
  /** A word or two, because all segments are visible at once. */
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onChange' | 'defaultValue' | 'role' | 'aria-label'
> {
  /** What is chosen here, such as "Chart range". Not visible. */
  label: string;
  /** The value of the selected segment; a value without a segment means none. */
  value?: Value | undefined;
  /** The selected segment at first and after a reset of the form, if there is no `value`. */
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  options: readonly Segment<Value>[];
  size?: 'sm' | 'md' | undefined;
  /** Name in the form data. */
  name?: string | undefined;
  /** Disables all segments. */
  disabled?: boolean | undefined;
}

/**
 * A choice of two to five options that takes effect at once: the range of a chart, the view of a list. Native radio buttons, so arrow keys
 * choose and the group is one tab stop.
 */
export function SegmentedControl<Value extends string>({
  label,
  value,
  defaultValue,
  onValueChange,
  options,
  size = 'md',
  name,
  disabled = false,
  className,
  ref,
  ...rest
}: SegmentedControlProps<Value>): ReactElement {
  const ownName = useId();
  const root = useKeptChoice(ref, value !== undefined);
  return (
    <div {...rest} ref={root} role="radiogroup" aria-label={label} className={classNames(styles.root, className)} data-size={size}>
      {options.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            name={name ?? ownName}
            value={segment.value}
            {...choiceAttributes(segment.value, value, defaultValue)}
            disabled={disabled || segment.disabled}
            className={styles.input}
            onChange={() => onValueChange?.(segment.value)}
          />
          {segment.icon ? (
            <span className={styles.icon} aria-hidden="true">
              {segment.icon}
            </span>
          ) : null}
          <span className={styles.label}>{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
