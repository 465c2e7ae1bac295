import { useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../internal/class-names.ts';
import { Field } from '../field/field.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import styles from './composer.module.css';

export interface ComposerProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onBlur'> {
  /** Of the text: "Your answer". */
  label: string;
  name?: string | undefined;
  value: string;
  onValueChange: (value: string) => void;
  /** The text was left. */
  onBlur?: (() => void) | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** How much is used of what may be, such as "12 / 60". */
  counter?: string | undefined;
  /** Lines before anything is typed; it grows by itself. */
  rows?: number | undefined;
  /** What goes along with the text: a `FileDrop` in its `Field`. */
  attachments?: ReactNode;
  /** Beside the button, quieter: what becomes of a text that is not sent. */
  note?: ReactNode;
  sendLabel: string;
  /** Beside the button: the keys that send, such as "Ctrl+Enter to send". Hidden where nothing hovers, as on a phone. */
  sendHint?: ReactNode;
  busy?: boolean | undefined;
  /** Why nothing can be sent now. */
  disabledReason?: string | undefined;
}

/** A message to write and send. It keeps nothing: text and files are the application's. Everything else goes to the form. */
export function Composer({
  label,
  name,
  value,
  onValueChange,
  onBlur,
  hint,
  error,
  counter,
  rows = 4,
  attachments,
  note,
  sendLabel,
  sendHint,
  busy,
  disabledReason,
  className,
  ...rest
}: ComposerProps): ReactElement {
  const send = useRef<HTMLButtonElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // A press of the button, so that one that is busy or not allowed sends nothing.
    send.current?.click();
  }

  return (
    <form {...rest} className={classNames(styles.root, className)}>
      <Field label={label} hint={hint} error={error} counter={counter}>
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
        {note ? <p className={styles.note}>{note}</p> : null}
        {sendHint ? <span className={styles.hint}>{sendHint}</span> : null}
        <Button
          ref={send}
          type="submit"
          variant="primary"
          busy={busy}
          disabledReason={disabledReason}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          className={styles.send}
        >
          {sendLabel}
        </Button>
      </div>
    </form>
  );
}
