import { Dialog } from '@base-ui/react/dialog';
import { useRef, useState, type ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import modal from '../internal/modal-frame.module.css';
import type { CommandMenuProps } from './command-menu-props.ts';
import styles from './command-menu.module.css';
import { CommandResults } from './command-results.tsx';

/** The menu above the page. Its content is reset on each opening. */
export function CommandPanel({
  open,
  onOpenChange,
  label,
  placeholder,
  closeLabel,
  emptyText,
  busyText,
  countText,
  groups,
  onQueryChange,
  busy,
  matches,
  maxResults,
  moreText,
  footer,
  className,
  ...rest
}: Omit<CommandMenuProps, 'shortcut'>): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [wasOpen, setWasOpen] = useState(open);
  const [opening, setOpening] = useState(0);
  // If it reopens while it closes, the panel is the same, so its content must be reset.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpening(opening + 1);
  }
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={modal.backdrop} />
        <Dialog.Viewport className={classNames(modal.viewport, styles.viewport)} data-from="top">
          <Dialog.Popup
            {...rest}
            className={classNames(modal.popup, styles.popup, className)}
            aria-label={label}
            initialFocus={input}
            data-from="top"
          >
            <CommandResults
              key={opening}
              label={label}
              placeholder={placeholder}
              closeLabel={closeLabel}
              emptyText={emptyText}
              busyText={busyText}
              countText={countText}
              groups={groups}
              onQueryChange={onQueryChange}
              busy={busy}
              matches={matches}
              maxResults={maxResults}
              moreText={moreText}
              footer={footer}
              inputRef={input}
              onDone={() => onOpenChange(false)}
            />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
