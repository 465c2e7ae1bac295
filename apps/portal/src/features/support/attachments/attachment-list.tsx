import { useState } from 'react';
import { ImageOff } from 'lucide-react';
import type { Attachment } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { AttachmentViewer } from './attachment-viewer.tsx';
import { attachmentMessages as m } from './attachments.messages.ts';
import styles from './attachments.module.css';
import { fileUrl } from '../../../calls/file-url.ts';
import { useRenewedLinks } from './use-renewed-links.ts';

/** Small pictures of what came along with a message; each opens large. */
export function AttachmentList({ attachments }: { readonly attachments: readonly Attachment[] }) {
  const { formatMessage } = useIntl();
  const [opened, setOpened] = useState<string>();
  const { isBroken, onBroken } = useRenewedLinks();
  return (
    <>
      <ul role="list" aria-label={formatMessage(m.list)} className={styles.list}>
        {attachments.map(({ id, name, preview_url: url }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-haspopup="dialog"
              aria-label={formatMessage(m.open, { name })}
              onClick={() => setOpened(id)}
            >
              {isBroken(url) ? (
                <ImageOff aria-hidden="true" />
              ) : (
                <img src={fileUrl(url)} alt="" loading="lazy" className={styles.picture} onError={() => onBroken(url)} />
              )}
            </button>
            <bdi className={styles.name} aria-hidden="true">
              {name}
            </bdi>
          </li>
        ))}
      </ul>
      {opened === undefined ? null : (
        <AttachmentViewer attachments={attachments} opened={opened} onOpen={setOpened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
