import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useLabels } from '../labels/labels-provider.tsx';
import styles from './sheet.module.css';

export const sheetSides = ['inline-start', 'inline-end'] as const;
export type SheetSide = (typeof sheetSides)[number];

export interface SheetProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Defaults to `close` of the labels. */
  closeLabel?: string | undefined;
  side?: SheetSide | undefined;
  footer?: ReactNode;
}

/** A full-height panel from the side, with more details of the page below it. */
export function Sheet({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  side = 'inline-end',
  footer,
  className,
  children,
  ...rest
}: SheetProps): ReactElement {
  const labels = useLabels();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup {...rest} className={classNames(styles.popup, className)} data-side={side}>
          <div className={styles.header}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close
              className={styles.close}
              render={
                <IconButton label={closeLabel ?? labels.close ?? 'Close'} variant="quiet">
                  <X />
                </IconButton>
              }
            />
          </div>
          <div className={styles.body}>
            {description ? (
              <Dialog.Description render={<div />} className={styles.description}>
                {description}
              </Dialog.Description>
            ) : null}
            {children}
          </div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
