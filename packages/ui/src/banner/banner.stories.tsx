import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Banner } from './banner.tsx';

const meta = { component: Banner } satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ActingAsClient: Story = {
  args: { label: 'Session', tone: 'warn', children: 'You act as Alexandra of Acme.', action: <Button>Leave</Button> },
};
export const Offline: Story = { args: { label: 'Connection', tone: 'bad', children: 'You are offline. What you see may be old.' } };
export const Sandbox: Story = { args: { label: 'Sandbox', tone: 'info', children: 'Payments are simulated here.' } };
export const LongRussian: Story = {
  args: {
    label: 'Сеанс',
    tone: 'warn',
    children: 'Вы просматриваете портал от имени клиента Александры Константинопольской; все действия записываются в журнал.',
    action: <Button>Завершить сеанс и вернуться</Button>,
  },
};
