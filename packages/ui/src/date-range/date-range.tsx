import { useId, type ComponentPropsWithRef, type ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { FieldError } from '../field/field-error.tsx';
import { Field } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import styles from './date-range.module.css';

/** An inclusive range. Each end is an ISO day (`2026-11-21`), or empty if it is open. */
export interface DateRangeValue {
  from: string;
  until: string;
}

export interface DateRangePreset {
  /** Unique among the presets. */
  id: string;
  /** "Last 7 days", "This month". */
  label: string;
  value: DateRangeValue;
}

export interface DateRangeProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'role' | 'aria-label'> {
  /** What the dates are for, such as "Invoices of". Not visible. */
  label: string;
  fromLabel: string;
  untilLabel: string;
  value: DateRangeValue;
  /** Called on every change, including invalid orders: check `isDateRangeInOrder` before fetching. */
  onValueChange: (value: DateRangeValue) => void;
  /** Shown and announced while the end precedes the start. */
  orderError: string;
  /** Any other error. */
  error?: string | undefined;
  /** The first and last day of the calendar, as ISO days. Typed dates may be outside. */
  min?: string | undefined;
  max?: string | undefined;
  /** One-click ranges. The application computes them from today's date. */
  presets?: readonly DateRangePreset[] | undefined;
  disabled?: boolean | undefined;
}

/** Returns whether the end does not precede the start; true if either is open. */
export function isDateRangeInOrder({ from, until }: DateRangeValue): boolean {
  return from === '' || until === '' || from <= until;
}

/** A range of days with native date fields, which use each reader's date order and each phone's own calendar. */
export function DateRange({
  label,
  fromLabel,
  untilLabel,
  value,
  onValueChange,
  orderError,
  error,
  min,
  max,
  presets,
  disabled = false,
  className,
  ...rest
}: DateRangeProps): ReactElement {
  const errorId = useId();
  const shownError = isDateRangeInOrder(value) ? error : orderError;
  const shared = {
    type: 'date',
    max,
    disabled,
    'aria-invalid': shownError ? true : undefined,
    'aria-describedby': shownError ? errorId : undefined,
  } as const;

  return (
    <div {...rest} role="group" aria-label={label} className={classNames(styles.root, className)}>
      <div className={styles.days}>
        <Field label={fromLabel} className={styles.day}>
          <TextInput {...shared} min={min} value={value.from} onChange={({ target }) => onValueChange({ ...value, from: target.value })} />
        </Field>
        <Field label={untilLabel} className={styles.day}>
          {/* The calendar opens at the start of the range. */}
          <TextInput
            {...shared}
            min={value.from || min}
            value={value.until}
            onChange={({ target }) => onValueChange({ ...value, until: target.value })}
          />
        </Field>
      </div>
      <FieldError id={errorId} error={shownError} />
      {presets && presets.length > 0 ? (
        <div className={styles.presets}>
          {presets.map((preset) => (
            <button
              key={preset.id}
              type="button"
              className={styles.preset}
              aria-pressed={preset.value.from === value.from && preset.value.until === value.until}
              disabled={disabled}
              onClick={() => onValueChange(preset.value)}
            >
              {preset.label}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
