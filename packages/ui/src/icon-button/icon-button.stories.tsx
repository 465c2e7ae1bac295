import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight, Trash2 } from 'lucide-react';
import type { ComponentGuide } from '../component-guide.ts';
import { IconButton } from './icon-button.tsx';

const guide: ComponentGuide = {
  use: 'A square button with only an icon, if there is no room for a label and the icon is familiar: remove, close, more.',
  avoid: [
    'Button, wherever a label fits: more people understand words than icons.',
    'CopyButton, to copy: it also confirms the result.',
    'Link with text, for navigation.',
  ],
  alsoCalled: ['icon only button'],
  keyboard: [
    ['Enter, Space', 'Presses it'],
    ['Tab', 'Reaches it, even while it is busy or disabled with a reason'],
  ],
  code: `import { IconButton } from '@portico/ui/icon-button';

export function RemoveFromCart({
  name,
  onRemove,
}: {
  name: string;
  onRemove: () => void;
}) {
  return (
    <IconButton label={'Remove ' + name} variant="quiet" size="sm" onClick={onRemove}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d="M4 7h16M10 11v6m4-6v6M6 7l1 13h10l1-13M9 7V4h6v3" />
      </svg>
    </IconButton>
  );
}
`,
};

const meta = { component: IconButton, parameters: { guide }, args: { label: 'Remove VPS NVMe 8', children: <Trash2 /> } } satisfies Meta<
  typeof IconButton
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Small: Story = { args: { variant: 'quiet', size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Expanded: Story = {
  args: { variant: 'quiet', label: 'Details of VPS NVMe 8', 'aria-expanded': true, children: <ChevronRight /> },
};
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledWithReason: Story = {
  args: { disabledReason: 'Your order is being placed' },
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
export const LongRussian: Story = { args: { label: 'Удалить из корзины виртуальный сервер с накопителем NVMe' } };
