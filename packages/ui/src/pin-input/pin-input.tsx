import { useRef, useState, useImperativeHandle, type ComponentPropsWithRef, type KeyboardEvent, type ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import { useFieldControl } from '../field/field-control.ts';
import styles from './pin-input.module.css';

export interface PinInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength' | 'minLength'
> {
  /** The number of digits. */
  length: number;
  value: string;
  /** Called with the typed or pasted text without spaces and dashes, which may have other characters or another length. */
  onValueChange: (value: string) => void;
}

/**
 * A code of digits, one cell each. It is a single input, so that screen readers, password managers and a phone's message autofill work, and
 * a code can be pasted with spaces and dashes. A value with more characters than cells is shown as plain text, for the form to reject.
 * `className` goes to the root, all other props to the input.
 */
export function PinInput({ length, value, onValueChange, className, onKeyDown, onSelect, ref, ...rest }: PinInputProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [selection, setSelection] = useState({ start: 0, end: 0 });
  const control = useFieldControl(rest);
  const overlong = value.length > length;

  /** Selects the cell at the caret, so that typing replaces its digit. */
  function takeSelection(element: HTMLInputElement): void {
    const start = element.selectionStart ?? value.length;
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
    const to = event.key === 'ArrowLeft' ? Math.max(0, at - 1) : Math.min(value.length, at + 1);
    event.currentTarget.setSelectionRange(to, Math.min(value.length, to + 1));
  }

  const active = (cell: number): boolean =>
    selection.start === selection.end ? cell === Math.min(selection.start, length - 1) : cell >= selection.start && cell < selection.end;

  return (
    <span className={classNames(styles.root, className)} data-overlong={overlong || undefined} dir="ltr">
      <input
        autoComplete="one-time-code"
        spellCheck={false}
        {...rest}
        {...control}
        ref={input}
        type="text"
        inputMode="numeric"
        className={styles.input}
        value={value}
        onChange={(event) => onValueChange(event.target.value.replace(/[\s\p{Pd}]/gu, ''))}
        onKeyDown={onKey}
        onSelect={(event) => {
          onSelect?.(event);
          takeSelection(event.currentTarget);
        }}
      />
      <span className={styles.cells} aria-hidden="true">
        {Array.from({ length }, (_, cell) => (
          <span key={cell} className={styles.cell} data-active={active(cell) || undefined}>
            {value[cell]}
          </span>
        ))}
      </span>
    </span>
  );
}
