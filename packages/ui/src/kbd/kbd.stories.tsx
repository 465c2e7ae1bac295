import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './kbd.tsx';

const meta = { component: Kbd } satisfies Meta<typeof Kbd>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Letter: Story = { args: { children: 'K' } };
export const Together: Story = {
  render: () => (
    <p>
      <Kbd>Ctrl</Kbd> <Kbd>B</Kbd>
    </p>
  ),
};
export const LongRussian: Story = { args: { children: 'Пробел' } };
