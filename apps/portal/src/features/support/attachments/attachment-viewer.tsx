import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { Attachment } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Dialog } from '@portico/ui/dialog';
import { IconButton } from '@portico/ui/icon-button';
import { attachmentMessages as m } from './attachments.messages.ts';
import styles from './attachments.module.css';
import { fileUrl } from '../../../calls/file-url.ts';
import { useRenewedLinks } from './use-renewed-links.ts';

type ViewerProps = {
  readonly attachments: readonly Attachment[];
  readonly opened: string;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
};

/** One image as large as there is room for, and the way to its neighbours. */
export function AttachmentViewer({ attachments, opened, onOpen, onClose }: ViewerProps) {
  const { formatMessage } = useIntl();
  const { isBroken, onBroken } = useRenewedLinks();
  const index = attachments.findIndex(({ id }) => id === opened);
  const [before, attachment, after] = [attachments[index - 1], attachments[index], attachments[index + 1]];
  const go = (to: Attachment | undefined) => to && onOpen(to.id);
  const turn = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(before);
    if (key === 'ArrowRight') go(after);
  });
  // Wherever the focus is: a button that can't go further loses it, and the dialog keeps arrows to itself.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => turn(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, []);
  if (attachment === undefined) return null;
  const { name, url, width, height } = attachment;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      padding="none"
      title={name}
      titleNote={attachments.length > 1 ? formatMessage(m.position, { number: index + 1, total: attachments.length }) : undefined}
      closeLabel={formatMessage(m.close)}
      footer={
        <div className={styles.tools}>
          {attachments.length > 1 ? (
            <div className={styles.steps}>
              <IconButton label={formatMessage(m.previous)} disabled={before === undefined} onClick={() => go(before)}>
                <ChevronLeft />
              </IconButton>
              <IconButton label={formatMessage(m.next)} disabled={after === undefined} onClick={() => go(after)}>
                <ChevronRight />
              </IconButton>
            </div>
          ) : null}
          <Button iconStart={<Download />} render={<a href={fileUrl(url)} download={name} />}>
            {formatMessage(m.download)}
          </Button>
        </div>
      }
    >
      <div className={styles.stage}>
        {isBroken(url) ? (
          <p role="alert">{formatMessage(m.notShown)}</p>
        ) : (
          <img
            key={url}
            src={fileUrl(url)}
            alt={name}
            width={width}
            height={height}
            className={styles.large}
            onError={() => onBroken(url)}
          />
        )}
      </div>
    </Dialog>
  );
}
