import { Minus, Plus } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type FocusEvent, type KeyboardEvent, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useFieldControl } from '../field/field-control.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './number-field.module.css';

export interface NumberFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'type' | 'role'
> {
  value: number;
  /** Gets whole numbers from `min` to `max`, and `null` while there is no text. */
  onValueChange: (value: number | null) => void;
  /** 0 or more. */
  min: number;
  max: number;
  /** Names of the two buttons. */
  decreaseLabel: string;
  increaseLabel: string;
}

/** Keys of a spin button, by the ARIA pattern; a page is ten. */
function steppedBy(key: string, value: number, { min, max }: { min: number; max: number }): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return value + 1;
    case 'ArrowDown':
      return value - 1;
    case 'PageUp':
      return value + 10;
    case 'PageDown':
      return value - 10;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return undefined;
  }
}

/** A small whole number, counted up and down or typed. `className` goes to the root, everything else to the input. */
export function NumberField({
  value,
  onValueChange,
  min,
  max,
  decreaseLabel,
  increaseLabel,
  disabled,
  className,
  onBlur,
  onKeyDown,
  ...rest
}: NumberFieldProps): ReactElement {
  // What is being typed, which need not be a number within the limits yet.
  const [draft, setDraft] = useState<string | null>(null);
  const control = useFieldControl(rest);

  function change(to: number): void {
    setDraft(null);
    const within = Math.min(max, Math.max(min, to));
    if (within !== value) onValueChange(within);
  }

  function type(text: string): void {
    const digits = text.replace(/\D/g, '');
    setDraft(digits);
    const typed = Number(digits);
    if (digits === '') onValueChange(null);
    else if (typed >= min && typed <= max) onValueChange(typed);
  }

  function settle(event: FocusEvent<HTMLInputElement>): void {
    if (draft) change(Number(draft));
    setDraft(null);
    onBlur?.(event);
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Enter also sends the form: with the number that is meant.
    if (event.key === 'Enter' && draft) change(Number(draft));
    const stepped = steppedBy(event.key, draft ? Number(draft) : value, { min, max });
    if (stepped === undefined) return;
    event.preventDefault();
    change(stepped);
  }

  return (
    <span className={classNames(styles.root, className)}>
      <IconButton
        label={decreaseLabel}
        tabIndex={-1}
        disabled={disabled}
        aria-disabled={value <= min || undefined}
        onClick={() => change(value - 1)}
      >
        <Minus />
      </IconButton>
      <input
        autoComplete="off"
        {...rest}
        {...control}
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        className={styles.input}
        value={draft ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onKeyDown={onKey}
      />
      <IconButton
        label={increaseLabel}
        tabIndex={-1}
        disabled={disabled}
        aria-disabled={value >= max || undefined}
        onClick={() => change(value + 1)}
      >
        <Plus />
      </IconButton>
    </span>
  );
}
