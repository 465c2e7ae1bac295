import { ChevronsUpDown } from 'lucide-react';
import {
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { isCalled, optionsFoundBy } from './option-search.ts';
import { bareText } from '../internal/bare-text.ts';
import { classNames } from '../internal/class-names.ts';
import frame from '../internal/control-frame.module.css';
import { useFieldControl, type ControlSize } from '../field/field-control.ts';
import { useFieldValue } from '../internal/use-field-value.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import type { ComboboxOption } from './combobox-option.ts';
import type { ComboboxSearch } from './combobox-search.ts';
import styles from './combobox.module.css';
import { OptionPopup, type Mark } from './option-popup.tsx';

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
}

const noMark: Mark = { index: -1, isRevealed: false };

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
  name,
  form,
  disabled = false,
  readOnly = false,
  className,
  style,
  ...rest
}: ComboboxProps<Value>): ReactElement {
  const ownId = useId();
  const control = useFieldControl(rest);
  const inputId = control.id ?? `${ownId}-input`;
  const fieldRef = useRef<HTMLDivElement>(null);
  const sentRef = useRef<HTMLInputElement>(null);
  const [value, change] = useFieldValue<Value | ''>(
    fieldRef,
    { value: controlled, defaultValue, onValueChange },
    (initial) => sentRef.current && (sentRef.current.defaultValue = initial),
  );
  const [isOpen, setIsOpen] = useState(false);
  /** The typed text; null while the text is the name of the selection. */
  const [typed, setTyped] = useState<string | null>(null);
  const [mark, setMark] = useState(noMark);
  const [isPrepared, setIsPrepared] = useState(false);
  /** How often the list was closed, so that it opens fresh at its top. */
  const [closings, setClosings] = useState(0);

  const isUsable = !disabled && !readOnly;
  const chosen = [...options, ...(search?.chosen ? [search.chosen] : [])].find((option) => option.value === value);
  const query = bareText(typed?.trim() ?? '');
  // A server matches by more than the name.
  const isFound = search !== undefined && !search.busy;
  const matching = query === '' || isFound ? options : optionsFoundBy(query, options);
  const marked = matching[mark.index];
  const idOf = (option: ComboboxOption<string>): string => `${ownId}-${options.findIndex((one) => one.value === option.value)}`;

  // The list is rendered hidden as soon as the user is about to open it, so that the press only has to show it.
  const prepare = () => isUsable && startTransition(() => setIsPrepared(true));

  useFormReset(fieldRef, close);

  // Touch gives no sign before the press.
  useEffect(() => {
    if (matchMedia('(hover: none)').matches) startTransition(() => setIsPrepared(true));
  }, []);

  /** Opens the list with the selected option active, or with another if there is none. */
  function open(index = -1): void {
    if (!isUsable || isOpen) return;
    const chosenIndex = matching.findIndex((option) => option.value === value);
    setIsOpen(true);
    setMark({ index: chosenIndex < 0 ? index : chosenIndex, isRevealed: true });
  }

  function close(): void {
    if (typed !== null) search?.onSearch('');
    setTyped(null);
    setMark(noMark);
    if (!isOpen) return;
    setIsOpen(false);
    startTransition(() => setClosings((count) => count + 1));
  }

  function choose(option: ComboboxOption<Value> | undefined): void {
    if (option && option.value !== value) change(option.value);
    close();
  }

  function type({ target }: ChangeEvent<HTMLInputElement>): void {
    setTyped(target.value);
    search?.onSearch(target.value);
    setIsOpen(true);
    setMark(target.value === '' ? noMark : { index: 0, isRevealed: false });
    if (target.value === '' && value !== '') change('');
  }

  /** A completely typed name counts as selected. */
  function leave(): void {
    const [named, another] = query === '' ? [] : matching.filter((option) => isCalled(query, option));
    choose(another ? undefined : named);
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    if (event.defaultPrevented || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey || !isUsable) return;
    const last = matching.length - 1;
    const take = (act: () => void): void => {
      event.preventDefault();
      // Keys for the list must not reach a surrounding dialog.
      event.stopPropagation();
      act();
    };
    const goTo = (index: number): void => (isOpen ? setMark({ index, isRevealed: true }) : open(index));
    if (event.key === 'ArrowDown') take(() => goTo(mark.index >= last ? 0 : mark.index + 1));
    else if (event.key === 'ArrowUp' && event.altKey) take(close);
    else if (event.key === 'ArrowUp') take(() => goTo(mark.index <= 0 ? last : mark.index - 1));
    else if (event.key === 'Enter' && isOpen) take(() => marked && choose(marked));
    else if (event.key === 'Escape' && isOpen) take(close);
    else if (event.key === 'Escape' && value !== '') take(() => change(''));
  }

  // A press on an element that can't be focused does not move the focus on a phone.
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: Event): void => {
      if (target instanceof Node && !fieldRef.current?.contains(target)) leave();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  });

  /** True for events on the input itself, not in the list, which is in the same frame. */
  const onText = (event: PointerEvent | FocusEvent): boolean => event.target instanceof HTMLInputElement;

  return (
    <div
      ref={fieldRef}
      role="presentation"
      className={classNames(frame.frame, styles.root, className)}
      data-size={size}
      style={style}
      onPointerEnter={prepare}
      onFocus={prepare}
      // Opens on release, because a finger may still start to scroll.
      onPointerDown={(event) => onText(event) && event.pointerType === 'mouse' && event.button === 0 && open()}
      onPointerUp={(event) => onText(event) && event.pointerType !== 'mouse' && open()}
      onKeyDown={press}
      // When another window gets the focus, this one keeps its own.
      onBlur={(event) => onText(event) && document.activeElement !== event.target && leave()}
    >
      <input
        autoComplete="off"
        spellCheck={false}
        {...rest}
        {...control}
        id={inputId}
        form={form}
        disabled={disabled}
        readOnly={readOnly}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${ownId}-list` : undefined}
        aria-activedescendant={isOpen && marked ? idOf(marked) : undefined}
        className={styles.input}
        value={typed ?? chosen?.label ?? ''}
        onChange={type}
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
          onFocus={() => fieldRef.current?.querySelector('input')?.focus()}
        />
      )}
      <ChevronsUpDown aria-hidden="true" className={styles.chevrons} />
      {isOpen || isPrepared ? (
        <OptionPopup
          key={closings}
          fieldRef={fieldRef}
          id={`${ownId}-list`}
          idOf={idOf}
          labelledBy={inputId}
          isOpen={isOpen}
          options={matching}
          optionCount={options.length}
          typed={typed}
          chosen={value}
          mark={mark}
          emptyText={search?.busy ? search.busyText : emptyText}
          moreText={search?.moreText}
          onPoint={(index) => setMark({ index, isRevealed: false })}
          onChoose={(index) => choose(matching[index])}
        />
      ) : null}
    </div>
  );
}
