import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { AttachmentViewer, type AttachmentViewerProps, type ViewedAttachment } from './attachment-viewer.tsx';

const guide: ComponentGuide = {
  use: 'One image as large as the screen allows, with the previous and next one a step away. AttachmentList opens it.',
  avoid: ['Dialog, for anything other than an image.', 'Link, for a file the browser can’t display.'],
  alsoCalled: ['lightbox', 'image viewer', 'gallery'],
  keyboard: [
    ['←, →', 'Shows the previous or next image, wherever the focus is'],
    ['Tab', 'Moves within it'],
    ['Escape', 'Closes it and returns focus'],
  ],
  code: `import { AttachmentViewer } from '@portico/ui/attachment-viewer';
import { Button } from '@portico/ui/button';
import { useState } from 'react';

const images = [
  { id: 'a', name: 'headers.png', url: '/files/a', width: 1280, height: 800 },
  { id: 'b', name: 'traceroute.png', url: '/files/b', width: 900, height: 600 },
];

export function Screenshots() {
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <Button onClick={() => setOpened('a')}>Screenshots</Button>
      <AttachmentViewer
        items={images}
        openId={opened}
        onOpen={setOpened}
        onClose={() => setOpened(undefined)}
        closeLabel="Close"
        previousLabel="Previous image"
        nextLabel="Next image"
        downloadLabel="Download"
        positionText={(position, total) => \`\${position} of \${total}\`}
        failedText="Couldn’t load the image"
      />
    </>
  );
}
`,
};

function KeepingViewer({ openId: opened, onOpen, onClose, ...rest }: AttachmentViewerProps) {
  const [kept, setKept] = useState(opened);
  return (
    <>
      <Button onClick={() => setKept('b')}>Screenshots</Button>
      <AttachmentViewer
        {...rest}
        openId={kept}
        onOpen={(id) => {
          setKept(id);
          onOpen(id);
        }}
        onClose={() => {
          setKept(undefined);
          onClose();
        }}
      />
    </>
  );
}

const drawing = (colour: string, width: number, height: number) =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 80 60"%3E%3Crect x="-99" y="-99" width="299" height="299" fill="%23${colour}"/%3E%3Cpath d="M10 15h50M10 27h34M10 39h44" stroke="%239ae6b4" stroke-width="4"/%3E%3C/svg%3E`;

const items: readonly ViewedAttachment[] = [
  { id: 'a', name: 'headers.png', url: drawing('2d3748', 640, 400), width: 640, height: 400 },
  { id: 'b', name: 'traceroute.png', url: drawing('1a365d', 1600, 1200), width: 1600, height: 1200 },
  { id: 'c', name: 'phone.png', url: drawing('44337a', 300, 900), width: 300, height: 900 },
];

const meta = {
  component: AttachmentViewer,
  parameters: { guide, docs: { story: { inline: false, height: '34rem' } } },
  render: (args) => <KeepingViewer {...args} />,
  args: {
    items,
    openId: undefined,
    onOpen: () => undefined,
    onClose: () => undefined,
    closeLabel: 'Close',
    previousLabel: 'Previous image',
    nextLabel: 'Next image',
    downloadLabel: 'Download',
    positionText: (position: number, total: number) => `${position} of ${total}`,
    failedText: 'Couldn’t load the image',
  },
} satisfies Meta<typeof AttachmentViewer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { openId: 'b' } };
export const Tall: Story = { args: { openId: 'c' } };
export const OnlyOne: Story = { args: { items: items.slice(0, 1), openId: 'a' } };
export const NotLoaded: Story = {
  args: { items: [{ id: 'a', name: 'headers.png', url: 'data:image/png,', width: 640, height: 400 }], openId: 'a' },
};
export const LongRussian: Story = {
  args: {
    openId: 'b',
    closeLabel: 'Закрыть просмотр',
    previousLabel: 'Предыдущее изображение',
    nextLabel: 'Следующее изображение',
    downloadLabel: 'Скачать исходное изображение на устройство',
    positionText: (position: number, total: number) => `${position} из ${total}`,
    failedText: 'Не удалось загрузить изображение',
    items: items.map((item) => ({ ...item, name: `снимок-экрана-с-ошибкой-загрузки-операционной-системы-${item.name}` })),
  },
};
