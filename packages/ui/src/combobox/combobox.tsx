import { ChevronsUpDown, X } from 'lucide-react';
import {
  useId,
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { useFieldControl, type ControlSize } from '../field/field-control.ts';
import { classNames } from '../internal/class-names.ts';
import frame from '../internal/control-frame.module.css';
import { useFieldValue } from '../internal/use-field-value.ts';
import { useLabels } from '../labels/labels-provider.tsx';
import type { ComboboxOption } from './combobox-option.ts';
import type { ComboboxSearch } from './combobox-search.ts';
import styles from './combobox.module.css';
import { OptionPopup } from './option-popup.tsx';
import { isKeyOf, take, useOptionList } from './use-option-list.ts';

export type { ComboboxOption } from './combobox-option.ts';
export type { ComboboxSearch } from './combobox-search.ts';

export interface ComboboxProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'children' | 'list' | 'size'
> {
  /** `sm` in rows and toolbars, `lg` for a standalone field, as with buttons. */
  size?: ControlSize | undefined;
  /** All options in list order; with `search`, its results. */
  options: readonly ComboboxOption<Value>[];
  /** The value of the selected option; a value without an option means none yet. */
  value?: Value | '' | undefined;
  /** The selected option at first and after a reset of the form, if there is no `value`. */
  defaultValue?: Value | '' | undefined;
  /** Called with an empty string when the text is cleared. */
  onValueChange?: ((value: Value | '') => void) | undefined;
  /** Shown when no option matches the text. */
  emptyText: string;
  /** For more options than a page can hold: a server finds them. */
  search?: ComboboxSearch<Value> | undefined;
  /** Shows a clear button while an option is selected, for a field that may stay empty. */
  clearable?: boolean | undefined;
  /** Label of the clear button. Defaults to `clear` of the labels. */
  clearLabel?: string | undefined;
}

/**
 * Selects one of many options by typing part of its name. `className` goes to the frame, all other props to the input. It follows the
 * combobox pattern of the ARIA Authoring Practices: the focus stays in the text, and the list, in the top layer, has the active option.
 */
export function Combobox<Value extends string>({
  size,
  options,
  value: controlled,
  defaultValue = '',
  onValueChange,
  emptyText,
  search,
  clearable = false,
  clearLabel,
  name,
  form,
  disabled = false,
  readOnly = false,
  className,
  style,
  ...rest
}: ComboboxProps<Value>): ReactElement {
  const ownId = useId();
  const labels = useLabels();
  const control = useFieldControl(rest);
  const inputId = control.id ?? `${ownId}-input`;
  const fieldRef = useRef<HTMLDivElement>(null);
  const sentRef = useRef<HTMLInputElement>(null);
  const [value, change] = useFieldValue<Value | ''>(
    fieldRef,
    { value: controlled, defaultValue, onValueChange },
    (initial) => sentRef.current && (sentRef.current.defaultValue = initial),
  );
  const isUsable = !disabled && !readOnly;
  const chosen = [...options, ...(search?.chosen ?? [])].find((option) => option.value === value);
  const list = useOptionList({
    fieldRef,
    inputId,
    options,
    search,
    emptyText,
    isUsable,
    isChosen: (one) => one === value,
    isMultiple: false,
    onChoose: (option) => option.value !== value && change(option.value),
  });
  const focusText = () => fieldRef.current?.querySelector('input')?.focus();

  function press(event: KeyboardEvent<HTMLElement>): void {
    if (list.press(event) || !isUsable || event.key !== 'Escape' || value === '' || !isKeyOf(event)) return;
    take(event);
    change('');
  }

  function clear(): void {
    list.close();
    change('');
    focusText();
  }

  /** True for events on the input itself, not in the list, which is in the same frame. */
  const onText = (event: PointerEvent | FocusEvent): boolean => event.target instanceof HTMLInputElement;

  return (
    <div
      ref={fieldRef}
      role="presentation"
      className={classNames(frame.frame, styles.root, className)}
      data-size={size}
      style={style}
      onPointerEnter={list.prepare}
      onFocus={list.prepare}
      // Opens on release, because a finger may still start to scroll.
      onPointerDown={(event) => onText(event) && event.pointerType === 'mouse' && event.button === 0 && list.open()}
      onPointerUp={(event) => onText(event) && event.pointerType !== 'mouse' && list.open()}
      onKeyDown={press}
      // When another window gets the focus, this one keeps its own.
      onBlur={(event) => onText(event) && document.activeElement !== event.target && list.leave()}
    >
      <input
        autoComplete="off"
        spellCheck={false}
        {...rest}
        {...control}
        {...list.input}
        id={inputId}
        form={form}
        disabled={disabled}
        readOnly={readOnly}
        className={styles.input}
        value={list.typed ?? chosen?.label ?? ''}
        onChange={({ target }) => {
          list.type(target.value);
          if (target.value === '' && value !== '') change('');
        }}
      />
      {name === undefined ? null : (
        // Not of type `hidden`, because forms focus a field by its name.
        <input
          ref={sentRef}
          readOnly
          aria-hidden="true"
          tabIndex={-1}
          className={styles.sent}
          name={name}
          form={form}
          disabled={disabled}
          value={chosen?.value ?? ''}
          onFocus={focusText}
        />
      )}
      {clearable && isUsable && value !== '' ? (
        // Escape does the same, so it takes no stop of the Tab key.
        <button
          type="button"
          tabIndex={-1}
          className={classNames(frame.button, styles.clear)}
          aria-label={clearLabel ?? labels.clear ?? 'Clear'}
          onClick={clear}
        >
          <X aria-hidden="true" />
        </button>
      ) : null}
      <ChevronsUpDown aria-hidden="true" className={styles.chevrons} />
      {list.popup ? <OptionPopup {...list.popup} key={list.popup.key} fieldRef={fieldRef} /> : null}
    </div>
  );
}
