import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { AttachmentList, type AttachmentListItem } from './attachment-list.tsx';

const guide: ComponentGuide = {
  use: 'Thumbnails of images attached to a message in a MessageThread. Each opens at full size.',
  avoid: ['FileDrop, to choose and upload files.', 'AttachmentViewer, to view one image.'],
  alsoCalled: ['thumbnails', 'gallery', 'files'],
  keyboard: [
    ['Tab', 'Reaches each image'],
    ['Enter, Space', 'Opens it'],
  ],
  code: `import { AttachmentList } from '@portico/ui/attachment-list';
import { AttachmentViewer } from '@portico/ui/attachment-viewer';
import { useState } from 'react';

interface Image {
  id: string;
  name: string;
  url: string;
  previewUrl: string;
  width: number;
  height: number;
}

export function Images({ images }: { images: readonly Image[] }) {
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <AttachmentList label="Images in this message" items={images} openLabel={(name) => \`Open \${name}\`} onOpen={setOpened} />
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

const drawing = (colour: string) =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"%3E%3Crect width="80" height="60" fill="%23${colour}"/%3E%3Cpath d="M10 15h50M10 27h34M10 39h44" stroke="%239ae6b4" stroke-width="4"/%3E%3C/svg%3E`;

const items: readonly AttachmentListItem[] = [
  { id: 'a', name: 'headers.png', previewUrl: drawing('2d3748') },
  { id: 'b', name: 'traceroute.png', previewUrl: drawing('1a365d') },
  { id: 'c', name: 'boot.gif', previewUrl: drawing('44337a') },
];

const meta = {
  component: AttachmentList,
  parameters: { guide },
  args: { label: 'Images in this message', items, openLabel: (name: string) => `Open ${name}`, onOpen: () => undefined },
} satisfies Meta<typeof AttachmentList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Images: Story = {};
export const OneImage: Story = { args: { items: items.slice(0, 1) } };
export const NotLoaded: Story = { args: { items: [{ id: 'a', name: 'headers.png', previewUrl: 'data:image/png,' }, ...items.slice(1)] } };
export const LongRussian: Story = {
  args: {
    label: 'Изображения этого сообщения',
    openLabel: (name: string) => `Открыть изображение ${name}`,
    items: items.map((item) => ({ ...item, name: `снимок-экрана-с-ошибкой-загрузки-операционной-системы-${item.name}` })),
  },
};
