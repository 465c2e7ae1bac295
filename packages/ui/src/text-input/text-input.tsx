import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import frame from '../internal/control-frame.module.css';
import { useFieldControl, type ControlSize } from '../field/field-control.ts';
import styles from './text-input.module.css';

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'size'> {
  /** `sm` in rows and toolbars, `lg` for a standalone field, as with buttons. */
  size?: ControlSize | undefined;
  /** Monospaced, for machine text: hostnames, addresses, keys. */
  mono?: boolean | undefined;
  /** Called with the text on every change. */
  onValueChange?: ((text: string) => void) | undefined;
  /** Inside the frame, before the text: an icon, a currency sign. */
  start?: ReactNode;
  /** Inside the frame, after the text: a unit, a small button. */
  end?: ReactNode;
}

/** A one-line text input. `className` goes to the frame, all other props to the input. */
export function TextInput({
  size,
  mono = false,
  start,
  end,
  className,
  type = 'text',
  onValueChange,
  ...rest
}: TextInputProps): ReactElement {
  // Its props are new objects at each render, so memoising would only add code.
  'use no memo';
  const control = useFieldControl(rest);
  return (
    <span className={classNames(frame.frame, styles.root, className)} data-size={size} data-mono={mono || undefined}>
      {start ? <span className={styles.start}>{start}</span> : null}
      <input
        {...rest}
        {...control}
        type={type}
        onChange={(event) => {
          rest.onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      />
      {end ? <span className={styles.end}>{end}</span> : null}
    </span>
  );
}
