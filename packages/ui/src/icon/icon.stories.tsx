import type { Meta, StoryObj } from '@storybook/react-vite';
import { Server, TriangleAlert } from 'lucide-react';
import type { ComponentGuide } from '../component-guide.ts';
import { Icon } from './icon.tsx';

const guide: ComponentGuide = {
  use: "A picture at one of the kit's three sizes, in line with the text around it. Any inline SVG that draws in the current colour will do.",
  avoid: [
    'IconButton, if it can be pressed.',
    'Status, for the state of a thing: an icon alone says too little.',
    'Spinner, for something under way.',
  ],
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
