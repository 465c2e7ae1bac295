import {
  useRef,
  useState,
  useImperativeHandle,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { classNames } from '../internal/class-names.ts';
import { useFieldControl, type ControlSize } from '../field/field-control.ts';
import { useControlText } from '../internal/use-control-text.ts';
import styles from './pin-input.module.css';

export interface PinInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'type' | 'maxLength' | 'minLength' | 'size'
> {
  /** `sm` in rows and toolbars, `lg` for a standalone field, as with buttons. */
  size?: ControlSize | undefined;
  /** The number of digits. */
  length: number;
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the typed or pasted text without spaces and dashes, which may have other characters or another length. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * A code of digits, one cell each. It is a single input, so that screen readers, password managers and a phone's message autofill work, and
 * a code can be pasted with spaces and dashes. A value with more characters than cells is shown as plain text, for the form to reject.
 * `className` goes to the root, all other props to the input.
 */
export function PinInput({
  size,
  length,
  value,
  defaultValue = '',
  onValueChange,
  className,
  onChange,
  onKeyDown,
  onSelect,
  ref,
  ...rest
}: PinInputProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const { text, attributes, onText } = useControlText(input, value, defaultValue);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [selection, setSelection] = useState({ start: 0, end: 0 });
  const control = useFieldControl(rest);
  const overlong = text.length > length;

  /** Selects the cell at the caret, so that typing replaces its digit. */
  function takeSelection(element: HTMLInputElement): void {
    const start = element.selectionStart ?? text.length;
    const end = element.selectionEnd ?? start;
    if (!overlong && start === end && start < element.value.length) element.setSelectionRange(start, start + 1);
    else setSelection({ start, end });
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    if (overlong || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { selectionStart: at } = event.currentTarget;
    if (at === null || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const to = event.key === 'ArrowLeft' ? Math.max(0, at - 1) : Math.min(text.length, at + 1);
    event.currentTarget.setSelectionRange(to, Math.min(text.length, to + 1));
  }

  function change(event: ChangeEvent<HTMLInputElement>): void {
    const { target } = event;
    const typed = target.value.replace(/[\s\p{Pd}]/gu, '');
    const isRefused = String(control['aria-invalid']) === 'true' && text.length === length && !/\D/u.test(text);
    // Behind a whole code that is wrong begins the next one.
    const code = isRefused && typed.length > length && typed.startsWith(text) ? typed.slice(length) : typed;
    // Setting the same text would move the caret.
    if (target.value !== code) target.value = code;
    onText(code);
    onChange?.(event);
    onValueChange?.(code);
  }

  const active = (cell: number): boolean =>
    selection.start === selection.end ? cell === Math.min(selection.start, length - 1) : cell >= selection.start && cell < selection.end;

  return (
    <span className={classNames(styles.root, className)} data-size={size} data-overlong={overlong || undefined} dir="ltr">
      <input
        autoComplete="one-time-code"
        spellCheck={false}
        {...rest}
        {...control}
        ref={input}
        type="text"
        inputMode="numeric"
        className={styles.input}
        {...attributes}
        onChange={change}
        onKeyDown={onKey}
        onSelect={(event) => {
          onSelect?.(event);
          takeSelection(event.currentTarget);
        }}
      />
      <span className={styles.cells} aria-hidden="true">
        {Array.from({ length }, (_, cell) => (
          <span key={cell} className={styles.cell} data-active={active(cell) || undefined}>
            {text[cell]}
          </span>
        ))}
      </span>
    </span>
  );
}
