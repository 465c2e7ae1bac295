import { Card } from '@portico/ui/card';
import { Composer } from '@portico/ui/composer';
import { Field } from '@portico/ui/field';
import { FileDrop } from '@portico/ui/file-drop';
import { useState, type ComponentProps, type FormEvent, type ReactElement } from 'react';
import { number } from '../frame/wording.ts';

type Refusals = Parameters<ComponentProps<typeof FileDrop>['onRefuse']>[0];

const maxLength = 8_000;
const maxFiles = 5;
const maxBytes = 10_000_000;

const refusalOf = {
  type: (name: string) => `${name} is not a JPG, PNG or GIF.`,
  size: (name: string) => `${name} is larger than 10 MB.`,
  count: (name: string) => `${name} is one too many: attach up to 5 images.`,
} as const;

interface TicketAnswerProps {
  onSend: (text: string, files: readonly File[]) => void;
}

/** The answer with its images. An empty one isn't sent, and the field says why. */
export function TicketAnswer({ onSend }: TicketAnswerProps): ReactElement {
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState<Refusals>([]);
  const used = text.trim().length;

  function send(event: FormEvent): void {
    event.preventDefault();
    if (used === 0) return setError('Write your reply');
    if (used > maxLength) return setError('Shorten your reply to 8,000 characters');
    onSend(text, files);
    setText('');
    setFiles([]);
  }

  return (
    <Card>
      <Composer
        label="Your reply"
        name="reply"
        value={text}
        onValueChange={(value) => {
          setError(undefined);
          setText(value);
        }}
        error={error}
        counter={`${number(used)} / ${number(maxLength)}`}
        attachments={
          <Field
            label="Images"
            description="Up to 5, 10 MB each"
            error={refused.map(({ file, reason }) => refusalOf[reason](file.name)).join(' ') || undefined}
          >
            <FileDrop
              compact
              name="images"
              chooseLabel="Choose images"
              dropText="or drop or paste them here"
              accept={['image/jpeg', 'image/png', 'image/gif']}
              maxBytes={maxBytes}
              maxFiles={maxFiles}
              value={files}
              onValueChange={(next) => {
                setRefused([]);
                setFiles(next);
              }}
              onRefuse={setRefused}
              statusLabels={{ waiting: 'Waiting', sending: 'Sending', sent: 'Attached', failed: 'Not sent' }}
              removeLabel={(name) => `Remove ${name}`}
            />
          </Field>
        }
        footer="We usually answer within an hour."
        sendLabel="Send reply"
        sendKeys="Ctrl+Enter to send"
        onSubmit={send}
      />
    </Card>
  );
}
