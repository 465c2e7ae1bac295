import { useId, useImperativeHandle, useRef, type ComponentPropsWithRef, type ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { useFieldValue } from '../internal/use-field-value.ts';
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

export interface DateRangeProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onChange' | 'defaultValue' | 'role' | 'aria-label'
> {
  /** What the dates are for, such as "Invoice dates". Not visible. */
  label: string;
  fromLabel: string;
  untilLabel: string;
  value?: DateRangeValue | undefined;
  /** The range at first and after a reset of the form, if there is no `value`. */
  defaultValue?: DateRangeValue | undefined;
  /** Called on every change, including invalid orders: check `isDateRangeInOrder` before fetching. */
  onValueChange?: ((value: DateRangeValue) => void) | undefined;
  /** Name in the form data: `period` sends `period.from` and `period.until`. */
  name?: string | undefined;
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

const open: DateRangeValue = { from: '', until: '' };

/** A range of days with native date fields, which use each reader's date order and each phone's own calendar. */
export function DateRange({
  label,
  fromLabel,
  untilLabel,
  value: controlled,
  defaultValue = open,
  onValueChange,
  name,
  orderError,
  error,
  min,
  max,
  presets,
  disabled = false,
  className,
  ref,
  ...rest
}: DateRangeProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  const [from, until] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [value, change] = useFieldValue(root, { value: controlled, defaultValue, onValueChange }, (initial) => {
    if (from.current) from.current.defaultValue = initial.from;
    if (until.current) until.current.defaultValue = initial.until;
  });
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
    <div {...rest} ref={root} role="group" aria-label={label} className={classNames(styles.root, className)}>
      <div className={styles.days}>
        <Field label={fromLabel} className={styles.day}>
          <TextInput
            {...shared}
            ref={from}
            name={name === undefined ? undefined : `${name}.from`}
            min={min}
            value={value.from}
            onValueChange={(day) => change({ ...value, from: day })}
          />
        </Field>
        <Field label={untilLabel} className={styles.day}>
          {/* The calendar opens at the start of the range. */}
          <TextInput
            {...shared}
            ref={until}
            name={name === undefined ? undefined : `${name}.until`}
            min={value.from || min}
            value={value.until}
            onValueChange={(day) => change({ ...value, until: day })}
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
              onClick={() => change(preset.value)}
            >
              {preset.label}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
