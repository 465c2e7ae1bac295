import { Pencil } from 'lucide-react';
import { useEffect, useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../internal/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useLabels } from '../labels/labels-provider.tsx';
import styles from './inline-edit.module.css';

export interface InlineEditProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  editing: boolean;
  /** Called to start editing. The form decides when it ends. */
  onEdit: () => void;
  /** Label of the pencil: "Change the reverse DNS of 203.0.113.24". */
  editLabel: string;
  /** Why it can't be changed now. */
  disabledReason?: string | undefined;
  /** The displayed value. */
  value: ReactNode;
  /** Other actions, shown beside the pencil. */
  actions?: ReactNode;
  /** An `InlineEditForm`, shown instead of the value while editing. */
  children: ReactNode;
}

/** A value edited in place. The focus moves into the form, and back to the pencil afterwards. */
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
    // Leaves the focus alone if the user has moved it elsewhere.
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
  /** Defaults to `save` of the labels. */
  saveLabel?: string | undefined;
  /** Defaults to `cancel` of the labels. */
  cancelLabel?: string | undefined;
  /** It is saving: Escape and the cancel button are ignored. */
  busy?: boolean | undefined;
  onCancel: () => void;
  /** One control in its `Field`. */
  children: ReactNode;
}

/** A control with save and cancel buttons. All other props go to the form. */
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
  const labels = useLabels();
  const control = useRef<HTMLDivElement>(null);
  useEffect(() => control.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), []);

  function leave(event: KeyboardEvent<HTMLFormElement>): void {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented || busy) return;
    // Keeps a surrounding dialog open.
    event.stopPropagation();
    onCancel();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape from any focused element inside
    <form {...rest} className={classNames(styles.form, className)} onKeyDown={leave}>
      <div ref={control} className={styles.control}>
        {children}
      </div>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={busy}>
          {saveLabel ?? labels.save ?? 'Save'}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {cancelLabel ?? labels.cancel ?? 'Cancel'}
        </Button>
      </div>
    </form>
  );
}
