import type { Meta, StoryObj } from '@storybook/react-vite';
import { Server, TriangleAlert } from 'lucide-react';
import type { ComponentGuide } from '../component-guide.ts';
import { Icon } from './icon.tsx';

const guide: ComponentGuide = {
  use: "An icon in one of the kit's three sizes, aligned with the surrounding text. Any inline SVG that uses the current colour works.",
  avoid: [
    'IconButton, if it can be pressed.',
    'Status, for the state of an object: an icon alone isn’t clear enough.',
    'Spinner, for something in progress.',
  ],
  alsoCalled: ['symbol', 'glyph'],
  keyboard: [],
  code: `import { Icon } from '@portico/ui/icon';

export function Unpaid() {
  return (
    <Icon label="Unpaid">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d="M12 3 2 20h20L12 3zM12 10v4m0 3v.01" />
      </svg>
    </Icon>
  );
}
`,
};

const meta = { component: Icon, parameters: { guide }, args: { children: <Server /> } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 'sm' } };
export const Medium: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const Speaking: Story = { args: { label: 'Unpaid', children: <TriangleAlert /> } };
export const WithinText: Story = {
  render: (args) => (
    <p>
      <Icon {...args} /> Серверы, на которых размещены все ваши услуги
    </p>
  ),
};
