import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Spinner } from './spinner.tsx';

const guide: ComponentGuide = {
  use: 'Turns while something is under way, in the colour of the text around it. With a label it announces what is waited for.',
  avoid: [
    'Button with `busy`, for an action: it shows a spinner and keeps its width.',
    'Skeleton, for content on its way.',
    'Progress, for more than a few seconds.',
  ],
  keyboard: [],
  code: `import { Spinner } from '@portico/ui/spinner';

export function Connecting() {
  return <Spinner size="lg" label="Connecting to the console" />;
}
`,
};

const meta = { component: Spinner, parameters: { guide } } satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Decorative: Story = {
  render: (args) => (
    <p>
      Saving… <Spinner {...args} />
    </p>
  ),
};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Announced: Story = { args: { size: 'lg', label: 'Загружается список услуг' } };
