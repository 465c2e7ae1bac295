import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { width: 'medium' } };
export const Title: Story = { args: { shape: 'title', width: 'short' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const Block: Story = { args: { shape: 'block' } };
/** There is no text in it, so a long language changes nothing but the words around it. */
export const LongRussian: Story = {
  render: () => (
    <p aria-busy="true">
      Запрашиваем сведения об использованном трафике <Skeleton width="short" />
    </p>
  ),
};
