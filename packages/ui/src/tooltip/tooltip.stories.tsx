import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = { component: Tooltip } satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnButton: Story = {
  args: {
    text: 'Restart',
    children: <Button aria-label="Restart">↻</Button>,
  },
};
export const AtOnce: Story = { args: { ...OnButton.args, delayMs: 0, side: 'inline-end' } };
export const LongRussian: Story = {
  args: {
    text: 'Перезапуск займёт около минуты, и на это время сервер перестанет отвечать',
    children: <Button>Перезапустить</Button>,
  },
};
