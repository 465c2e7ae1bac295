import { useImperativeHandle, useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import frame from '../internal/control-frame.module.css';
import { useFieldControl, type ControlSize } from '../field/field-control.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { fitToText } from './fit-to-text.ts';
import styles from './textarea.module.css';

/** In rem, as in the stylesheet. */
const lineHeight = 1.25;

export interface TextareaProps extends ComponentPropsWithRef<'textarea'> {
  /** `sm` in rows and toolbars, `lg` for a standalone field, as with buttons. */
  size?: ControlSize | undefined;
  /** Monospaced, for machine text such as a public key. */
  mono?: boolean | undefined;
  /** Called with the text on every change. */
  onValueChange?: ((text: string) => void) | undefined;
}

/** A multi-line text input that grows with its text. `className` goes to the frame, all other props to the textarea. */
export function Textarea({
  size,
  mono = false,
  className,
  style,
  rows = 4,
  ref,
  onInput,
  onValueChange,
  ...rest
}: TextareaProps): ReactElement {
  const textarea = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => textarea.current);
  const control = useFieldControl(rest);
  // In the next frame, because the browser has not reset the text yet.
  useFormReset(textarea, () => requestAnimationFrame(() => textarea.current && fitToText(textarea.current)));
  // After each render, because the application may change the value.
  useLayoutEffect(() => {
    if (textarea.current) fitToText(textarea.current);
  });

  return (
    <span className={classNames(frame.frame, styles.root, className)} data-size={size} data-mono={mono || undefined}>
      <textarea
        {...rest}
        {...control}
        ref={textarea}
        rows={rows}
        onInput={(event) => {
          onInput?.(event);
          fitToText(event.currentTarget);
        }}
        onChange={(event) => {
          rest.onChange?.(event);
          onValueChange?.(event.target.value);
        }}
        className={styles.textarea}
        // `field-sizing` considers the text only, and an empty box would be one line high.
        style={{ minBlockSize: `${rows * lineHeight + 1}rem`, ...style }}
      />
    </span>
  );
}
