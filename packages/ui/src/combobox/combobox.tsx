import { Combobox as Primitive } from '@base-ui/react/combobox';
import { ChevronsUpDown } from 'lucide-react';
import { startTransition, useEffect, useRef, useState, type ComponentPropsWithRef, type ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import frame from '../control-frame/control-frame.module.css';
import { useFieldControl } from '../field/field-control.ts';
import styles from './combobox.module.css';
import { OptionList, type OptionListHandle } from './option-list.tsx';

export interface ComboboxOption<Value extends string> {
  value: Value;
  label: string;
}

export interface ComboboxProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'children' | 'list' | 'size'
> {
  options: readonly ComboboxOption<Value>[];
  /** Of the option that is chosen; one that no option has means none yet. */
  value: Value | '';
  /** Gets an empty string when the text is emptied. */
  onValueChange: (value: Value | '') => void;
  /** Shown where no option matches what was typed. */
  emptyText: string;
  /** Name of a button before and after the list that closes it. Not shown: for screen readers on a phone, which have no Escape. */
  closeLabel: string;
}

/** One of many, found by typing a part of its name. `className` goes to the frame, everything else to the input. */
export function Combobox<Value extends string>({
  options,
  value,
  onValueChange,
  emptyText,
  closeLabel,
  name,
  disabled,
  readOnly,
  required,
  className,
  style,
  ...rest
}: ComboboxProps<Value>): ReactElement {
  const control = useFieldControl(rest);
  const listRef = useRef<OptionListHandle>(null);
  const inputGroupRef = useRef<HTMLDivElement>(null);
  const positionerRef = useRef<HTMLDivElement>(null);
  const [prepared, setPrepared] = useState(false);
  // The list is made, hidden, as soon as somebody is about to open it: the press itself has only to show it.
  const prepare = () => startTransition(() => setPrepared(true));

  // A finger does not come near before it presses.
  useEffect(() => {
    if (nothingHovers()) startTransition(() => setPrepared(true));
  }, []);

  // Base UI names its two buttons in English and takes no other name for them.
  function nameCloseButtons() {
    for (const parent of [inputGroupRef.current, positionerRef.current])
      parent?.querySelector(':scope > [aria-label="Dismiss"]')?.setAttribute('aria-label', closeLabel);
  }

  return (
    <Primitive.Root
      items={options}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(option) => onValueChange(option?.value ?? '')}
      onItemHighlighted={(_, { index, reason }) => {
        if (index >= 0 && reason !== 'pointer') listRef.current?.reveal(index);
      }}
      onOpenChangeComplete={(open) => {
        if (open) nameCloseButtons();
        else setPrepared(nothingHovers());
      }}
      virtualized
      autoHighlight
      name={name}
      disabled={disabled}
      readOnly={readOnly}
      required={required}
    >
      <Primitive.InputGroup
        ref={inputGroupRef}
        className={classNames(frame.frame, styles.root, className)}
        style={style}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Primitive.Input autoComplete="off" spellCheck={false} {...rest} {...control} className={styles.input} />
        <ChevronsUpDown aria-hidden="true" className={styles.chevrons} />
      </Primitive.InputGroup>
      <Primitive.Portal keepMounted={prepared}>
        <Primitive.Positioner ref={positionerRef} className={styles.positioner} sideOffset={4} collisionPadding={8}>
          <Primitive.Popup className={styles.popup}>
            <Primitive.Empty>
              <div className={styles.empty}>{emptyText}</div>
            </Primitive.Empty>
            <OptionList ref={listRef} />
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function nothingHovers(): boolean {
  return matchMedia('(hover: none)').matches;
}
