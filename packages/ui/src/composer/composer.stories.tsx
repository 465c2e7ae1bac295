import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentGuide } from '../component-guide.ts';
import { Field } from '../field/field.tsx';
import { FileDrop, type FileDropItem } from '../file-drop/file-drop.tsx';
import { Composer, type ComposerProps } from './composer.tsx';

const guide: ComponentGuide = {
  use: 'Writes and sends a message below a MessageThread: text, attachments and the send button.',
  avoid: ['Textarea, for one field of a longer form.', 'Dialog, for a question with a short answer.'],
  alsoCalled: ['message box', 'reply box', 'chat input'],
  anatomy: [
    ['Text', 'Grows with what is written'],
    ['Attachments', 'Files that go with the message'],
    ['Note and send button', 'At its end'],
  ],
  keyboard: [
    ['Tab', 'Reaches the text, the attachments, then the button'],
    ['Ctrl+Enter, Cmd+Enter', 'In the text: sends the message'],
  ],
  code: `import { Composer } from '@portico/ui/composer';
import { useState } from 'react';

export function Answer({ onSend }: { onSend: (text: string) => Promise<void> }) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function send() {
    if (text.trim() === '') return setError('Write a reply');
    setBusy(true);
    try {
      await onSend(text);
      setText('');
    } catch {
      setError('Couldn’t send your reply. Try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Composer
      label="Your reply"
      value={text}
      onValueChange={(value) => {
        setError(undefined);
        setText(value);
      }}
      error={error}
      footer="Your draft is kept on this device."
      sendLabel="Send reply"
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    />
  );
}
`,
};

function KeepingComposer({ value, onValueChange, onSubmit, ...rest }: ComposerProps) {
  const [kept, setKept] = useState(value);
  return (
    <Composer
      {...rest}
      style={{ maxInlineSize: '44rem' }}
      value={kept}
      onValueChange={(next) => {
        setKept(next);
        onValueChange(next);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
    />
  );
}

function Files({ label, chooseLabel, items }: { label: string; chooseLabel: string; items: readonly FileDropItem[] }) {
  return (
    <Field label={label}>
      <FileDrop
        chooseLabel={chooseLabel}
        items={items}
        onAdd={() => undefined}
        onRefuse={() => undefined}
        onRemove={() => undefined}
        statusLabels={{ waiting: 'Waiting', sending: 'Sending', sent: 'Attached', failed: 'Not sent' }}
        removeLabel={(name) => `Remove ${name}`}
      />
    </Field>
  );
}

const answer = `Thank you, mail arrives now.

One more thing: the second address has no name yet.`;

const meta = {
  component: Composer,
  parameters: { guide },
  render: (args) => <KeepingComposer {...args} />,
  args: {
    label: 'Your reply',
    value: '',
    onValueChange: () => undefined,
    counter: '0 / 8,000',
    footer: 'Your draft is kept on this device.',
    sendLabel: 'Send reply',
  },
} satisfies Meta<typeof Composer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Written: Story = { args: { value: answer, counter: '82 / 8,000' } };
export const WithAttachments: Story = {
  args: {
    value: answer,
    counter: '82 / 8,000',
    attachments: (
      <Files
        label="Attachments"
        chooseLabel="Choose files"
        items={[{ id: 'a', name: 'headers.png', sizeText: '412 kB', status: 'sent' }]}
      />
    ),
  },
};
export const Refused: Story = { args: { error: 'Write a reply' } };
export const Sending: Story = { args: { value: answer, counter: '82 / 8,000', busy: true } };
export const NotAllowed: Story = {
  args: { value: answer, counter: '82 / 8,000', disabledReason: 'Your role can read tickets but not reply to them' },
};
export const WithKeys: Story = { args: { value: answer, counter: '82 / 8,000', sendKeys: 'Ctrl+Enter to send' } };
export const LongRussian: Story = {
  args: {
    label: 'Ваш ответ службе технической поддержки провайдера',
    description: 'Чем подробнее описана последовательность действий, тем быстрее дежурный инженер найдёт причину неисправности',
    counter: '7 942 / 8 000',
    footer: 'Черновик хранится в этом браузере, пока вы не отправите ответ; другим пользователям организации он не виден.',
    sendLabel: 'Отправить ответ дежурному инженеру',
    attachments: (
      <Files
        label="Снимки экрана и другие изображения к обращению"
        chooseLabel="Выберите файлы на устройстве или перетащите их сюда"
        items={[]}
      />
    ),
  },
};
