import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BesideText: Story = {
  render: () => (
    <p>
      3 <VisuallyHidden>items in the cart</VisuallyHidden>
    </p>
  ),
};
