import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Callout } from './callout.tsx';

const meta = { component: Callout } satisfies Meta<typeof Callout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Note: Story = { args: { tone: 'info', children: 'Periods are UTC months.' } };
export const Success: Story = {
  args: { tone: 'ok', role: 'status', title: 'Password changed', children: 'Your other sessions were signed out.' },
};
export const Warning: Story = {
  args: {
    tone: 'warn',
    title: 'Payment is on its way',
    children: 'The gateway has not answered yet. Nothing is lost.',
    actions: <Button>Ask again</Button>,
  },
};
export const Failure: Story = { args: { tone: 'bad', role: 'alert', title: 'The order was refused', children: 'Your cart is as it was.' } };
export const LongRussian: Story = {
  args: {
    tone: 'bad',
    title: 'Все данные на диске сервера edge-fra-01.acme.dev будут безвозвратно удалены',
    children:
      'Переустановка операционной системы стирает содержимое всех разделов, включая резервные копии, которые хранятся на том же диске.',
    actions: <Button>Всё равно переустановить операционную систему</Button>,
  },
};
