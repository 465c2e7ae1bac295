import { useId, type ComponentPropsWithRef, type ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { FieldError } from '../field/field-error.tsx';
import { Field } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import styles from './date-range.module.css';

/** Both days are in the range; each is an ISO day (`2026-11-21`), or empty while it is open. */
export interface DateRangeValue {
  from: string;
  until: string;
}

export interface DateRangePreset {
  /** Among the presets. */
  id: string;
  /** "Last 7 days", "This month". */
  label: string;
  value: DateRangeValue;
}

export interface DateRangeProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'role' | 'aria-label'> {
  /** What the days are for, such as "Invoices of". Spoken, not shown. */
  label: string;
  fromLabel: string;
  untilLabel: string;
  value: DateRangeValue;
  /** Gets every change, also one that is not in order yet: ask `isDateRangeInOrder` before you fetch. */
  onValueChange: (value: DateRangeValue) => void;
  /** Shown and announced while the range ends before it begins. */
  orderError: string;
  /** Whatever else is wrong with it. */
  error?: string | undefined;
  /** The first and the last day that can be chosen in the calendar, as ISO days. What is typed may lie beyond. */
  min?: string | undefined;
  max?: string | undefined;
  /** Ranges at one press. The application knows what day it is. */
  presets?: readonly DateRangePreset[] | undefined;
  disabled?: boolean | undefined;
}

/** Whether a range ends no earlier than it begins; one that is open at an end does. */
export function isDateRangeInOrder({ from, until }: DateRangeValue): boolean {
  return from === '' || until === '' || from <= until;
}

/** From one day to another, by the browser's own date fields: each reader's order of day and month, each phone's own calendar. */
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
          {/* The calendar opens where the range begins. */}
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
