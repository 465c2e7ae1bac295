import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { refreshOperations } from '@portico/api-queries/invalidations';
import type { Attachment } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { AttachmentList } from '@portico/ui/attachment-list';
import { AttachmentViewer } from '@portico/ui/attachment-viewer';
import { fileUrl } from '../../../operations/file-url.ts';
import { attachmentMessages as m } from './attachments.messages.ts';

const minuteMs = 60_000;

/** Thumbnails of a message's images; each opens in the viewer. */
export function MessageAttachments({ attachments }: { readonly attachments: readonly Attachment[] }) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<string>();
  const renewedAt = useRef(-Infinity);

  /**
   * Links are valid for a few minutes. An expired one triggers a refetch of the ticket, which brings new links. Once a minute, because an
   * image that is gone fails with every new link.
   */
  function renewLinks(): void {
    if (performance.now() - renewedAt.current < minuteMs) return;
    renewedAt.current = performance.now();
    refreshOperations(queryClient, ['getTicket']);
  }

  const items = attachments.map(({ id, name, url, preview_url: previewUrl, width, height }) => ({
    id,
    name,
    url: fileUrl(url),
    previewUrl: fileUrl(previewUrl),
    width,
    height,
  }));
  return (
    <>
      <AttachmentList
        label={formatMessage(m.list)}
        items={items}
        openLabel={(name) => formatMessage(m.open, { name })}
        onOpen={setOpened}
        onPreviewError={renewLinks}
      />
      <AttachmentViewer
        items={items}
        openId={opened}
        onOpen={setOpened}
        onClose={() => setOpened(undefined)}
        previousLabel={formatMessage(m.previous)}
        nextLabel={formatMessage(m.next)}
        downloadLabel={formatMessage(m.download)}
        positionText={(number, total) => formatMessage(m.position, { number, total })}
        failedText={formatMessage(m.notShown)}
        onImageError={renewLinks}
      />
    </>
  );
}
