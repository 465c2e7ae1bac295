import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode, RefObject } from 'react';
import { classNames } from '../internal/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import modal from '../internal/modal-frame.module.css';
import { wholeWords } from '../internal/whole-words.tsx';
import { useLabels } from '../labels/labels-provider.tsx';
import styles from './dialog.module.css';

export const dialogSizes = ['small', 'medium', 'large'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  open: boolean;
  /** Not called while `busy`. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Secondary text beside the title, such as a count. */
  titleEnd?: ReactNode;
  /** What the dialog is about; announced with the title. */
  description?: ReactNode;
  /** Defaults to `close` of the labels. */
  closeLabel?: string | undefined;
  /** 26, 35 or 48 rem at most. */
  size?: DialogSize | undefined;
  /** `none` lets rows reach the dialog's edges. */
  padding?: 'regular' | 'none' | undefined;
  /** Buttons below a divider, always in view: the cancel button first, the main action last. */
  footer?: ReactNode;
  /** An operation that closing would not stop is running: Escape and a click outside are ignored. */
  busy?: boolean | undefined;
  /** The element with the initial focus; by default the first focusable one. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A modal dialog. It traps the focus and returns it; Escape, the close button and a click outside close it. On phones it is a sheet at the
 * bottom, within reach of a thumb. The ref and other props go to the dialog itself.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleEnd,
  description,
  closeLabel,
  size = 'medium',
  padding = 'regular',
  footer,
  busy = false,
  initialFocus,
  className,
  children,
  ...rest
}: DialogProps): ReactElement {
  const labels = useLabels();
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={modal.backdrop} />
        <BaseDialog.Viewport className={modal.viewport}>
          <BaseDialog.Popup
            {...rest}
            className={classNames(modal.popup, styles.popup, className)}
            data-size={size}
            initialFocus={initialFocus}
            aria-busy={busy || undefined}
          >
            <div className={styles.header}>
              <div className={styles.heading}>
                <BaseDialog.Title className={styles.title}>{wholeWords(title)}</BaseDialog.Title>
                {titleEnd ? <span className={styles.titleNote}>{titleEnd}</span> : null}
              </div>
              <BaseDialog.Close
                className={styles.close}
                disabled={busy}
                render={
                  <IconButton label={closeLabel ?? labels.close ?? 'Close'} variant="quiet">
                    <X />
                  </IconButton>
                }
              />
            </div>
            <div className={styles.body} data-padding={padding}>
              {description ? (
                <BaseDialog.Description render={<div />} className={styles.description}>
                  {description}
                </BaseDialog.Description>
              ) : null}
              {children}
            </div>
            {footer ? <div className={classNames(modal.actions, styles.footer)}>{footer}</div> : null}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
