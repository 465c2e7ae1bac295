import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const meta = { component: Popover } satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

const boxes = (
  <>
    <label>
      <input type="checkbox" /> Active
    </label>
    <label>
      <input type="checkbox" /> Suspended
    </label>
  </>
);

export const Closed: Story = { args: { trigger: <Button>Status</Button>, title: 'Filter by status', children: boxes } };
export const Open: Story = { args: { ...Closed.args, open: true } };
export const LongRussian: Story = {
  args: {
    open: true,
    trigger: <Button>Состояние</Button>,
    title: 'Отобрать услуги по их текущему состоянию',
    children: <p>Показываются только те услуги, состояние которых отмечено; остальные остаются в учётной записи.</p>,
  },
};
