import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useId, useRef, useState, type ComponentPropsWithRef, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../internal/class-names.ts';
import modal from '../internal/modal-frame.module.css';
import { wholeWords } from '../internal/whole-words.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { useLabels } from '../labels/labels-provider.tsx';
import styles from './confirm-dialog.module.css';

export interface ConfirmDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  open: boolean;
  /** Not called while `busy`. */
  onOpenChange: (open: boolean) => void;
  /** The question, with the item's name: "Reinstall edge-fra-01.acme.dev?" */
  title: ReactNode;
  /** What is lost, what stays, what it costs. */
  children: ReactNode;
  /** The verb: "Reinstall". Never "Yes". */
  confirmLabel: string;
  /** Defaults to `cancel` of the labels. */
  cancelLabel?: string | undefined;
  /** For irreversible actions: a text to type first as it is read, usually the item's name, and its field's label. */
  typed?: { text: string; label: ReactNode } | undefined;
  /** Defaults to `danger`. */
  tone?: 'danger' | 'neutral' | undefined;
  busy?: boolean | undefined;
  onConfirm: () => void;
}

/**
 * The final confirmation of a consequential action. A click outside does not answer it; Escape and the first button cancel. Inside a form,
 * confirming does not submit the form.
 */
export function ConfirmDialog({ open, busy = false, ...question }: ConfirmDialogProps): ReactElement {
  const { onOpenChange } = question;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={modal.backdrop} />
        <AlertDialog.Viewport className={modal.viewport}>
          <Question {...question} busy={busy} />
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** Browsers show white space of any length as one space, and both forms of a letter with an accent alike. */
const asRead = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Mounted on each opening, so that earlier input is gone. */
function Question({
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  typed,
  tone = 'danger',
  busy,
  onConfirm,
  className,
  ...rest
}: Omit<ConfirmDialogProps, 'open'>): ReactElement {
  const labels = useLabels();
  const inputId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const matches = !typed || asRead(text) === asRead(typed.text);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // React's events leave the portal: a form around the dialog would be submitted too.
    event.stopPropagation();
    if (matches && !busy) onConfirm();
    else input.current?.focus();
  }

  return (
    <AlertDialog.Popup
      {...rest}
      className={classNames(modal.popup, styles.popup, className)}
      initialFocus={typed ? input : cancel}
      aria-busy={busy || undefined}
    >
      <form className={styles.form} onSubmit={submit}>
        <AlertDialog.Title className={styles.title}>{wholeWords(title)}</AlertDialog.Title>
        <AlertDialog.Description render={<div />} className={styles.text}>
          {children}
        </AlertDialog.Description>
        {typed ? (
          <div className={styles.typed}>
            <label htmlFor={inputId}>{typed.label}</label>
            <TextInput
              ref={input}
              id={inputId}
              value={text}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
        ) : null}
        <div className={classNames(modal.actions, styles.actions)}>
          <Button ref={cancel} disabled={busy} onClick={() => onOpenChange(false)}>
            {cancelLabel ?? labels.cancel ?? 'Cancel'}
          </Button>
          <Button type="submit" variant={tone === 'danger' ? 'danger' : 'primary'} busy={busy} aria-disabled={!matches || undefined}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </AlertDialog.Popup>
  );
}
