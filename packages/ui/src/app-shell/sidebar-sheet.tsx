import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './sidebar-sheet.module.css';

export interface SidebarSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Name of the dialog. */
  label: string;
  closeLabel: string;
  /** Receives the close button to place. */
  children: (closeButton: ReactNode) => ReactNode;
}

/** The sidebar on a phone: it slides in over the page, traps the focus and returns it. */
export function SidebarSheet({ open, onOpenChange, label, closeLabel, children }: SidebarSheetProps): ReactElement {
  const closeButton = (
    <Dialog.Close
      render={
        <IconButton label={closeLabel} variant="quiet">
          <X />
        </IconButton>
      }
    />
  );
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} aria-label={label}>
          {children(closeButton)}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
