import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { classNames } from '../internal/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import modal from '../internal/modal-frame.module.css';
import { wholeWords } from '../internal/whole-words.tsx';
import styles from './dialog.module.css';

export const dialogSizes = ['small', 'medium', 'large'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps {
  open: boolean;
  /** Not asked while `busy`. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Beside the title, quieter: a count. */
  titleNote?: ReactNode;
  /** What this is about; read out with the title. */
  description?: ReactNode;
  closeLabel: string;
  /** 26, 35 or 48 rem at most. */
  size?: DialogSize | undefined;
  /** `none` lets rows reach the dialog's edges. */
  padding?: 'regular' | 'none' | undefined;
  /** Buttons below a hairline, always in view: what closes it first, what it is for last. */
  footer?: ReactNode;
  /** Something is under way that closing would not stop: neither Escape nor a press outside closes it. */
  busy?: boolean | undefined;
  /** What has the focus first; the first thing that can have it, otherwise. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * One matter in front of everything else. It holds the focus and gives it back; Escape, the cross and a press outside close it. On
 * phones it is a sheet at the bottom, where a thumb reaches it.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleNote,
  description,
  closeLabel,
  size = 'medium',
  padding = 'regular',
  footer,
  busy = false,
  initialFocus,
  className,
  children,
}: DialogProps): ReactElement {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={modal.backdrop} />
        <BaseDialog.Viewport className={modal.viewport}>
          <BaseDialog.Popup
            className={classNames(modal.popup, styles.popup, className)}
            data-size={size}
            initialFocus={initialFocus}
            aria-busy={busy || undefined}
          >
            <div className={styles.header}>
              <div className={styles.heading}>
                <BaseDialog.Title className={styles.title}>{wholeWords(title)}</BaseDialog.Title>
                {titleNote ? <span className={styles.titleNote}>{titleNote}</span> : null}
              </div>
              <BaseDialog.Close
                className={styles.close}
                disabled={busy}
                render={
                  <IconButton label={closeLabel} variant="quiet">
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
