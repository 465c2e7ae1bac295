import { Minus, Plus } from 'lucide-react';
import {
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { classNames } from '../internal/class-names.ts';
import { useFieldControl, type ControlSize } from '../field/field-control.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { enterText } from '../internal/enter-text.ts';
import { useControlText } from '../internal/use-control-text.ts';
import { useLabels } from '../labels/labels-provider.tsx';
import styles from './number-field.module.css';

export interface NumberFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'type' | 'role' | 'size'
> {
  /** `sm` in rows and toolbars, `lg` for a standalone field, as with buttons. */
  size?: ControlSize | undefined;
  /** `null` without text, `NaN` for a text that is no number. */
  value?: number | null | undefined;
  /** The number at first and after a reset of the form, if there is no `value`. */
  defaultValue?: number | null | undefined;
  /**
   * Called with the typed number, including decimals and values outside the limits; `null` without text, `NaN` for a text that is no
   * number. Store each of them and show an error: the field never corrects what was typed.
   */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Limits of the buttons and keys, not of typed values. 0 or more. */
  min: number;
  max: number;
  /** Parses a text that is not blank; `NaN` for anything but a number. By default it accepts digits with an optional minus sign. */
  parse?: ((text: string) => number) | undefined;
  /** Labels of the two buttons. They default to `decrease` and `increase` of the labels. */
  decreaseLabel?: string | undefined;
  increaseLabel?: string | undefined;
}

const readWhole = (text: string): number => (/^-?\d+$/.test(text) ? Number(text) : Number.NaN);

const textOf = (value: number | null): string => (value === null || Number.isNaN(value) ? '' : String(value));

/**
 * Returns the next value for the keys of a spin button, per the ARIA pattern; a page is ten. From a fraction, a step goes to the next
 * integer.
 */
function steppedBy(key: string, value: number, { min, max }: { min: number; max: number }): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return Math.floor(value) + 1;
    case 'ArrowDown':
      return Math.ceil(value) - 1;
    case 'PageUp':
      return Math.floor(value) + 10;
    case 'PageDown':
      return Math.ceil(value) - 10;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return undefined;
  }
}

/**
 * A small whole number with buttons and text input. The text stays as typed; the form validates it. `className` goes to the root, all other
 * props to the input.
 */
export function NumberField({
  size,
  value: controlled,
  defaultValue = null,
  onValueChange,
  min,
  max,
  parse = readWhole,
  decreaseLabel,
  increaseLabel,
  disabled,
  readOnly,
  className,
  onChange,
  onKeyDown,
  ref,
  ...rest
}: NumberFieldProps): ReactElement {
  const labels = useLabels();
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const control = useFieldControl(rest);
  // The typed text is shown as long as its number is the current value.
  const shown = typed && Object.is(typed.value, controlled) ? typed.text : controlled === undefined ? undefined : textOf(controlled);
  const { text, attributes, onText } = useControlText(input, shown, textOf(defaultValue));
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const value = controlled === undefined ? read(text) : controlled;
  const number = value === null || Number.isNaN(value) ? undefined : value;

  function read(entered: string): number | null {
    const trimmed = entered.trim();
    return trimmed === '' ? null : parse(trimmed);
  }

  function type(event: ChangeEvent<HTMLInputElement>): void {
    const next = read(event.target.value);
    setTyped({ text: event.target.value, value: next });
    onText(event.target.value);
    onChange?.(event);
    if (!Object.is(next, value)) onValueChange?.(next);
  }

  function step(key: string): boolean {
    const next = steppedBy(key, number ?? min, { min, max });
    if (next === undefined) return false;
    // Without a number, counting starts at the minimum.
    const within = number === undefined && key !== 'End' ? min : Math.min(max, Math.max(min, next));
    enterText(input.current, String(within));
    return true;
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!readOnly && step(event.key)) event.preventDefault();
  }

  return (
    <span className={classNames(styles.root, className)} data-size={size}>
      <IconButton
        label={decreaseLabel ?? labels.decrease ?? 'Decrease'}
        size={size}
        tabIndex={-1}
        disabled={disabled || readOnly}
        aria-disabled={(number !== undefined && number <= min) || undefined}
        onClick={() => step('ArrowDown')}
      >
        <Minus />
      </IconButton>
      <input
        autoComplete="off"
        inputMode="numeric"
        {...rest}
        {...control}
        ref={input}
        type="text"
        role="spinbutton"
        aria-valuenow={number}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        readOnly={readOnly}
        className={styles.input}
        {...attributes}
        onChange={type}
        onKeyDown={onKey}
      />
      <IconButton
        label={increaseLabel ?? labels.increase ?? 'Increase'}
        size={size}
        tabIndex={-1}
        disabled={disabled || readOnly}
        aria-disabled={(number !== undefined && number >= max) || undefined}
        onClick={() => step('ArrowUp')}
      >
        <Plus />
      </IconButton>
    </span>
  );
}
