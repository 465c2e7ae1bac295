import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './banner.tsx';

const meta = { component: Banner } satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ActingAsClient: Story = {
  args: { label: 'Session', tone: 'warn', children: 'You act as Alexandra of Acme.', action: <button type="button">Leave</button> },
};
export const Offline: Story = { args: { label: 'Connection', tone: 'bad', children: 'You are offline. What you see may be old.' } };
export const Sandbox: Story = { args: { label: 'Sandbox', tone: 'info', children: 'Payments are simulated here.' } };
export const LongRussian: Story = {
  args: {
    label: 'Сеанс',
    tone: 'warn',
    children: 'Вы просматриваете портал от имени клиента Александры Константинопольской; все действия записываются в журнал.',
    action: <button type="button">Завершить сеанс и вернуться</button>,
  },
};
