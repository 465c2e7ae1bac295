import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useRef, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { useFieldControl, type ControlSize } from '../field/field-control.ts';
import { ReadingDirection } from '../internal/page-direction.tsx';
import { useFieldValue } from '../internal/use-field-value.ts';
import styles from './picker.module.css';

export interface PickerOption<Value extends string> {
  value: Value;
  label: string;
  /** Helps to choose; shown below the label in the list only. */
  description?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

export interface PickerProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'form' | 'role'
> {
  /** `sm` in rows and toolbars, `lg` for a standalone field, as with buttons. */
  size?: ControlSize | undefined;
  options: readonly PickerOption<Value>[];
  /** The value of the selected option; a value without an option means none yet. */
  value?: Value | '' | undefined;
  /** The selected option at first and after a reset of the form, if there is no `value`. */
  defaultValue?: Value | '' | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Shown while nothing is selected. */
  placeholder?: string | undefined;
  required?: boolean | undefined;
}

/**
 * Selects one of several options that need a description or an icon. It follows the ARIA pattern of a select-only combobox. All props go to
 * the button that opens the list.
 */
export function Picker<Value extends string>({
  size,
  options,
  value: controlled,
  defaultValue = '',
  onValueChange,
  placeholder,
  name,
  disabled = false,
  required = false,
  className,
  ...rest
}: PickerProps<Value>): ReactElement {
  const control = useFieldControl(rest);
  const sent = useRef<HTMLInputElement>(null);
  const [value, change] = useFieldValue<Value | ''>(
    sent,
    { value: controlled, defaultValue, onValueChange: (next) => next !== '' && onValueChange?.(next) },
    (initial) => sent.current && (sent.current.defaultValue = initial),
  );
  const chosen = options.find((option) => option.value === value);
  return (
    // Its rule for scroll bars is a <style> element, which a strict CSP refuses and this list does not need.
    <CSPProvider disableStyleElements>
      <ReadingDirection>
        <Select.Root<Value>
          items={options}
          value={chosen?.value ?? null}
          onValueChange={(next) => (next === null ? undefined : change(next))}
          inputRef={sent}
          name={name}
          disabled={disabled}
          required={required}
        >
          <Select.Trigger
            {...rest}
            {...control}
            className={classNames(styles.trigger, className)}
            data-size={size}
            data-empty={chosen ? undefined : true}
          >
            {chosen?.icon ? (
              <span className={styles.icon} aria-hidden="true">
                {chosen.icon}
              </span>
            ) : null}
            <span className={styles.value}>{chosen?.label ?? placeholder}</span>
            <ChevronDown aria-hidden="true" className={styles.chevron} />
          </Select.Trigger>
          <Select.Portal>
            <Select.Positioner className={styles.positioner} align="start" sideOffset={4} collisionPadding={8} alignItemWithTrigger={false}>
              <Select.Popup className={styles.popup}>
                <Select.List className={styles.list}>
                  {options.map((option) => (
                    <Select.Item
                      key={option.value}
                      value={option.value}
                      label={option.label}
                      disabled={option.disabled}
                      className={styles.item}
                    >
                      {option.icon ? (
                        <span className={styles.icon} aria-hidden="true">
                          {option.icon}
                        </span>
                      ) : null}
                      <span className={styles.text}>
                        <Select.ItemText render={<span />}>{option.label}</Select.ItemText>
                        {option.description ? <span className={styles.description}>{option.description}</span> : null}
                      </span>
                      <span className={styles.check}>
                        <Select.ItemIndicator render={<Check aria-hidden="true" />} />
                      </span>
                    </Select.Item>
                  ))}
                </Select.List>
              </Select.Popup>
            </Select.Positioner>
          </Select.Portal>
        </Select.Root>
      </ReadingDirection>
    </CSPProvider>
  );
}
