import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../internal/class-names.ts';
import { useReturnFocus } from '../internal/use-return-focus.ts';
import styles from './bulk-bar.module.css';

export interface BulkBarProps extends ComponentPropsWithRef<'div'> {
  /** Names the region: "Selected services". */
  label: string;
  /** How many rows are selected, announced whenever it changes: "3 selected". */
  count: ReactNode;
  /** Small buttons, one for each action. Say why with `disabledReason` where no selected row allows one. */
  children: ReactNode;
  /** Names the button that clears the selection. */
  clearLabel: string;
  onClear: () => void;
}

/**
 * Actions for the selected rows of a table. Render it after the table while anything is selected: it stays in view at the window's bottom.
 * When it leaves, the focus returns to where it was before it entered the bar.
 */
export function BulkBar({ label, count, clearLabel, onClear, className, children, onFocus, ...rest }: BulkBarProps): ReactElement {
  const focus = useReturnFocus(onFocus);
  return (
    <div {...rest} {...focus} role="region" aria-label={label} className={classNames(styles.root, className)}>
      <span className={styles.count} role="status">
        {count}
      </span>
      <div className={styles.actions}>{children}</div>
      <IconButton size="sm" variant="quiet" label={clearLabel} onClick={onClear}>
        <X />
      </IconButton>
    </div>
  );
}
