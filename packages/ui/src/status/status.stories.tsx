import type { Meta, StoryObj } from '@storybook/react-vite';
import { Status } from './status.tsx';

const meta = { component: Status } satisfies Meta<typeof Status>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ok: Story = { args: { tone: 'ok', children: 'Active' } };
export const Warn: Story = { args: { tone: 'warn', children: 'Suspended' } };
export const Bad: Story = { args: { tone: 'bad', children: 'Failed' } };
export const Info: Story = { args: { tone: 'info', children: 'Preparing' } };
export const Over: Story = { args: { tone: 'neutral', sign: 'ring', children: 'Deleted' } };
export const LongRussian: Story = { args: { tone: 'warn', children: 'Приостановлена из-за неоплаченного счёта' } };
