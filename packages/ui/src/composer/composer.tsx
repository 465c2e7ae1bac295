import { useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../internal/class-names.ts';
import { Field } from '../field/field.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import styles from './composer.module.css';

export interface ComposerProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onBlur'> {
  /** Label of the text: "Your reply". */
  label: ReactNode;
  name?: string | undefined;
  value: string;
  onValueChange: (value: string) => void;
  /** Called when the text loses focus. */
  onBlur?: (() => void) | undefined;
  description?: ReactNode;
  error?: string | undefined;
  /** The used part of a limit, such as "12 / 60". */
  counter?: string | undefined;
  /** Initial number of lines; the field grows with its text. */
  rows?: number | undefined;
  /** Attachments of the text: a `FileDrop` in its `Field`. */
  attachments?: ReactNode;
  /** Secondary text beside the button: what happens to an unsent text. */
  footer?: ReactNode;
  sendLabel: string;
  /** Beside the button: the keys that send, such as "Ctrl+Enter to send". Hidden on touch screens. */
  sendKeys?: ReactNode;
  busy?: boolean | undefined;
  /** Why the message can't be sent now. */
  disabledReason?: string | undefined;
}

/** A form to write and send a message. The application holds text and files. All other props go to the form. */
export function Composer({
  label,
  name,
  value,
  onValueChange,
  onBlur,
  description,
  error,
  counter,
  rows = 4,
  attachments,
  footer,
  sendLabel,
  sendKeys,
  busy,
  disabledReason,
  className,
  ...rest
}: ComposerProps): ReactElement {
  const send = useRef<HTMLButtonElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // Clicks the button, so that a busy or disabled one sends nothing.
    send.current?.click();
  }

  return (
    <form {...rest} className={classNames(styles.root, className)}>
      <Field label={label} description={description} error={error} counter={counter}>
        <Textarea
          name={name}
          value={value}
          rows={rows}
          dir="auto"
          onChange={(event) => onValueChange(event.target.value)}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
      </Field>
      {attachments}
      <div className={styles.end}>
        {footer ? <p className={styles.note}>{footer}</p> : null}
        <div className={styles.send}>
          {sendKeys ? <span className={styles.hint}>{sendKeys}</span> : null}
          <Button
            ref={send}
            type="submit"
            variant="primary"
            busy={busy}
            disabledReason={disabledReason}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            {sendLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}
