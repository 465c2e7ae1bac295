import { AttachmentList } from '@portico/ui/attachment-list';
import { AttachmentViewer, type ViewedAttachment } from '@portico/ui/attachment-viewer';
import { useState, type ReactElement } from 'react';

/** Thumbnails of a message's images; each opens in the viewer. */
export function MessageImages({ images }: { images: readonly ViewedAttachment[] }): ReactElement {
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <AttachmentList
        label="Images in this message"
        items={images.map(({ id, name, url }) => ({ id, name, previewUrl: url }))}
        openLabel={(name) => `Open ${name}`}
        onOpen={setOpened}
      />
      <AttachmentViewer
        items={images}
        openId={opened}
        onOpen={setOpened}
        onClose={() => setOpened(undefined)}
        previousLabel="Previous image"
        nextLabel="Next image"
        downloadLabel="Download"
        positionText={(position, total) => `${position} of ${total}`}
        failedText="Couldn’t show the image"
      />
    </>
  );
}
