import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentGuide } from '../component-guide.ts';
import { Field } from '../field/field.tsx';
import { FileDrop, type FileDropItem, type FileDropProps } from './file-drop.tsx';

const guide: ComponentGuide = {
  use: 'Accepts files from the device: chosen, dropped on it, or pasted into the surrounding form. The application uploads them and reports progress.',
  avoid: ['TextInput, for the URL of a remote file.', 'Textarea, for a key or certificate that people paste rather than upload.'],
  alsoCalled: ['upload', 'file input', 'dropzone'],
  anatomy: [
    ['Drop area', 'Takes files and opens the chooser'],
    ['File', 'Name, size, progress and outcome'],
    ['Hint', 'Formats and limits'],
  ],
  keyboard: [
    ['Tab', "Reaches the file picker, then each file's buttons"],
    ['Enter, Space', 'Opens the file picker; on a button, retries or removes'],
    ['Ctrl+V, Cmd+V', 'Adds an image from the clipboard, anywhere in the form'],
  ],
  code: `import { Field } from '@portico/ui/field';
import { FileDrop, type FileDropItem } from '@portico/ui/file-drop';
import { useState } from 'react';

const reasons = { type: 'is no JPG, PNG or GIF', size: 'is larger than 2 MB', count: 'is one too many' };

export function Attachments() {
  const [items, setItems] = useState<FileDropItem[]>([]);
  const [error, setError] = useState<string>();

  function add(files: File[]) {
    setError(undefined);
    // This is where sending begins; its progress and its end become \`status\` and \`progress\`.
    setItems([...items, ...files.map((file) => ({ id: crypto.randomUUID(), name: file.name, status: 'waiting' as const, file }))]);
  }

  return (
    <Field label="Attachments" description="JPG, PNG or GIF. Up to 5 images, 2 MB each" error={error}>
      <FileDrop
        chooseLabel="Choose files"
        dropText="or drop them here"
        accept={['image/jpeg', 'image/png', 'image/gif']}
        maxBytes={2 * 1024 * 1024}
        maxFiles={5}
        items={items}
        onAdd={add}
        onRefuse={(refusals) => setError(refusals.map(({ file, reason }) => \`\${file.name} \${reasons[reason]}\`).join('. '))}
        onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
        statusLabels={{ waiting: 'Waiting', sending: 'Sending', sent: 'Attached', failed: 'Not sent' }}
        removeLabel={(name) => \`Remove \${name}\`}
      />
    </Field>
  );
}
`,
};

interface FileDropStory extends FileDropProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

function KeepingFileDrop({ label, hint, error, items, onAdd, onRemove, ...rest }: FileDropStory) {
  const [kept, setKept] = useState(items ?? []);
  return (
    <Field label={label} description={hint} error={error} style={{ maxInlineSize: '30rem' }}>
      <FileDrop
        {...rest}
        items={kept}
        onAdd={(files) => {
          setKept([...kept, ...files.map((file) => ({ id: file.name, name: file.name, status: 'waiting' as const, file }))]);
          onAdd?.(files);
        }}
        onRemove={(id) => {
          setKept(kept.filter((item) => item.id !== id));
          onRemove?.(id);
        }}
      />
    </Field>
  );
}

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Crect width="40" height="40" fill="%232d3748"/%3E%3Cpath d="M6 10h28M6 17h18M6 24h23" stroke="%239ae6b4" stroke-width="3"/%3E%3C/svg%3E';

const everyStatus: readonly FileDropItem[] = [
  { id: 'a', name: 'console.png', sizeText: '412 kB', status: 'sent', previewUrl: picture },
  { id: 'b', name: 'traceroute.png', sizeText: '1.2 MB', status: 'sending', progress: 40, previewUrl: picture },
  { id: 'c', name: 'boot.gif', sizeText: '1.9 MB', status: 'waiting' },
  { id: 'd', name: 'panel.jpg', sizeText: '88 kB', status: 'failed', error: 'The connection was lost. Try again' },
];

const meta = {
  component: FileDrop,
  parameters: { guide },
  render: (args) => <KeepingFileDrop {...args} />,
  args: {
    label: 'Attachments',
    hint: 'JPG, PNG or GIF. Up to 5 images, 2 MB each',
    chooseLabel: 'Choose files',
    dropText: 'or drop them here',
    accept: ['image/jpeg', 'image/png', 'image/gif'],
    maxBytes: 2 * 1024 * 1024,
    maxFiles: 5,
    items: [],
    onAdd: () => undefined,
    onRefuse: () => undefined,
    onRemove: () => undefined,
    onRetry: () => undefined,
    statusLabels: { waiting: 'Waiting', sending: 'Sending', sent: 'Attached', failed: 'Not sent' },
    removeLabel: (name: string) => `Remove ${name}`,
    retryLabel: (name: string) => `Send ${name} again`,
  },
} satisfies Meta<FileDropStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EveryStatus: Story = { args: { items: everyStatus } };
/** Files are dragged over it. */
export const FilesAbove: Story = {
  play: ({ canvasElement }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'console.png', { type: 'image/png' }));
    canvasElement.querySelector('label:has(input)')?.dispatchEvent(new DragEvent('dragover', { bubbles: true, dataTransfer }));
  },
};
export const Refused: Story = {
  args: { error: 'backup.zip isn’t a JPG, PNG or GIF', items: everyStatus.slice(0, 1) },
};
export const Disabled: Story = { args: { disabled: true, items: everyStatus.slice(0, 1) } };
export const Compact: Story = { args: { compact: true } };
export const LongRussian: Story = {
  args: {
    label: 'Снимки экрана и другие изображения к обращению',
    hint: 'Изображения JPG, PNG или GIF, не больше 2 МБ каждое и не больше пяти вместе',
    chooseLabel: 'Выберите файлы на устройстве',
    dropText: 'или перетащите их сюда; изображение из буфера обмена можно вставить прямо в сообщение',
    statusLabels: { waiting: 'Ожидает отправки', sending: 'Отправляется', sent: 'Прикреплён', failed: 'Не отправлен' },
    removeLabel: (name: string) => `Удалить файл ${name}`,
    retryLabel: (name: string) => `Отправить файл ${name} ещё раз`,
    items: [
      {
        id: 'a',
        name: 'снимок-экрана-с-ошибкой-загрузки-операционной-системы-после-перезапуска.png',
        sizeText: '1,9 МБ',
        status: 'failed',
        error: 'Соединение прервалось, файл не отправлен. Проверьте подключение и отправьте его ещё раз',
      },
    ],
  },
};
