import { ChevronsUpDown, X } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import type { ComboboxOption } from '../combobox/combobox-option.ts';
import type { ComboboxSearch } from '../combobox/combobox-search.ts';
import { OptionPopup } from '../combobox/option-popup.tsx';
import { isKeyOf, take, useOptionList } from '../combobox/use-option-list.ts';
import { useFieldControl, type ControlSize } from '../field/field-control.ts';
import { classNames } from '../internal/class-names.ts';
import frame from '../internal/control-frame.module.css';
import { useFieldValue } from '../internal/use-field-value.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './multi-select.module.css';

export type { ComboboxOption } from '../combobox/combobox-option.ts';
export type { ComboboxSearch } from '../combobox/combobox-search.ts';

export interface MultiSelectProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'children' | 'list' | 'size'
> {
  /** `sm` in rows and toolbars, `lg` for a standalone field, as with buttons. */
  size?: ControlSize | undefined;
  /** All options in list order; with `search`, its results. */
  options: readonly ComboboxOption<Value>[];
  /** The selected values in the order of their tags. One without an option is shown as it is. */
  value?: readonly Value[] | undefined;
  /** The selected values at first and after a reset of the form, if there is no `value`. */
  defaultValue?: readonly Value[] | undefined;
  onValueChange?: ((value: readonly Value[]) => void) | undefined;
  /** Shown when no option matches the text. */
  emptyText: string;
  /** For more options than a page can hold: a server finds them. */
  search?: ComboboxSearch<Value> | undefined;
  /** Returns the name of a tag's button, such as "Remove web-1". */
  removeLabel: (label: string) => string;
  /** Returns how many are selected, such as "2 services selected". Describes the input, and is announced when it changes. */
  countText: (count: number) => string;
}

const none: readonly never[] = [];

/**
 * Selects any number of options by typing part of their names, and shows each as a tag. `className` goes to the frame, all other props to
 * the input. The list is that of `Combobox`; it stays open while options are chosen.
 */
export function MultiSelect<Value extends string>({
  size,
  options,
  value: controlled,
  defaultValue = none,
  onValueChange,
  emptyText,
  search,
  removeLabel,
  countText,
  name,
  form,
  disabled = false,
  readOnly = false,
  placeholder,
  className,
  style,
  ...rest
}: MultiSelectProps<Value>): ReactElement {
  const ownId = useId();
  const control = useFieldControl(rest);
  const inputId = control.id ?? `${ownId}-input`;
  const countId = `${ownId}-count`;
  const fieldRef = useRef<HTMLDivElement>(null);
  const sentRef = useRef<HTMLSelectElement>(null);
  const [value, change] = useFieldValue<readonly Value[]>(fieldRef, { value: controlled, defaultValue, onValueChange }, (initial) =>
    writeSelected(sentRef.current, initial),
  );
  // The default too, because a reset selects it before React renders.
  const sent = [...new Set([...value, ...defaultValue])];
  useLayoutEffect(() => writeSelected(sentRef.current, value));

  const isUsable = !disabled && !readOnly;
  const list = useOptionList({
    fieldRef,
    inputId,
    options,
    search,
    emptyText,
    isUsable,
    isChosen: (one) => value.some((chosen) => chosen === one),
    isMultiple: true,
    onChoose: ({ value: one }) => change(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]),
  });
  const known = [...options, ...(search?.chosen ?? [])];
  const labelOf = (one: Value): string => known.find((option) => option.value === one)?.label ?? one;
  const focusText = () => fieldRef.current?.querySelector('input')?.focus();

  function press(event: KeyboardEvent<HTMLElement>): void {
    if (!onText(event) || list.press(event) || !isUsable || !isKeyOf(event)) return;
    if (event.key !== 'Backspace' || event.repeat || (list.typed ?? '') !== '' || value.length === 0) return;
    take(event);
    change(value.slice(0, -1));
  }

  /** Removes a tag. The focus goes to the next one, or to the input behind the last. */
  function remove(index: number): void {
    const buttons = fieldRef.current?.querySelectorAll<HTMLElement>('[data-remove]');
    (buttons?.[index + 1] ?? fieldRef.current?.querySelector('input'))?.focus();
    change(value.filter((_, other) => other !== index));
  }

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
      {value.length > 0 ? (
        <ul role="list" aria-labelledby={countId} className={styles.tags}>
          {value.map((one, index) => (
            <li key={one} className={styles.tag}>
              <span className={styles.name}>{labelOf(one)}</span>
              {isUsable ? (
                <button
                  type="button"
                  data-remove=""
                  className={styles.remove}
                  aria-label={removeLabel(labelOf(one))}
                  onClick={() => remove(index)}
                >
                  <X aria-hidden="true" />
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <input
        autoComplete="off"
        spellCheck={false}
        {...rest}
        {...control}
        {...list.input}
        id={inputId}
        aria-describedby={classNames(value.length > 0 && countId, control['aria-describedby'])}
        placeholder={value.length > 0 ? undefined : placeholder}
        form={form}
        disabled={disabled}
        readOnly={readOnly}
        className={styles.input}
        value={list.typed ?? ''}
        onChange={({ target }) => list.type(target.value)}
      />
      <VisuallyHidden id={countId} role="status">
        {value.length > 0 ? countText(value.length) : null}
      </VisuallyHidden>
      {name === undefined ? null : (
        <select
          ref={sentRef}
          multiple
          aria-hidden="true"
          tabIndex={-1}
          className={styles.sent}
          name={name}
          form={form}
          disabled={disabled}
          onFocus={focusText}
        >
          {sent.map((one) => (
            <option key={one} value={one} />
          ))}
        </select>
      )}
      <ChevronsUpDown aria-hidden="true" className={styles.chevrons} />
      {list.popup ? <OptionPopup {...list.popup} key={list.popup.key} fieldRef={fieldRef} /> : null}
    </div>
  );
}

/** True for events on the input itself, not on a tag or in the list, which are in the same frame. */
const onText = (event: PointerEvent | FocusEvent | KeyboardEvent): boolean => event.target instanceof HTMLInputElement;

/** Selects the options that a form sends, and makes them what a reset of the form selects. */
function writeSelected(select: HTMLSelectElement | null, value: readonly string[]): void {
  for (const option of select?.options ?? []) {
    option.defaultSelected = value.includes(option.value);
    option.selected = option.defaultSelected;
  }
}
