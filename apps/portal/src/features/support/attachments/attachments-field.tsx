import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl, useLocale } from '@portico/i18n/react';
import { useUnits } from '@portico/i18n/use-units';
import { Field } from '@portico/ui/field';
import { FileDrop } from '@portico/ui/file-drop';
import type { FileDropItem } from '@portico/ui/file-drop';
import { fileLimitsQuery } from '../support.queries.ts';
import { attachmentMessages as m } from './attachments.messages.ts';
import type { ChosenFile, ServerText } from './chosen-file.ts';
import { fileUrl } from '../../../operations/file-url.ts';
import type { Attachments } from './use-attachments.ts';

type Refusals = Parameters<React.ComponentProps<typeof FileDrop>['onRefuse']>[0];

/**
 * Images from the file picker, drag and drop, the clipboard or a phone's camera. Files over the limits are rejected in the browser; the
 * server checks the rest again.
 */
export function AttachmentsField({ attachments, disabled }: { readonly attachments: Attachments; readonly disabled: boolean }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { bytes } = useUnits();
  const limits = useQuery(fileLimitsQuery()).data;
  const [refused, setRefused] = useState<Refusals>([]);
  const { maxFiles } = attachments;
  const size = limits === undefined ? '' : bytes(limits.attachment_max_bytes);
  const sentences = {
    type: (name: string) => formatMessage(m.wrongType, { name }),
    size: (name: string) => formatMessage(m.tooLarge, { name, size }),
    count: (name: string) => formatMessage(m.tooMany, { name, count: maxFiles }),
  };

  function itemOf(file: ChosenFile): FileDropItem {
    const { key: id, name, status, file: source } = file;
    const item = { id, name, status, sizeText: bytes(file.bytes), file: source };
    if (file.status === 'sending') return { ...item, progress: file.progress };
    if (file.status === 'sent') return { ...item, previewUrl: fileUrl(file.previewUrl) };
    return file.status === 'failed' ? { ...item, error: textOf(file.reason) } : item;
  }

  function textOf(reason: Message | ServerText): string {
    if (!('text' in reason)) return formatMessage(reason);
    // The server's text in another language gives way to the general one.
    return reason.locale === locale ? reason.text : formatMessage(m.failed);
  }

  const refusalText = refused.map(({ file, reason }) => sentences[reason](file.name)).join(' ');
  return (
    <Field
      label={formatMessage(m.label)}
      // An empty line keeps what is below in place while the limits load.
      description={limits ? formatMessage(m.hint, { size, count: maxFiles }) : '\u00a0'}
      error={refusalText || (attachments.error && formatMessage(attachments.error, { count: maxFiles }))}
    >
      <FileDrop
        compact
        chooseLabel={formatMessage(m.choose)}
        dropText={formatMessage(m.drop)}
        accept={limits?.types ?? ['image/jpeg', 'image/png', 'image/gif']}
        maxBytes={limits?.attachment_max_bytes}
        maxFiles={maxFiles}
        disabled={disabled}
        items={attachments.files.map(itemOf)}
        onAdd={(files) => {
          setRefused([]);
          attachments.add(files);
        }}
        onRefuse={setRefused}
        onRemove={(key) => {
          setRefused([]);
          attachments.remove(key);
        }}
        onRetry={attachments.retry}
        statusLabels={{
          waiting: formatMessage(m.waiting),
          sending: formatMessage(m.sending),
          sent: formatMessage(m.sent),
          failed: formatMessage(m.failed),
        }}
        removeLabel={(name) => formatMessage(m.remove, { name })}
        retryLabel={(name) => formatMessage(m.retry, { name })}
      />
    </Field>
  );
}
