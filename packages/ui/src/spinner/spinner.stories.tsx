import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;
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
