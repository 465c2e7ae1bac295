import { Pencil } from 'lucide-react';
import { useEffect, useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../internal/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './inline-edit.module.css';

export interface InlineEditProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  editing: boolean;
  /** The wish to edit. The form says how editing ends. */
  onEdit: () => void;
  /** Names the pencil: "Change the name of 203.0.113.24". */
  editLabel: string;
  /** Why it cannot be changed now. */
  disabledReason?: string | undefined;
  /** As it is read. */
  value: ReactNode;
  /** Beside the pencil: what else can be done with it. */
  actions?: ReactNode;
  /** An `InlineEditForm`, in place of the value while it is edited. */
  children: ReactNode;
}

/** A value that is changed where it stands. The focus goes into the form, and back to the pencil when that is gone. */
export function InlineEdit({
  editing,
  onEdit,
  editLabel,
  disabledReason,
  value,
  actions,
  className,
  children,
  ...rest
}: InlineEditProps): ReactElement {
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    // Whoever went on to something else meanwhile is left there.
    if (wasEditing.current && !editing && document.activeElement === document.body) pencil.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <div {...rest} className={classNames(styles.root, className)}>
      {editing ? (
        children
      ) : (
        <div className={styles.read}>
          <span className={styles.value}>{value}</span>
          <span className={styles.actions}>
            <IconButton ref={pencil} size="sm" variant="quiet" label={editLabel} disabledReason={disabledReason} onClick={onEdit}>
              <Pencil />
            </IconButton>
            {actions}
          </span>
        </div>
      )}
    </div>
  );
}

export interface InlineEditFormProps extends ComponentPropsWithRef<'form'> {
  saveLabel: string;
  cancelLabel: string;
  /** It is being saved: neither Escape nor the button leaves it. */
  busy?: boolean | undefined;
  onCancel: () => void;
  /** One control in its `Field`. */
  children: ReactNode;
}

/** The control, what saves it and what leaves it as it was. Everything else goes to the form. */
export function InlineEditForm({
  saveLabel,
  cancelLabel,
  busy = false,
  onCancel,
  className,
  onKeyDown,
  children,
  ...rest
}: InlineEditFormProps): ReactElement {
  const control = useRef<HTMLDivElement>(null);
  useEffect(() => control.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), []);

  function leave(event: KeyboardEvent<HTMLFormElement>): void {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented || busy) return;
    // A dialog around it stays open.
    event.stopPropagation();
    onCancel();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from whatever in it has the focus
    <form {...rest} className={classNames(styles.form, className)} onKeyDown={leave}>
      <div ref={control} className={styles.control}>
        {children}
      </div>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={busy}>
          {saveLabel}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </form>
  );
}
