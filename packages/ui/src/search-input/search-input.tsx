import { Search, X } from 'lucide-react';
import { useImperativeHandle, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx';
import { classNames } from '../internal/class-names.ts';
import frame from '../internal/control-frame.module.css';
import { enterText } from '../internal/enter-text.ts';
import { useLabels } from '../labels/labels-provider.tsx';
import styles from './search-input.module.css';

export interface SearchInputProps extends Omit<TextInputProps, 'type' | 'start' | 'end' | 'mono' | 'value' | 'defaultValue'> {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Label of the clear button. Defaults to `clear` of the labels. */
  clearLabel?: string | undefined;
}

/** A search input. Escape and the clear button empty it. */
export function SearchInput({ clearLabel, placeholder = ' ', className, onKeyDown, ref, ...rest }: SearchInputProps): ReactElement {
  const labels = useLabels();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    const { value, readOnly } = event.currentTarget;
    if (event.key !== 'Escape' || value === '' || readOnly || event.defaultPrevented) return;
    // The first Escape clears the text; only the next one reaches a surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
    enterText(input.current, '');
  }

  function clear(): void {
    enterText(input.current, '');
    input.current?.focus();
  }

  return (
    <TextInput
      autoComplete="off"
      spellCheck={false}
      {...rest}
      ref={input}
      type="search"
      className={classNames(styles.root, className)}
      // The stylesheet hides the clear button while a placeholder shows, and of an input that is read-only or disabled.
      placeholder={placeholder}
      onKeyDown={onKey}
      start={<Search aria-hidden="true" />}
      end={
        <button type="button" className={frame.button} aria-label={clearLabel ?? labels.clear ?? 'Clear'} onClick={clear}>
          <X aria-hidden="true" />
        </button>
      }
    />
  );
}
