import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from './stack.tsx';

const meta = { component: Stack } satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

const children = (
  <>
    <span>Frankfurt</span>
    <span>Amsterdam</span>
    <span>Helsinki</span>
  </>
);

export const Column: Story = { args: { children } };
export const Row: Story = { args: { children, direction: 'row', justify: 'between' } };
export const LongRussian: Story = {
  args: {
    direction: 'row',
    gap: 2,
    children: (
      <>
        <span>Расширенные параметры резервного копирования</span>
        <span>Дополнительные сетевые адреса и обратные записи</span>
        <span>Переустановка операционной системы</span>
      </>
    ),
  },
};
