import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.tsx';

const meta = { component: Avatar } satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Latin: Story = { args: { name: 'Alexandra' } };
export const Nameless: Story = { args: { name: '' } };
export const LongRussian: Story = { args: { name: 'Александра-Виктория Константинопольская' } };
