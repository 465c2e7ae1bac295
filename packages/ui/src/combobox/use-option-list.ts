import { startTransition, useEffect, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { bareText } from '../internal/bare-text.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import type { ComboboxOption } from './combobox-option.ts';
import type { ComboboxSearch } from './combobox-search.ts';
import type { Mark, OptionPopupProps } from './option-popup.tsx';
import { isCalled, optionsFoundBy } from './option-search.ts';
import { useSearchPause } from './use-search-pause.ts';

interface OptionListUse<Value extends string> {
  fieldRef: RefObject<HTMLElement | null>;
  inputId: string;
  options: readonly ComboboxOption<Value>[];
  search: ComboboxSearch<Value> | undefined;
  emptyText: string;
  isUsable: boolean;
  isChosen: (value: string) => boolean;
  /** Whether several can be chosen, so that the list stays open. */
  isMultiple: boolean;
  onChoose: (option: ComboboxOption<Value>) => void;
}

const noMark: Mark = { index: -1, isRevealed: false };

/** The list of a combobox: what it shows, whether it is open, which option is active, and the keys of all this. */
export function useOptionList<Value extends string>({
  fieldRef,
  inputId,
  options,
  search,
  emptyText,
  isUsable,
  isChosen,
  isMultiple,
  onChoose,
}: OptionListUse<Value>) {
  const ownId = useId();
  const listId = `${ownId}-list`;
  const [isOpen, setIsOpen] = useState(false);
  /** The typed text; null while the text is the name of the selection. */
  const [typed, setTyped] = useState<string | null>(null);
  const [mark, setMark] = useState(noMark);
  const [isPrepared, setIsPrepared] = useState(false);
  /** How often the list was closed, so that it opens fresh at its top. */
  const [closings, setClosings] = useState(0);

  const wanted = typed?.trim() ?? '';
  const isPausing = useSearchPause(search ? wanted : '', search?.onSearch);
  const query = bareText(wanted);
  // A server matches by more than the name.
  const isFound = search !== undefined && !search.busy && !isPausing;
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
    // A fieldset around the field may disable it, and browsers report presses on a disabled input all the same.
    if (!isUsable || isOpen || fieldRef.current?.querySelector('input:disabled')) return;
    const chosenIndex = isMultiple ? -1 : matching.findIndex((option) => isChosen(option.value));
    setIsOpen(true);
    setMark({ index: chosenIndex < 0 ? index : chosenIndex, isRevealed: true });
  }

  function close(): void {
    setTyped(null);
    setMark(noMark);
    if (!isOpen) return;
    setIsOpen(false);
    startTransition(() => setClosings((count) => count + 1));
  }

  function choose(option: ComboboxOption<Value> | undefined): void {
    if (option) onChoose(option);
    if (!isMultiple) close();
    else if (typed !== null) {
      setTyped(null);
      setMark(noMark);
    }
  }

  function type(text: string): void {
    setTyped(text);
    setIsOpen(true);
    setMark(text === '' ? noMark : { index: 0, isRevealed: false });
  }

  /** Closes the list. A completely typed name counts as selected. */
  function leave(): void {
    const [named, another] = query === '' ? [] : matching.filter((option) => isCalled(query, option));
    if (named && !another && !isChosen(named.value)) onChoose(named);
    close();
  }

  /** Handles the keys of the list; false if the key is not its own. */
  function press(event: KeyboardEvent<HTMLElement>): boolean {
    if (!isKeyOf(event) || !isUsable) return false;
    const last = matching.length - 1;
    const goTo = (index: number): boolean => {
      if (isOpen) setMark({ index, isRevealed: true });
      else open(index);
      return take(event);
    };
    if (event.key === 'ArrowDown') return goTo(mark.index >= last ? 0 : mark.index + 1);
    if (event.key === 'ArrowUp' && !event.altKey) return goTo(mark.index <= 0 ? last : mark.index - 1);
    if (!isOpen && event.key !== 'ArrowUp') return false;
    if (event.key === 'ArrowUp' || event.key === 'Escape') close();
    else if (event.key !== 'Enter') return false;
    else if (marked) choose(marked);
    return take(event);
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

  const popup: Omit<OptionPopupProps, 'fieldRef'> & { key: number } = {
    key: closings,
    id: listId,
    idOf,
    labelledBy: inputId,
    isOpen,
    options: matching,
    allOptions: options,
    typed,
    isChosen,
    isMultiple,
    mark,
    emptyText: search?.busy || isPausing ? (search?.busyText ?? '') : (search?.failedText ?? emptyText),
    moreText: search?.moreText,
    onPoint: (index) => setMark({ index, isRevealed: false }),
    onChoose: (index) => choose(matching[index]),
  };
  return {
    typed,
    open,
    close,
    type,
    leave,
    prepare,
    press,
    /** What the popup shows, once there is one. */
    popup: isOpen || isPrepared ? popup : null,
    /** The attributes of the text that controls the list. */
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && marked ? idOf(marked) : undefined,
    },
  } as const;
}

/** Returns whether a key press is for the field itself. */
export function isKeyOf(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}

/** Keeps a key from the browser and from a surrounding dialog. */
export function take(event: KeyboardEvent): true {
  event.preventDefault();
  event.stopPropagation();
  return true;
}
