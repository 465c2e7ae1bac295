import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Spinner } from './spinner.tsx';

const guide: ComponentGuide = {
  use: 'Something in progress, in the colour of the surrounding text. A label announces what is pending.',
  avoid: [
    'Button with `busy`, for an action: it shows a spinner and keeps its width.',
    'Skeleton, for loading content.',
    'Progress, for more than a few seconds.',
  ],
  alsoCalled: ['loader', 'loading', 'activity indicator'],
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
